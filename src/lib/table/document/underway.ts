/** What is written here and is not on its way to the server: fields that show more than their texts, edits that have not ended. */
export class Underway {
	readonly #things = new Set<object>();

	/** Whether there is anything. */
	get some(): boolean {
		return this.#things.size > 0;
	}

	begin(thing: object): void {
		this.#things.add(thing);
	}

	/** Answers whether it had begun. */
	end(thing: object): boolean {
		return this.#things.delete(thing);
	}
}
