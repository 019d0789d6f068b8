/** Puts a typeface into a print: only the glyphs that are used, each under the number it has in the typeface. */
import { deflateSync } from 'node:zlib';
import type { Typeface, Glyph } from '../font.ts';
import type { Word } from '../fonts.ts';
import { textIn, type Reference } from './inside.ts';
import { hex4 } from './structure.ts';
import { subsetOf } from './subset.ts';

/** Prints are packed fast rather than tightly. */
export const PACKING = { level: 1, memLevel: 7, windowBits: 14 };

type NewReference = (data: Record<string, unknown>) => Reference;

/** The letters that each used glyph of a typeface stands for, by its number. */
export type Used = ReadonlyMap<number, readonly number[]>;

/** Every typeface in these words, with the glyphs that are used of it, in the order of their numbers. */
export function usedIn(words: Iterable<Word>, spaces: Iterable<Typeface>): Map<Typeface, Used> {
	const found = new Map<Typeface, Map<number, readonly number[]>>();
	const note = (typeface: Typeface, glyphs: readonly Glyph[]) => {
		const used = found.get(typeface) ?? new Map<number, readonly number[]>();
		found.set(typeface, used);
		for (const { id, letters } of glyphs) if (!used.has(id)) used.set(id, letters);
	};
	for (const { runs } of words) for (const { typeface, glyphs } of runs) note(typeface, glyphs);
	for (const { space } of spaces) note(space.typeface, space.glyphs);
	const sorted = (used: Used): Used => new Map([...used].sort(([a], [b]) => a - b));
	return new Map(Array.from(found, ([typeface, used]) => [typeface, sorted(used)]));
}

const NOUGHT = 0x30;

/** Writes a typeface as the font `into`; `tag` says that it is only a part of it. */
export function embed(
	{ font, tables }: Typeface,
	used: Used,
	{ into, tag, ref }: { into: Reference; tag: string; ref: NewReference }
): void {
	const nought = Array.from(used).find(([, letters]) => letters[0] === NOUGHT)?.[0];
	const subset = subsetOf(tables, used.keys(), nought);
	const scale = 1000 / font.unitsPerEm;
	const called = `${tag}+${font.postscriptName.replaceAll(' ', '_')}`;
	const { bbox } = font;
	const descriptor = ref({
		Type: 'FontDescriptor',
		FontName: called,
		Flags: 4,
		FontBBox: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map((at) => at * scale),
		ItalicAngle: font.italicAngle,
		Ascent: font.ascent * scale,
		Descent: font.descent * scale,
		CapHeight: (font.capHeight || font.ascent) * scale,
		XHeight: (font.xHeight || 0) * scale,
		StemV: 0,
		FontFile2: streamOf(subset, ref, { Length1: subset.length })
	});
	descriptor.end();
	const descendant = ref({
		Type: 'Font',
		Subtype: 'CIDFontType2',
		BaseFont: called,
		CIDSystemInfo: {
			Registry: textIn('Adobe'),
			Ordering: textIn('Identity'),
			Supplement: 0
		},
		FontDescriptor: descriptor,
		W: [...used.keys()].flatMap((id) => [id, [font.getGlyph(id).advanceWidth * scale]]),
		CIDToGIDMap: 'Identity'
	});
	descendant.end();
	into.data = {
		Type: 'Font',
		Subtype: 'Type0',
		BaseFont: called,
		Encoding: 'Identity-H',
		DescendantFonts: [descendant],
		ToUnicode: streamOf(Buffer.from(lettersOf(used), 'latin1'), ref)
	};
	into.end();
}

/** The bytes, packed, as an object. */
function streamOf(bytes: Uint8Array, ref: NewReference, about = {}): Reference {
	const stream = ref({ ...about, Filter: 'FlateDecode' });
	stream.end(deflateSync(bytes, PACKING));
	return stream;
}

/** How many glyphs stand in one list at most. */
const LISTED = 100;

/** Which letters the glyphs stand for, so that the print can be searched, copied and read aloud. */
function lettersOf(used: Used): string {
	// a glyph that stands for no letter is part of one whose letters the print says beside it
	const spoken = [...used].filter(([, letters]) => letters.length > 0);
	const lines = Array.from(spoken, ([id, letters]) => {
		const text = String.fromCodePoint(...letters);
		const units = Array.from({ length: text.length }, (_, at) => hex4(text.charCodeAt(at)));
		return `<${hex4(id)}> <${units.join('')}>`;
	});
	const lists = Array.from({ length: Math.ceil(lines.length / LISTED) }, (_, index) => {
		const part = lines.slice(index * LISTED, (index + 1) * LISTED);
		return `${String(part.length)} beginbfchar\n${part.join('\n')}\nendbfchar`;
	});
	return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${lists.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
