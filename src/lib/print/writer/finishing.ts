/** What is written when all pages are drawn: the pages themselves, the structure, the typefaces, the title. */
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { embed, PACKING, usedIn } from './embedding.ts';
import { foldedSheets } from './folding.ts';
import {
	contain,
	referenceTo,
	structureOf,
	titleInXml,
	type Doc,
	type Reference
} from './inside.ts';
import type { Leaf } from './leaf.ts';
import type { Lettering } from './lettering.ts';
import { structured, type Element } from './structure.ts';

/** A file whose pages are drawn. */
interface Drawn {
	readonly doc: Doc;
	readonly leaves: readonly Leaf[];
	readonly root: Element;
	readonly lettering: Lettering;
	/** Whether two pages stand beside each other on a sheet. */
	readonly folded: boolean;
	/** Whether its pages are leafed from right to left. */
	readonly rtl: boolean;
}

/** A page or a sheet of the file: its object, and its key among all that has a place in the structure. */
interface Marked {
	readonly id: number;
	readonly key: number;
}

/** Writes all that is not written yet. */
export async function finish(drawn: Drawn): Promise<void> {
	const sheets = drawn.folded ? fold(drawn) : null;
	const packed = Promise.all(drawn.leaves.map(pack)); // sheets are known: marks count on from page to page
	structure(
		drawn,
		sheets ??
			drawn.leaves.map(({ inner }) => ({
				id: inner.dictionary.id,
				key: keyOf(drawn.doc, inner.dictionary)
			}))
	);
	typefaces(drawn);
	titleInXml(drawn.doc);
	(await packed).forEach((bytes, on) => drawn.leaves[on]?.inner.content.write(bytes));
}

/** The key of a page among all that has a place in the structure. */
const keyOf = (doc: Doc, { data }: Reference): number => {
	const key = doc.createStructParentTreeNextKey();
	data['StructParents'] = key;
	return key;
};

/** Puts the pages on sheets. */
function fold({ doc, leaves, rtl }: Drawn): Marked[] {
	const pages = leaves[0]?.inner.dictionary.data['Parent'] as Reference;
	const sheets = foldedSheets(leaves, {
		parent: pages,
		rtl,
		ref: (data) => doc.ref(data),
		key: () => doc.createStructParentTreeNextKey()
	});
	const kids = sheets.map(({ sheet }) => sheet);
	Object.assign(pages.data, { Kids: kids, Count: kids.length });
	return sheets.map(({ sheet, key }) => ({ id: sheet.id, key }));
}

/** Writes the structure's objects. */
function structure({ doc, root }: Drawn, marked: readonly Marked[]): void {
	const { id, data } = structureOf(doc);
	const objects = new Map<number, Reference>();
	const next = () => {
		const object: Reference = doc.ref({});
		objects.set(object.id, object);
		return object.id;
	};
	const { objects: texts, top: first, pages, links } = structured(root, id, next);
	for (const { id: number, text } of texts) {
		const object = objects.get(number);
		if (!object) continue;
		contain(object, text);
		object.end();
	}
	data.K = referenceTo(first);
	for (const { id: page, key } of marked) {
		data.ParentTree.add(key, (pages.get(page) ?? []).map(referenceTo));
	}
	for (const [key, element] of links) data.ParentTree.add(key, referenceTo(element));
}

function typefaces({ doc, lettering }: Drawn): void {
	const used = usedIn(lettering.words, lettering.typefaces.keys());
	const ref = (data: Record<string, unknown>) => doc.ref(data);
	[...lettering.typefaces].forEach(([typeface, { into }], index) => {
		embed(typeface, used.get(typeface) ?? new Map<number, number[]>(), {
			into,
			tag: tagOf(index),
			ref
		});
	});
}

/** Six letters before a typeface's name say that it is a part of it. */
const tagOf = (index: number): string =>
	`PRIN${String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26))}`;

const deflated = promisify(deflate);

/** What is drawn on a page, packed by another thread. */
function pack({ inner: { content }, drawing }: Leaf): Promise<Uint8Array> {
	content.compress = false; // it is packed already
	content.data['Filter'] = 'FlateDecode';
	return deflated(drawing.bytes(), PACKING);
}
