/** WOFF is a font in a zipped box. Unpacked once, it is read many times faster. */
import { inflateSync } from 'node:zlib';

const WOFF_ENTRY = 20;
const SFNT_ENTRY = 16;

/** Where a table of the font stands in the list of them, and the table itself. */
interface Packed {
	readonly entry: number;
	readonly length: number;
	readonly table: () => Buffer;
}

function tablesIn(woff: Buffer): Packed[] {
	if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
	return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
		const entry = 44 + index * WOFF_ENTRY;
		const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
			number,
			number,
			number
		];
		const zipped = woff.subarray(offset, offset + packed);
		return { entry, length, table: () => (packed < length ? inflateSync(zipped) : zipped) };
	});
}

/** One table of the font inside a WOFF 1.0 file, by its tag. Throws where there is none. */
export function tableIn(woff: Buffer, tag: string): Buffer {
	const tagOf = ({ entry }: Packed) => woff.toString('latin1', entry, entry + 4);
	const found = tablesIn(woff).find((one) => tagOf(one) === tag);
	if (!found) throw new Error(`a typeface without the table ${tag}`);
	return found.table();
}

/** The plain font (sfnt) inside a WOFF 1.0 file. Throws on anything else. */
export function unpackWoff(woff: Buffer): Buffer {
	const tables = tablesIn(woff);
	const count = tables.length;
	const sfnt = Buffer.alloc(woff.readUInt32BE(16));
	woff.copy(sfnt, 0, 4, 8); // the flavour
	const power = 2 ** Math.floor(Math.log2(count));
	sfnt.writeUInt16BE(count, 4);
	sfnt.writeUInt16BE(power * 16, 6);
	sfnt.writeUInt16BE(Math.log2(power), 8);
	sfnt.writeUInt16BE((count - power) * 16, 10);
	let end = 12 + count * SFNT_ENTRY;
	tables.forEach(({ entry, length, table }, index) => {
		const to = 12 + index * SFNT_ENTRY;
		woff.copy(sfnt, to, entry, entry + 4); // the tag
		woff.copy(sfnt, to + 4, entry + 16, entry + 20); // the checksum
		sfnt.writeUInt32BE(end, to + 8);
		sfnt.writeUInt32BE(length, to + 12);
		table().copy(sfnt, end);
		end += (length + 3) & ~3; // tables begin at multiples of four
	});
	return sfnt;
}
