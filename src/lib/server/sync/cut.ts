/** Takes out again what does not fit: of what an edit brings, as much as is too much, from its end. */
import * as Y from 'yjs';
import { TEXT_LIMIT } from './admit.ts';

/** Letters that did not fit, and into which text they were written. */
export interface Cut {
	readonly text: string;
	readonly letters: string;
}

/**
 * Deletes within this transaction what of its new letters makes a text too long, or all of them where the document
 * holds no more. What was there before stays as it is.
 */
export function cut(transaction: Y.Transaction, full: boolean): readonly Cut[] {
	const { doc } = transaction;
	return [...doc.share.keys()].flatMap((text) => {
		const type = doc.getText(text);
		const over = full ? Infinity : type.length - TEXT_LIMIT;
		if (over <= 0) return [];
		const letters = shorten(transaction, type, over);
		return letters === '' ? [] : [{ text, letters }];
	});
}

/** Takes at most `over` of the last new letters out of a text, and answers them in their order. */
function shorten(transaction: Y.Transaction, type: Y.Text, over: number): string {
	const fresh = freshIn(transaction, type);
	let out = '';
	for (let next = fresh.pop(); next && over > out.length; next = fresh.pop()) {
		const { item, letters } = next;
		const keep = wholeLetters(letters, letters.length - (over - out.length));
		if (keep === 0) item.delete(transaction);
		else type.delete(indexOf(item) + keep, letters.length - keep);
		out = letters.slice(keep) + out;
	}
	return out;
}

/** `units`, or one less where a cut there would halve a letter. */
const wholeLetters = (text: string, units: number): number =>
	/^[\uDC00-\uDFFF]/.test(text.slice(Math.max(0, units))) ? units - 1 : Math.max(0, units);

interface Fresh {
	readonly item: Y.Item;
	readonly letters: string;
}

/** A text's new letters, in the order in which they stand there. */
function freshIn({ beforeState }: Y.Transaction, type: Y.Text): Fresh[] {
	const fresh: Fresh[] = [];
	for (let item = type._start; item; item = item.right) {
		const { id, deleted, content } = item;
		if (deleted || !(content instanceof Y.ContentString)) continue;
		if (id.clock >= (beforeState.get(id.client) ?? 0)) fresh.push({ item, letters: content.str });
	}
	return fresh;
}

/** Before how many letters an item stands. */
function indexOf(item: Y.Item): number {
	let before = 0;
	for (let { left } = item; left; left = left.left) if (!left.deleted) before += left.length;
	return before;
}
