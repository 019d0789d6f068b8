/** Counts the work that an update makes for Yjs, step by step as it is done, and ends it where it becomes too much. */
import * as Y from 'yjs';

/** What made an update too much work; nobody who types makes one. */
export class TooMuch extends Error {}

/** How many steps it may take at most to put a document's letters in order when it is loaded. */
export const LOADING = 30_000;

interface Budget {
	left: number;
	/** Whether all that is taken in was just written: then nobody writes around what they wrote before. */
	readonly fresh: boolean;
}

/** Documents whose work is counted now; all others go on as ever. */
const budgets = new WeakMap<Y.Doc, Budget>();

/**
 * Makes a change of the document, and answers how many steps Yjs took to find where its letters stand. Throws `TooMuch`
 * beyond `limit`: then the document is half changed, and to be given up. With `fresh`, also where somebody's letter
 * stands around one they wrote earlier: an author who knew that one wrote before or behind it.
 */
export function counted(
	doc: Y.Doc,
	{ limit, fresh }: { readonly limit: number; readonly fresh: boolean },
	change: () => void
): number {
	const budget = { left: limit, fresh };
	budgets.set(doc, budget);
	try {
		change();
	} finally {
		budgets.delete(doc);
	}
	return limit - budget.left;
}

// Yjs compares a new item with those between its neighbours, as many as there are: counted first, with the same comparisons
const items: { integrate: (this: Y.Item, transaction: Y.Transaction, offset: number) => void } =
	Y.Item.prototype;
const { integrate } = items;
items.integrate = function (transaction, offset) {
	const budget = budgets.get(transaction.doc);
	if (budget) spend(budget, this, transaction.doc, offset);
	integrate.call(this, transaction, offset);
};

function spend(budget: Budget, item: Y.Item, { store, share }: Y.Doc, offset: number): void {
	const { client, clock } = item.id;
	// of an item that is partly here already, the rest comes after its beginning
	const left = offset > 0 ? itemAt(store, client, clock + offset - 1) : item.left;
	const origin = offset > 0 ? Y.createID(client, clock + offset - 1) : item.origin;
	// for each first item of a text, the text's name is looked for among all
	if (origin === null && item.rightOrigin === null) take(budget, share.size / NAMES);
	const before = new Set<Y.Item>();
	for (let next = firstAfter(left, item); next && next !== item.right; next = next.right) {
		take(budget, 1);
		if (budget.fresh && next.id.client === client) throw new TooMuch('around what it knew');
		before.add(next);
		if (Y.compareIDs(origin, next.origin)) {
			if (next.id.client >= client && Y.compareIDs(item.rightOrigin, next.rightOrigin)) return;
		} else if (!next.origin || !isIn(before, Y.getItem(store, next.origin))) return;
	}
}

/** How many names are looked through in the time of one step. */
const NAMES = 128;

function take(budget: Budget, steps: number): void {
	budget.left -= steps;
	if (budget.left < 0) throw new TooMuch('too many steps');
}

function firstAfter(left: Y.Item | null, { parent }: Y.Item): Y.Item | null {
	if (left) return left.right;
	return parent instanceof Y.AbstractType ? parent._start : null;
}

function itemAt(store: Y.Doc['store'], client: number, clock: number): Y.Item | null {
	const found: unknown = Y.getItem(store, Y.createID(client, clock));
	return found instanceof Y.Item ? found : null;
}

const isIn = (items: ReadonlySet<Y.Item>, one: unknown): boolean =>
	one instanceof Y.Item && items.has(one);
