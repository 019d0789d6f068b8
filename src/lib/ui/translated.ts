/**
 * Keeps a page right that a browser translates. A translator takes texts out of the page and puts its own words in their
 * place, in `font` elements; the page goes on writing into what was taken out, and nobody sees it. Here each text comes
 * back to its place, empty while its translation is shown; once it is written to, the translation goes, and the translator
 * sees a new text.
 */

/** What a translator shows in place of a text, and what stood in the text then. */
interface Translation {
	readonly shown: ChildNode;
	readonly text: string;
}

/** Looks after all texts below a root from now on; answers how to leave off. */
export function mendTranslated(root: Node): () => void {
	const page = new TranslatedPage();
	const observer = new MutationObserver((records) => {
		page.mend(records, observer);
		observer.takeRecords(); // what was mended just now
	});
	observer.observe(root, { childList: true, characterData: true, subtree: true });
	return () => observer.disconnect();
}

class TranslatedPage {
	readonly #translations = new WeakMap<Text, Translation>();
	/** The text for which each translation is shown. */
	readonly #texts = new WeakMap<Node, Text>();
	/** What stands where a text was that is still out of the page: translators without `font` put another text there. */
	readonly #replaced = new WeakMap<Text, ChildNode>();

	/** Sets right what was changed since the last time. */
	mend(records: readonly MutationRecord[], observer: MutationObserver): void {
		const written = new Set(records.map(({ type, target }) => type === 'characterData' && target));
		const taken = new Set<Text>();
		for (const record of records) {
			for (const node of record.removedNodes) {
				if (!node.isConnected) this.#uncover(node, record);
				if (!(node instanceof Text)) continue;
				taken.add(node);
				if (!node.isConnected) this.#takenOut(node, besideOf(record, records), record);
				if (this.#replaced.has(node)) observer.observe(node, { characterData: true });
			}
		}
		for (const text of taken) this.#follow(text);
		for (const node of written) if (node instanceof Text) this.#written(node);
	}

	/** A text is gone: a translator has put something there, or the page has taken it away. */
	#takenOut(
		text: Text,
		beside: readonly ChildNode[],
		{ addedNodes, removedNodes }: MutationRecord
	) {
		const shown = beside.find((node) => !this.#texts.has(node));
		const [added] = addedNodes;
		// a translator that takes blanks for texts would do so for ever, were they brought back
		if (shown && text.data.trim() === '') this.#replaced.set(text, shown);
		else if (shown) this.#cover(text, shown);
		else if (added instanceof Text && removedNodes.length === 1) this.#replaced.set(text, added);
	}

	/** The text is back in its place, where the page looks for it, and leaves it to the translation to be read. */
	#cover(text: Text, shown: ChildNode): void {
		shown.before(text);
		this.#translations.set(text, { shown, text: text.data });
		this.#texts.set(shown, text);
		text.data = '';
	}

	#forget(text: Text): Translation | undefined {
		const translation = this.#translations.get(text);
		this.#translations.delete(text);
		if (translation) this.#texts.delete(translation.shown);
		return translation;
	}

	/** A translator takes its words back: then ours are shown again, and not a second time what it puts there. */
	#uncover(shown: Node, { addedNodes }: MutationRecord): void {
		const text = this.#texts.get(shown);
		const translation = text && this.#forget(text);
		if (!translation || text.data !== '') return;
		for (const node of addedNodes) if (node instanceof Text && node !== text) node.remove();
		text.data = translation.text;
	}

	/** A translation goes along with a text that was moved, and with one that is gone for good. */
	#follow(text: Text): void {
		const translation = this.#translations.get(text);
		if (!translation || this.#replaced.has(text)) return;
		if (!text.isConnected) this.#forget(text)?.shown.remove();
		else if (text.nextSibling !== translation.shown) text.after(translation.shown);
	}

	/** The page has written: what it says is shown in place of what was translated before. */
	#written(text: Text): void {
		this.#forget(text)?.shown.remove();
		const other = this.#replaced.get(text);
		this.#replaced.delete(text);
		if (other?.isConnected && !text.isConnected) other.replaceWith(text);
	}
}

/** The translations that came where something was taken out: before it went, with that, or after. */
function besideOf(record: MutationRecord, records: readonly MutationRecord[]): ChildNode[] {
	const { target, addedNodes, previousSibling, nextSibling } = record;
	const after = records.filter(
		(other) =>
			other.target === target &&
			other.previousSibling === previousSibling &&
			other.nextSibling === nextSibling
	);
	return [
		...addedNodes,
		previousSibling,
		nextSibling,
		...after.flatMap((other) => [...other.addedNodes])
	]
		.filter((node) => node?.nodeName === 'FONT' && node.parentNode !== null)
		.map((node) => node as ChildNode);
}
