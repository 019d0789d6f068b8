/** What is kept of each page that is drawn. */
import type { Line } from '../filling.ts';
import type { Drawing } from './drawing.ts';
import type { Reference } from './inside.ts';
import type { Ink } from './operators.ts';
import type { Stand } from './structure.ts';

/** A page of the file, as pdfkit has it. */
interface FilePage {
	readonly fonts: Record<string, Reference>;
	readonly patterns: Record<string, Reference>;
	readonly xobjects: Record<string, Reference>;
	readonly annotations: readonly Reference[];
	readonly width: number;
	readonly height: number;
	readonly dictionary: Reference;
	readonly content: Reference & { compress: boolean; write(bytes: Uint8Array): void };
}

/** A page as it is drawn. */
export interface Leaf {
	readonly inner: FilePage;
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
