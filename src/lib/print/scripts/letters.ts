/** Which letters a typeface's file has: its own table of them is read, and nothing else of it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tableIn } from '../woff.ts';

const find = createRequire(import.meta.url);
const known = new Map<string, ReadonlySet<number>>();

/** The bytes of a typeface's file below `@fontsource`. */
export const bytesOf = (file: string): Buffer => readFileSync(find.resolve(`@fontsource/${file}`));

/** The letters of a file below `@fontsource`, by their numbers. */
export function lettersIn(file: string): ReadonlySet<number> {
	const letters = known.get(file);
	if (letters) return letters;
	const fresh = new Set(lettersOf(tableIn(bytesOf(file), 'cmap')));
	known.set(file, fresh);
	return fresh;
}

/** Whether a file has all letters of a text. */
export function hasAll(file: string, text: string): boolean {
	const letters = lettersIn(file);
	for (const sign of text) if (!letters.has(sign.codePointAt(0) ?? 0)) return false;
	return true;
}

/** How each format that web typefaces have lists its letters. */
const FORMATS: Readonly<Record<number, (part: Buffer) => Generator<number>>> = {
	4: segments,
	12: groups
};

/** The letters of a table `cmap`; it has parts for several systems, which say the same. */
function* lettersOf(table: Buffer): Generator<number> {
	for (let part = 0; part < table.readUInt16BE(2); part++) {
		const bytes = table.subarray(table.readUInt32BE(8 + 8 * part));
		yield* FORMATS[bytes.readUInt16BE(0)]?.(bytes) ?? [];
	}
}

/** Format 4: letters below 10000 in segments, each with what is added for a glyph, or where the glyphs are listed. */
function* segments(part: Buffer): Generator<number> {
	const doubled = part.readUInt16BE(6);
	const at = (list: number, segment: number) => 14 + list * doubled + (list > 0 ? 2 : 0) + segment;
	for (let segment = 0; segment < doubled; segment += 2) {
		const [last, first] = [part.readUInt16BE(at(0, segment)), part.readUInt16BE(at(1, segment))];
		const added = part.readUInt16BE(at(2, segment));
		const offset = part.readUInt16BE(at(3, segment));
		for (let code = first; code <= last && code < 0xffff; code++) {
			const listed = at(3, segment) + offset + 2 * (code - first);
			const glyph = offset === 0 ? code + added : part.readUInt16BE(listed);
			if ((glyph & 0xffff) !== 0) yield code;
		}
	}
}

/** Format 12: letters of any number in groups. */
function* groups(part: Buffer): Generator<number> {
	for (let group = 0; group < part.readUInt32BE(12); group++) {
		const [first, last] = [16, 20].map((at) => part.readUInt32BE(at + 12 * group)) as [
			number,
			number
		];
		for (let code = first; code <= last; code++) yield code;
	}
}
