/** What is drawn on a page: its operators in their order, made bytes a stretch at a time, so that a long print leaves little behind. */

/** How many operators are kept as they were written. */
const STRETCH = 256;

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
