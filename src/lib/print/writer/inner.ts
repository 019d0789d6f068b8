/** What pdfkit has and does not show, and what is kept of each page that is drawn. */
import type { Line } from '../filling.ts';
import type { Drawing } from './drawing.ts';
import type { Reference } from './embedding.ts';
import type { Ink } from './operators.ts';
import type { Stand } from './structure.ts';

/** What pdfkit does not show of a document. */
export interface Inner {
	readonly page: InnerPage;
	readonly _root: {
		readonly data: {
			readonly StructTreeRoot: { readonly id: number; readonly data: Tree };
			readonly Pages: Reference;
			readonly ViewerPreferences: Reference;
		};
	};
	readonly _offsets: (number | null)[];
	readonly _offset: number;
	readonly _waiting: number;
	readonly info: { Title: string };
	createStructParentTreeNextKey(): number;
	ref(data?: Record<string, unknown>): Reference;
	read(): Uint8Array | null;
	addContent: (operators: string) => Inner;
	push: (part: Uint8Array | null) => boolean;
	_write: (part: Uint8Array) => void;
	_addInfo: () => void;
}

interface Tree {
	K?: unknown;
	readonly ParentTree: { add(key: number, value: unknown): void };
}

interface InnerPage {
	readonly fonts: Record<string, Reference>;
	readonly patterns: Record<string, Reference>;
	readonly width: number;
	readonly height: number;
	readonly resources: Reference;
	readonly dictionary: Reference;
	readonly structParentTreeKey: number;
	readonly content: Reference & { compress: boolean; write(bytes: Uint8Array): void };
}

/** A page as it is drawn. */
export interface Leaf {
	readonly inner: InnerPage;
	readonly drawing: Drawing;
	/** Where in the file its content stands: by itself, or beside another on a sheet that is to be folded. */
	readonly stand: Stand;
	/** How much of it belongs to elements of the structure. */
	marks: number;
	/** The colour in which it fills. */
	fill: Ink | null;
	/** All that is written on it. */
	readonly lines: Line[];
	/** How many of them have words that run from right to left. */
	turned: number;
}

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

/** A reference to an object by its number. */
export const referenceTo = (id: number) => new Raw(`${String(id)} 0 R`);
