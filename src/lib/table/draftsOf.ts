/** The texts of a document that people write together. */
import type { Awareness } from 'y-protocols/awareness';
import type * as Y from 'yjs';

interface Draft {
	readonly text: Y.Text;
	readonly awareness: Awareness;
	/** Is told whether a field shows something that the text has not yet. */
	readonly ahead: ((field: object, differs: boolean) => void) | undefined;
}

/** Hands out a document's texts by name: the same object each time, so that a field stays bound to its text whatever else changes. */
export function draftsOf(
	doc: Y.Doc,
	awareness: Awareness,
	ahead?: Draft['ahead']
): (name: string) => Draft {
	const drafts = new Map<string, Draft>();
	return (name) => {
		const draft = drafts.get(name) ?? { text: doc.getText(name), awareness, ahead };
		drafts.set(name, draft);
		return draft;
	};
}
