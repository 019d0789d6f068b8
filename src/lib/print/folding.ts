/** A booklet to fold and staple: two pages beside each other on each side of a sheet, in the order in which they meet once it is folded. */
import { PACKING, type Reference } from './embedding.ts';
import { deflateSync } from 'node:zlib';
import { round } from './operators.ts';

/** Which pages, from 0, stand left and right on each side of each sheet; null where nothing does. Printed on both sides, turned over at the short edge. */
export function sidesOf(pages: number): (readonly [number | null, number | null])[] {
	const all = Math.ceil(pages / 4) * 4;
	const page = (at: number) => (at < pages ? at : null);
	return Array.from({ length: all / 2 }, (_, side) => {
		const [outer, inner] = [page(all - 1 - side), page(side)];
		return side % 2 === 0 ? [outer, inner] : [inner, outer];
	});
}

/** A page that was drawn: what it consists of, and what it is drawn with. */
export interface Drawn {
	readonly content: Reference;
	readonly resources: unknown;
}

interface Sheets {
	/** Of the paper and of each page before it is made smaller, in points. */
	readonly size: readonly [width: number, height: number];
	readonly parent: unknown;
	readonly ref: (data: Record<string, unknown>) => Reference;
}

/** The sheets as pages of the file; what was a page becomes a drawing on one. */
export function foldedSheets(pages: readonly Drawn[], { size, parent, ref }: Sheets): Reference[] {
	const [width, height] = size;
	for (const { content, resources } of pages) {
		const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height] };
		Object.assign(content.data, form, { Resources: resources });
	}
	const scale = Math.min(height / 2 / width, width / height);
	const [wide, high] = [width * scale, height * scale];
	return sidesOf(pages.length).map((side) => {
		const forms: Record<string, Reference> = {};
		const drawn = side.flatMap((at, place) => {
			const page = at === null ? undefined : pages[at];
			if (!page) return [];
			const name = `P${String(at)}`;
			forms[name] = page.content;
			const x = (height / 4) * (1 + 2 * place) - wide / 2;
			const stand = [scale, 0, 0, scale, x, (width - high) / 2].map(round).join(' ');
			return `q ${stand} cm /${name} Do Q`;
		});
		const content = ref({ Filter: 'FlateDecode' });
		content.end(deflateSync(Buffer.from(drawn.join('\n'), 'latin1'), PACKING));
		const sheet = ref({
			Type: 'Page',
			Parent: parent,
			MediaBox: [0, 0, height, width],
			Contents: content,
			Resources: { XObject: forms }
		});
		sheet.end();
		return sheet;
	});
}
