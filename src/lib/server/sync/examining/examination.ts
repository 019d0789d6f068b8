/** Whether a document can be loaded with little work; and where not, the same document written down plainly. */
import * as Y from 'yjs';
import { toldBy, written } from '../plain.ts';
import { recovered } from '../recovery.ts';
import { counted, LOADING } from '../work.ts';

/** A document as it may be loaded. */
export interface Examined {
	/** All of it as one update. */
	readonly state: Uint8Array;
	/** Whether it had to be written anew: then this is to be stored in its place. */
	readonly renewed: boolean;
}

/** How many steps it may take to write it anew as it is; beyond that, concurrent letters may come in another order. */
const RENEWING = 1_000_000;

/** Tries stored updates: with `renewing` steps, and then as often as needed to know what they say. */
export function examine(updates: readonly Uint8Array[], renewing = RENEWING): Examined {
	const loaded = tried(updates, renewing);
	if (loaded) {
		const state = Y.encodeStateAsUpdate(loaded);
		if (tried([state], LOADING)) return { state, renewed: false };
		return { state: written(toldBy(loaded)), renewed: true };
	}
	return { state: written(recovered(updates)), renewed: true };
}

/** The document that these updates make; null where they are none, or too much work. */
function tried(updates: readonly Uint8Array[], limit: number): Y.Doc | null {
	const doc = new Y.Doc();
	try {
		counted(doc, { limit, fresh: false }, () => {
			doc.transact(() => {
				for (const update of updates) Y.applyUpdate(doc, update);
			});
		});
		for (const name of doc.share.keys()) doc.getText(name);
		return doc.store.pendingStructs || doc.store.pendingDs ? null : doc;
	} catch {
		return null;
	}
}
