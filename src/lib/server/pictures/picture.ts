/** A picture that somebody brought: read part by part, and rebuilt from what its image needs and nothing else. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { crc32, inflate } from 'node:zlib';

/** The longest side, in pixels. */
const LONGEST = 2_048;
/** The largest picture that is taken in, in bytes. */
export const PICTURE_LIMIT = 2 * 1024 * 1024;

/** Of how many parts a file may be: no program that writes pictures makes more of so many bytes. */
const PARTS = 2_000;

/** A picture as it is kept: nothing but the image. */
export interface Image {
	readonly type: 'jpeg' | 'png';
	readonly width: number;
	readonly height: number;
	readonly bytes: Uint8Array;
	/** The same for the same bytes, and for no others. */
	readonly mark: string;
}

/** Why a file is no picture of ours. */
class NoPicture extends Error {}

function demand(fine: boolean): asserts fine {
	if (!fine) throw new NoPicture();
}

/** The image in a PNG or JPEG file, without anything that was attached to it; null where it is not a whole and plain one. */
export async function imageIn(file: Uint8Array): Promise<Image | null> {
	try {
		demand(file.length <= PICTURE_LIMIT);
		const given = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
		const found = given.subarray(0, 8).equals(PNG) ? await png(given) : jpeg(given);
		const mark = createHash('sha256').update(found.bytes).digest('base64url').slice(0, 16);
		return { ...found, mark };
	} catch (cause) {
		// a part that ends beyond the file is a RangeError
		if (cause instanceof NoPicture || cause instanceof RangeError) return null;
		throw cause;
	}
}

const fits = (side: number) => side >= 1 && side <= LONGEST;

/** The first bytes of every PNG. */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The chunks that an image consists of; all others only speak about it. */
const KEPT = ['IHDR', 'PLTE', 'IDAT', 'IEND'];
/** Samples a pixel, by colour type: grey, colour, palette. Those with transparency would be slow to print. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1 };

async function png(file: Buffer): Promise<Omit<Image, 'mark'>> {
	const chunks = [...chunksOf(file)].filter(({ type }) => KEPT.includes(type));
	const [head, ...rest] = chunks;
	demand(head?.type === 'IHDR' && head.data.length === 13);
	demand(rest.every(({ type }) => type !== 'IHDR'));
	const width = head.data.readUInt32BE(0);
	const height = head.data.readUInt32BE(4);
	const [bits = 0, colour = 0, packing, filter, interlaced] = head.data.subarray(8);
	const samples = SAMPLES[colour];
	demand(fits(width) && fits(height) && [1, 2, 4, 8].includes(bits) && samples !== undefined);
	demand(packing === 0 && filter === 0 && interlaced === 0);
	demand((colour === 2 ? [8] : [1, 2, 4, 8]).includes(bits));
	demand(colour !== 3 || rest.some(({ type, data }) => type === 'PLTE' && data.length % 3 === 0));
	await demandPixels(rest, height * (1 + Math.ceil((width * samples * bits) / 8)));
	const bytes = Buffer.concat([PNG, ...chunks.map(({ whole }) => whole)]);
	return { type: 'png', width, height, bytes };
}

interface Chunk {
	readonly type: string;
	readonly data: Buffer;
	readonly whole: Buffer;
}

/** Every chunk up to the last one, each with the checksum it should have; what comes after is left out. */
function* chunksOf(file: Buffer): Generator<Chunk> {
	let at = PNG.length;
	let parts = 0;
	for (let type = ''; type !== 'IEND';) {
		demand((parts += 1) <= PARTS);
		const end = at + 8 + file.readUInt32BE(at);
		demand(file.readUInt32BE(end) === crc32(file.subarray(at + 4, end)));
		type = file.toString('latin1', at + 4, at + 8);
		yield { type, data: file.subarray(at + 8, end), whole: file.subarray(at, end + 4) };
		at = end + 4;
	}
}

const unpacked = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

/** Unpacks the pixels, but never more of them than the image's size says. */
async function demandPixels(chunks: readonly Chunk[], size: number): Promise<void> {
	const packed = chunks.flatMap(({ type, data }) => (type === 'IDAT' ? [data] : []));
	const pixels = await unpacked(Buffer.concat(packed), { maxOutputLength: size }).catch(() => null);
	demand(pixels?.length === size);
}

/** Of a JPEG: where the image begins and ends, and what each of its parts is. */
const [START, END, SCAN] = [0xd8, 0xd9, 0xda];
/** Baseline, extended and progressive: what browsers and PDF readers show. */
const FRAMES = [0xc0, 0xc1, 0xc2];
/** Huffman tables, quantization tables, restart intervals. */
const TABLES = [0xc4, 0xdb, 0xdd];
/** How often a progressive image is painted over at most: each pass costs every device that shows it. */
const SCANS = 40;

function jpeg(file: Buffer): Omit<Image, 'mark'> {
	demand(file.readUInt16BE(0) === (0xff00 | START));
	const kept: Buffer[] = [file.subarray(0, 2)];
	let size: { width: number; height: number } | null = null;
	let scans = 0;
	for (const { marker, data, whole } of segmentsOf(file)) {
		if (FRAMES.includes(marker)) {
			demand(size === null);
			size = frameOf(data);
		} else if (marker === SCAN) {
			scans += 1;
			demand(size !== null && scans <= SCANS);
		} else if (marker !== END && !TABLES.includes(marker)) {
			// an application's own words or a comment may go; any other kind of JPEG is none of ours
			demand((marker >= 0xe0 && marker <= 0xef) || marker === 0xfe);
			continue;
		}
		kept.push(whole);
	}
	demand(size !== null && scans > 0);
	return { type: 'jpeg', ...size, bytes: Buffer.concat(kept) };
}

function frameOf(data: Buffer): { width: number; height: number } {
	const [bits] = data;
	const [height, width, components] = [data.readUInt16BE(1), data.readUInt16BE(3), data[5] ?? 0];
	demand(bits === 8 && fits(width) && fits(height));
	demand([1, 3].includes(components) && data.length === 6 + 3 * components);
	return { width, height };
}

interface Segment {
	readonly marker: number;
	readonly data: Buffer;
	readonly whole: Buffer;
}

/** Every segment up to the end of the image, a scan with its packed pixels; what comes after is left out. */
function* segmentsOf(file: Buffer): Generator<Segment> {
	let at = 2;
	for (let parts = 0; ; parts += 1) {
		demand(parts <= PARTS && file.readUInt8(at) === 0xff);
		const marker = file.readUInt8(at + 1);
		if (marker === END) {
			yield { marker, data: file.subarray(0, 0), whole: file.subarray(at, at + 2) };
			return;
		}
		const length = file.readUInt16BE(at + 2);
		const body = at + 2 + length;
		demand(length >= 2 && body <= file.length);
		const end = marker === SCAN ? endOfScan(file, body) : body;
		yield { marker, data: file.subarray(at + 4, body), whole: file.subarray(at, end) };
		at = end;
	}
}

/** Where the packed pixels end: at the first marker that is neither an escaped byte nor a restart. */
function endOfScan(file: Buffer, from: number): number {
	// byte by byte: to search for the next one costs more where every second byte is one
	for (let at = from; at + 1 < file.length; at += 1) {
		if (file[at] !== 0xff) continue;
		const next = file[at + 1] ?? 0;
		const inside = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
		if (!inside) return at;
	}
	throw new NoPicture();
}
