/** A document's answers to what it is asked: made once between two changes, for all who ask the same. */
import * as Y from 'yjs';

/** How many answers are kept. */
const ANSWERS = 4;

export class Answers {
	readonly #doc: () => Y.Doc;
	#all: Uint8Array | null = null;
	/** By what the asker had. */
	readonly #known = new Map<string, Uint8Array>();

	constructor(doc: () => Y.Doc) {
		this.#doc = doc;
	}

	/** Everything, as one update. */
	all(): Uint8Array {
		return (this.#all ??= Y.encodeStateAsUpdate(this.#doc()));
	}

	/** What somebody with this state vector has not: phones that come back together mostly have the same. */
	since(vector: Uint8Array): Uint8Array {
		if (isEmpty(vector)) return this.all();
		const known = this.#known.get(keyOf(vector));
		if (known) return known;
		const answer = Y.encodeStateAsUpdate(this.#doc(), vector);
		if (this.#known.size >= ANSWERS) this.#known.clear();
		this.#known.set(keyOf(vector), answer);
		return answer;
	}

	/** Whether the answer is there already. */
	has(vector: Uint8Array): boolean {
		return isEmpty(vector) ? this.#all !== null : this.#known.has(keyOf(vector));
	}

	/** The document has changed. */
	clear(): void {
		this.#all = null;
		this.#known.clear();
	}
}

const isEmpty = (vector: Uint8Array): boolean => vector.length === 1 && vector[0] === 0;
const keyOf = (vector: Uint8Array): string => Buffer.from(vector).toString('latin1');
