/** A part of a TrueType font: the glyphs that are used, each under the number it had, all others empty. */

import { withoutStroke } from './zero.ts';

/** What is needed to draw glyphs; names and ways from letters to glyphs stay behind. */
const NEEDED = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];
/** Flags of a part of a composed glyph. */
const WORDS = 0x1;
const SCALE = 0x8;
const MORE = 0x20;
const TWO_SCALES = 0x40;
const MATRIX = 0x80;

type Tables = ReadonlyMap<string, Buffer>;

/** The font's tables, by their tags. */
export function tablesOf(sfnt: Buffer): Tables {
	const tables = new Map<string, Buffer>();
	for (let index = 0; index < sfnt.readUInt16BE(4); index++) {
		const entry = 12 + 16 * index;
		const [offset, length] = [sfnt.readUInt32BE(entry + 8), sfnt.readUInt32BE(entry + 12)];
		const tag = sfnt.toString('latin1', entry, entry + 4);
		tables.set(tag, sfnt.subarray(offset, offset + length));
	}
	return tables;
}

/** The font with only these glyphs and what they are composed of; that of a nought, where there is one, has no stroke. */
export function subsetOf(tables: Tables, ids: Iterable<number>, nought?: number): Buffer {
	const table = (tag: string) => tables.get(tag) ?? Buffer.alloc(0);
	const [glyf, loca] = [table('glyf'), table('loca')];
	const long = table('head').readInt16BE(50) === 1;
	const starts = Array.from({ length: loca.length / (long ? 4 : 2) }, (_, id) =>
		long ? loca.readUInt32BE(4 * id) : 2 * loca.readUInt16BE(2 * id)
	);
	const glyphOf = (id: number) => {
		const glyph = glyf.subarray(starts[id] ?? 0, starts[id + 1] ?? 0);
		return id === nought ? withoutStroke(glyph) : glyph;
	};
	const kept = withParts(ids, glyphOf);
	const [glyphs, places]: [Buffer[], Buffer] = [[], Buffer.alloc(loca.length)];
	let at = 0;
	for (let id = 0; id < starts.length; id++) {
		if (long) places.writeUInt32BE(at, 4 * id);
		else places.writeUInt16BE(at / 2, 2 * id);
		if (!kept.has(id)) continue;
		const glyph = padded(glyphOf(id));
		glyphs.push(glyph);
		at += glyph.length;
	}
	return fontOf(new Map([...tables, ['glyf', Buffer.concat(glyphs)], ['loca', places]]));
}

/** These glyphs, the one that stands for none, and all that they are composed of. */
function withParts(ids: Iterable<number>, glyphOf: (id: number) => Buffer): Set<number> {
	const kept = new Set([0, ...ids]);
	for (const id of kept) for (const part of partsOf(glyphOf(id))) kept.add(part); // grows as it goes
	return kept;
}

function partsOf(glyph: Buffer): number[] {
	if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return [];
	const parts: number[] = [];
	for (let at = 10, flags = MORE; flags & MORE;) {
		flags = glyph.readUInt16BE(at);
		parts.push(glyph.readUInt16BE(at + 2));
		at += flags & WORDS ? 8 : 6;
		at += flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0;
	}
	return parts;
}

/** A file of these tables. */
function fontOf(tables: Tables): Buffer {
	const parts = NEEDED.flatMap((tag) => {
		const table = tables.get(tag);
		return table ? [{ tag, table }] : [];
	});
	const power = Math.floor(Math.log2(parts.length));
	const head = Buffer.alloc(12 + 16 * parts.length);
	head.writeUInt32BE(0x00010000, 0);
	head.writeUInt16BE(parts.length, 4);
	head.writeUInt16BE(16 * 2 ** power, 6);
	head.writeUInt16BE(power, 8);
	head.writeUInt16BE(16 * (parts.length - 2 ** power), 10);
	let at = head.length;
	parts.forEach(({ tag, table }, index) => {
		const entry = 12 + 16 * index;
		head.write(tag, entry, 'latin1');
		head.writeUInt32BE(sumOf(table), entry + 4);
		head.writeUInt32BE(at, entry + 8);
		head.writeUInt32BE(table.length, entry + 12);
		at += padded(table).length;
	});
	return Buffer.concat([head, ...parts.map(({ table }) => padded(table))]);
}

/** Tables and glyphs begin at multiples of four. */
const padded = (bytes: Buffer): Buffer =>
	bytes.length % 4 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(4 - (bytes.length % 4))]);

function sumOf(table: Buffer): number {
	const bytes = padded(table);
	let sum = 0;
	for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
	return sum;
}
