/** A copy of a document on which changes are tried before anybody sees them: Yjs cannot take one back, but a copy that was spoilt is made anew. */
import * as Y from 'yjs';
import { cut, type Cut } from './cut.ts';
import { counted, LOADING, TooMuch } from './work.ts';

/** How many steps one update may make Yjs take: about a hundredth of a second. */
const STEPS = 20_000;

/** What became of an update: the bytes to be stored, null where it brought nothing new, and what was taken out again. */
export interface Taken {
	readonly bytes: Uint8Array | null;
	readonly cuts: readonly Cut[];
}

export class Shadow {
	readonly #parts: () => readonly Uint8Array[];
	#doc: Y.Doc | null = null;

	/** `parts` are the updates that it is made of, when it is next needed. */
	constructor(parts: () => readonly Uint8Array[]) {
		this.#parts = parts;
	}

	/** The copy, under a new client id: an id and clock once shown must never come again with other content. Throws TooMuch. */
	get doc(): Y.Doc {
		if (this.#doc) return this.#doc;
		const doc = new Y.Doc();
		counted(doc, { limit: 2 * LOADING, fresh: false }, () => {
			doc.transact(() => {
				for (const bytes of this.#parts()) Y.applyUpdate(doc, bytes);
			});
		});
		return (this.#doc = doc);
	}

	/** Whether it can be made; where that has become too much work, it is to be written anew first. */
	loads(): boolean {
		try {
			return Boolean(this.doc);
		} catch (error) {
			if (!(error instanceof TooMuch)) throw error;
			return false;
		}
	}

	/** Forgets all that was tried and not stored. */
	spoil(): void {
		this.#doc = null;
	}

	/** Makes a change of our own: its update, or null where nothing changed. Throws what the change throws. */
	change(change: (doc: Y.Doc) => void): Uint8Array | null {
		const { doc } = this;
		return made(doc, () => doc.transact(() => change(doc)));
	}

	/** Takes in somebody's update, of a full document only what deletes; null, and spoilt, where it does not fit. `spend` is told the steps of work. */
	take(update: Uint8Array, full: boolean, spend?: (steps: number) => void): Taken | null {
		const { doc } = this;
		let cuts: readonly Cut[] = [];
		try {
			const bytes = made(doc, () => {
				doc.transact((transaction) => {
					const steps = counted(doc, { limit: STEPS, fresh: true }, () => {
						Y.applyUpdate(doc, update);
					});
					spend?.(steps);
					cuts = cut(transaction, full);
				});
			});
			if (doc.store.pendingStructs === null) return { bytes, cuts };
		} catch {
			// what Yjs could not take in leaves no trace, like what is too much
		}
		this.spoil();
		return null;
	}
}

/** The update that a change of the document makes, or null. */
export function made(doc: Y.Doc, change: () => void): Uint8Array | null {
	let bytes: Uint8Array | null = null;
	const note = (update: Uint8Array) => {
		bytes = update;
	};
	doc.on('update', note);
	try {
		change();
	} finally {
		doc.off('update', note);
	}
	return bytes;
}
