/** Pictures put together byte by byte, sound ones and others. */
import { crc32, deflateSync } from 'node:zlib';

const big = (value: number) => {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32BE(value);
	return bytes;
};

/** One chunk of a PNG with its checksum. */
export function chunk(type: string, data: Uint8Array): Buffer {
	const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
	return Buffer.concat([big(data.length), body, big(crc32(body))]);
}

export interface Drawn {
	readonly width?: number;
	readonly height?: number;
	readonly bits?: number;
	readonly colour?: number;
	readonly interlaced?: number;
	/** Unpacked, one filter byte a row. */
	readonly pixels?: Uint8Array;
	/** After the head. */
	readonly more?: readonly Buffer[];
}

const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex');

/** A PNG in plain colour. */
export function pngOf({
	width = 3,
	height = 2,
	bits = 8,
	colour = 2,
	interlaced = 0,
	pixels,
	more = []
}: Drawn = {}): Buffer {
	const head = Buffer.concat([
		big(width),
		big(height),
		Buffer.from([bits, colour, 0, 0, interlaced])
	]);
	const samples = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[colour] ?? 1;
	const row = 1 + Math.ceil((width * samples * bits) / 8);
	return Buffer.concat([
		PNG_START,
		chunk('IHDR', head),
		...more,
		chunk('IDAT', deflateSync(pixels ?? Buffer.alloc(row * height))),
		chunk('IEND', Buffer.alloc(0))
	]);
}

/** One segment of a JPEG. */
export const segment = (marker: number, data: Uint8Array): Buffer =>
	Buffer.concat([
		Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]),
		data
	]);

/** The parts of a grey JPEG of one pixel that every browser shows. */
const GREY = Buffer.from(
	'/9j/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEB' +
		'AREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEI' +
		'I0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZ' +
		'mqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/APn+v//Z',
	'base64'
);

/** A JPEG of one grey pixel, with `more` after its first bytes; its frame may lie about its size. */
export function jpegOf({
	more = [],
	frame
}: { more?: readonly Buffer[]; frame?: Buffer } = {}): Buffer {
	const at = GREY.indexOf(Buffer.from([0xff, 0xc0]));
	const own = GREY.subarray(at, at + 13);
	return Buffer.concat([
		GREY.subarray(0, 2),
		...more,
		GREY.subarray(2, at),
		frame ?? own,
		GREY.subarray(at + 13)
	]);
}

/** What a JPEG says of its size: `height` × `width`, how many colours, of how many bits. */
export const frameOf = (
	height: number,
	width: number,
	colours = 1,
	bits = 8,
	marker = 0xc0
): Buffer =>
	segment(
		marker,
		Buffer.from([
			bits,
			height >> 8,
			height & 255,
			width >> 8,
			width & 255,
			colours,
			...Array.from({ length: colours }, (_, one) => [one + 1, 0x11, 0]).flat()
		])
	);
