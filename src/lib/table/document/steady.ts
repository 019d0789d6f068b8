/** A document that goes on whatever becomes of those who listen to it, and what of it is not yet on its way. */
import * as Y from 'yjs';

/**
 * In Yjs a listener that throws keeps the others from hearing, and its transaction from ending: from then on no edit
 * of the document is ever told to anybody. Here each is heard by itself, and its mistake told to whoever watches for
 * uncaught ones.
 */
export class SteadyDocument extends Y.Doc {
	override emit(...[name, args]: Parameters<Y.Doc['emit']>): void {
		const listeners: ReadonlySet<(...args: unknown[]) => void> | undefined =
			this._observers.get(name);
		for (const listener of [...(listeners ?? [])]) {
			try {
				listener(...args);
			} catch (mistake) {
				reportError(mistake);
			}
		}
	}
}

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
