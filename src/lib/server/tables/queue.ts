/** One after the other, per key: a table's changes never overlap, those of different tables may. */
export class Queue {
	readonly #last = new Map<string, Promise<unknown>>();

	/** Does the work when all earlier work of this key is over, however that ended. */
	run<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
		const result = (this.#last.get(key) ?? Promise.resolve()).then(work, work);
		const over = result
			.catch(() => undefined)
			.then(() => {
				if (this.#last.get(key) === over) this.#last.delete(key);
			});
		this.#last.set(key, over);
		return result;
	}
}
