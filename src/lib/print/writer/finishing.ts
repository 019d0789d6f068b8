/** What is written when all pages are drawn: the pages themselves, the structure, the typefaces, the title. */
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { embed, PACKING, usedIn } from './embedding.ts';
import { foldedSheets } from './folding.ts';
import { referenceTo, type Inner, type Leaf } from './inner.ts';
import type { Lettering } from './lettering.ts';
import { structured, type Element } from './structure.ts';

/** A file whose pages are drawn. */
interface Drawn {
	readonly inner: Inner;
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
				key: inner.structParentTreeKey
			}))
	);
	typefaces(drawn);
	title(drawn.inner);
	(await packed).forEach((bytes, on) => drawn.leaves[on]?.inner.content.write(bytes));
}

/** Puts the pages on sheets. */
function fold({ inner, leaves, rtl }: Drawn): Marked[] {
	const { Pages: pages } = inner._root.data;
	const sheets = foldedSheets(leaves, {
		parent: pages,
		rtl,
		ref: (data) => inner.ref(data),
		key: () => inner.createStructParentTreeNextKey()
	});
	const kids = sheets.map(({ sheet }) => sheet);
	Object.assign(pages.data, { Kids: kids, Count: kids.length });
	return sheets.map(({ sheet, key }) => ({ id: sheet.id, key }));
}

/** Writes the structure's objects in one piece: a long print has thousands. */
function structure({ inner, root }: Drawn, marked: readonly Marked[]): void {
	const { _offsets: offsets, _root: top } = inner;
	const { id, data } = top.data.StructTreeRoot;
	const next = () => offsets.push(null); // pdfkit counts from 1
	const { objects, top: first, pages, links } = structured(root, id, next);
	let text = '';
	for (const object of objects) {
		offsets[object.id - 1] = inner._offset + text.length;
		text += `${String(object.id)} 0 obj\n${object.text}\nendobj\n`;
	}
	inner._write(Buffer.from(text, 'latin1'));
	data.K = referenceTo(first);
	for (const { id: page, key } of marked) {
		data.ParentTree.add(key, (pages.get(page) ?? []).map(referenceTo));
	}
	for (const [key, element] of links) data.ParentTree.add(key, referenceTo(element));
}

function typefaces({ inner, lettering }: Drawn): void {
	const used = usedIn(lettering.words, lettering.typefaces.keys());
	const ref = (data?: Record<string, unknown>) => inner.ref(data);
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

/** pdfkit writes the title into XML as it stands. */
function title(inner: Inner): void {
	const { info } = inner;
	const { Title: said } = info;
	const addInfo = inner._addInfo.bind(inner);
	inner._addInfo = () => {
		info.Title = said.replace(/[&<>]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
		addInfo();
	};
}

const deflated = promisify(deflate);

/** What is drawn on a page, packed by another thread. */
function pack({ inner: { content }, drawing }: Leaf): Promise<Uint8Array> {
	content.compress = false; // it is packed already
	content.data['Filter'] = 'FlateDecode';
	return deflated(drawing.bytes(), PACKING);
}
