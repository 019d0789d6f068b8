/** What is kept of each page that is drawn. */
import type { Line } from '../filling.ts';
import type { Reference } from './inside.ts';
import type { Ink } from './operators.ts';
import type { Stand } from './structure.ts';

/** How many operators are kept as they were written. */
const STRETCH = 256;

/** What is drawn on a page: its operators in their order, made bytes a stretch at a time, so that a long print leaves little behind. */
export class Drawing {
	readonly #done: (Uint8Array | (() => string))[] = [];
	#open: string[] = [];

	add(operators: string): void {
		this.#open.push(operators);
		if (this.#open.length === STRETCH) this.#close();
	}

	/** Adds what can only be said once the whole page is drawn. */
	later(operators: () => string): void {
		this.#close();
		this.#done.push(() => `${operators()}\n`);
	}

	/** The place that drawing has come to, for `insert`. */
	place(): number {
		this.#close();
		return this.#done.length;
	}

	/** Puts what `draw` adds at an earlier place; places behind it are not the same after that. */
	insert(at: number, draw: () => void): void {
		const before = this.place();
		draw();
		this.#close();
		this.#done.splice(at, 0, ...this.#done.splice(before));
	}

	/** All of it, as a page holds it. */
	bytes(): Uint8Array {
		this.#close();
		return Buffer.concat(
			this.#done.map((part) => (part instanceof Uint8Array ? part : Buffer.from(part(), 'latin1')))
		);
	}

	#close(): void {
		if (this.#open.length === 0) return;
		this.#done.push(Buffer.from(`${this.#open.join('\n')}\n`, 'latin1'));
		this.#open = [];
	}
}

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
