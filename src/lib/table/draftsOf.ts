/** The texts of a document that people write together. */
import type { Awareness } from 'y-protocols/awareness';
import type * as Y from 'yjs';

interface Draft {
	readonly text: Y.Text;
	readonly awareness: Awareness;
}

/** Hands out a document's texts by name: the same object each time, so that a field stays bound to its text whatever else changes. */
export function draftsOf(doc: Y.Doc, awareness: Awareness): (name: string) => Draft {
	const drafts = new Map<string, Draft>();
	return (name) => {
		const draft = drafts.get(name) ?? { text: doc.getText(name), awareness };
		drafts.set(name, draft);
		return draft;
	};
}
