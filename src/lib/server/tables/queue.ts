import { setTimeout } from 'node:timers/promises';

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

/** Milliseconds in which others may join in. */
const SOON = 200;

/** Work that is done a little later, once for all who ask for it meanwhile. */
export class Soon {
	readonly #waiting = new Map<string, Promise<void>>();

	/** Does the work of this key soon. Calls before it has begun share its result. */
	run(key: string, work: () => Promise<void>): Promise<void> {
		const waiting = this.#waiting.get(key);
		if (waiting) return waiting;
		const done = setTimeout(SOON).then(() => {
			this.#waiting.delete(key);
			return work();
		});
		this.#waiting.set(key, done);
		return done;
	}
}
