/**
 * What of pdfkit its types do not show: four members, and how it writes what it is given. Nothing else of the prints touches
 * any of it. package.json pins pdfkit to 0.20.2; with another version these are to be looked at first.
 */
import type PDFDocument from 'pdfkit';

/** The document as pdfkit's types show it. */
export type Doc = InstanceType<typeof PDFDocument>;

/** An object of the file, which pdfkit numbers and writes. */
export interface Reference {
	readonly id: number;
	data: Record<string, unknown>;
	end(chunk?: string | Uint8Array): void;
}

interface Inside {
	/** The file's catalogue: no option says which way a print is leafed. */
	readonly _root: { readonly data: { readonly ViewerPreferences: Reference } };
	/** Writes the title into XML as it stands, where `&` and `<` would spoil the file. */
	_addInfo: () => void;
	/** Reads a picture before it is drawn, so that one that is none can be told; `image` takes what it hands out. */
	openImage(bytes: Buffer): Buffer;
}

const insideOf = (doc: Doc): Inside => doc as unknown as Inside;

/** Has readers leaf the pages from right to left. */
export function leafedFromRight(doc: Doc): void {
	insideOf(doc)._root.data.ViewerPreferences.data['Direction'] = 'R2L';
}

/** Has the title stand in the file's XML as its letters, whatever they are. */
export function titleInXml(doc: Doc): void {
	const inside = insideOf(doc);
	const { info } = doc;
	const { Title: said = '' } = info;
	const addInfo = inside._addInfo.bind(inside);
	inside._addInfo = () => {
		info.Title = said.replace(/[&<>]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
		addInfo();
	};
}

/** The picture as it can be drawn; null where it is not there, or is none. */
export function imageOf(doc: Doc, bytes: Uint8Array | undefined): Buffer | null {
	try {
		return bytes ? insideOf(doc).openImage(Buffer.from(bytes)) : null;
	} catch {
		return null;
	}
}

/** The uppermost object of the structure. */
interface Top {
	K?: unknown;
	/** From a page's or a link's key to its elements; the catalogue of keys is pdfkit's own. */
	readonly ParentTree: { add(key: number, value: unknown): void };
}

/** What the structure begins with. */
export const structureOf = (doc: Doc): { readonly id: number; readonly data: Top } => {
	const { id, data } = doc.getStructTreeRoot();
	return { id, data: data as unknown as Top };
};

/** What pdfkit writes as it stands. */
class Raw {
	/** By this pdfkit knows that it is no dictionary. */
	readonly [Symbol.toStringTag] = 'Raw';
	readonly text: string;
	constructor(text: string) {
		this.text = text;
	}
	toString(): string {
		return this.text;
	}
}

/** Gives an object the content that it is written with, as it stands. */
export function contain(object: { data: object }, text: string): void {
	object.data = new Raw(text);
}

/** A reference to an object by its number. */
export const referenceTo = (id: number) => new Raw(`${String(id)} 0 R`);

/** A text in an object: pdfkit takes a wrapped string for text, a bare one for a name. */
export const textIn = (text: string) => new String(text);
