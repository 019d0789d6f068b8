/** A booklet to fold and staple: two pages beside each other on each side of a sheet, in the order in which they meet once it is folded. */
import type { Reference } from './inside.ts';
import type { Leaf } from './leaf.ts';
import { round } from './operators.ts';

/** Which pages, from 0, stand left and right on each side of each sheet; null where nothing does. Printed on both sides, turned over at the short edge; `rtl` where the fold is at the right of its front. */
export function sidesOf(pages: number, rtl = false): (readonly [number | null, number | null])[] {
	const all = Math.ceil(pages / 4) * 4;
	const page = (at: number) => (at < pages ? at : null);
	return Array.from({ length: all / 2 }, (_, side) => {
		const [outer, inner] = [page(all - 1 - side), page(side)];
		return (side % 2 === 0) !== rtl ? [outer, inner] : [inner, outer];
	});
}

interface Sheets {
	readonly parent: unknown;
	readonly rtl: boolean;
	readonly ref: (data: Record<string, unknown>) => Reference;
	/** A new key among all that has a place in the structure. */
	readonly key: () => number;
}

/** The sheets as pages of the file, with the key of each; every page learns where on them it stands. */
export function foldedSheets(pages: readonly Leaf[], { parent, rtl, ref, key }: Sheets) {
	const [first] = pages;
	if (!first) return [];
	const { width, height } = first.inner;
	return sidesOf(pages.length, rtl).map((side) => {
		const own = key();
		const sheet = ref({ Type: 'Page', Parent: parent, MediaBox: [0, 0, 2 * width, height] });
		const placed = side
			.flatMap((at, place) => {
				const page = at === null ? undefined : pages[at];
				return page && at !== null ? [{ page, at, left: place * width }] : [];
			})
			.toSorted((a, b) => a.at - b.at); // drawn in the order in which they are read
		let before = 0;
		for (const { page, left } of placed) {
			Object.assign(page.stand, { page: sheet.id, before, left });
			before += page.marks;
		}
		Object.assign(sheet.data, {
			StructParents: own,
			Tabs: 'S',
			Contents: placed.flatMap(({ page, left }) => [
				drawn(`q 1 0 0 1 ${round(left)} 0 cm`, ref),
				page.inner.content,
				drawn('Q', ref)
			]),
			Resources: together(placed.map(({ page }) => resourcesOf(page)))
		});
		sheet.end();
		return { sheet, key: own };
	});
}

function drawn(operators: string, ref: Sheets['ref']): Reference {
	const content = ref({});
	content.end(Buffer.from(`${operators}\n`, 'latin1'));
	return content;
}

type Resources = Readonly<Record<string, unknown>>;

/** What a page is drawn with. */
const resourcesOf = ({ inner }: Leaf): Resources =>
	(inner.dictionary.data['Resources'] as Reference).data;

/** What two pages are drawn with: a name stands for the same thing on every page of a file. */
function together(all: readonly Resources[]): Resources {
	const found: Record<string, unknown> = {};
	for (const [kind, own] of all.flatMap((one) => Object.entries(one))) {
		found[kind] = Array.isArray(own) ? own : { ...(found[kind] ?? {}), ...(own as object) };
	}
	return found;
}
