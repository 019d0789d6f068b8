/** One change of a text as a single cut: what a text field's new value says was typed, and where others' changes move it. */

/** At `index`, `deleted` UTF-16 units give way to `inserted`. */
export interface Splice {
	readonly index: number;
	readonly deleted: number;
	readonly inserted: string;
}

/**
 * The one cut that makes `after` of `before`, null when they are equal. Where several cuts would do
 * ("aa" to "aaa") the caret, which stands behind what was typed, decides. What people see as one
 * character (a letter with its accents, an emoji of several parts) is replaced whole, so that two who
 * change it at once never leave half of it behind.
 */
export function spliceBetween(before: string, after: string, caret: number): Splice | null {
	if (before === after) return null;
	const shorter = Math.min(before.length, after.length);
	let tail = 0;
	const mostTail = Math.min(shorter, after.length - Math.min(caret, after.length));
	while (
		tail < mostTail &&
		before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
	)
		tail++;
	let head = 0;
	while (head < shorter - tail && before.charCodeAt(head) === after.charCodeAt(head)) head++;
	// the caret may have bounded the tail too tightly: what is still equal behind it is no change
	while (
		tail < shorter - head &&
		before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
	)
		tail++;
	while (splits(before, head) || splits(after, head)) head--;
	while (splits(before, before.length - tail) || splits(after, after.length - tail)) tail--;
	return {
		index: head,
		deleted: before.length - tail - head,
		inserted: after.slice(head, after.length - tail)
	};
}

// a browser that has no segmenter still keeps surrogate pairs whole
const characters = 'Segmenter' in Intl ? new Intl.Segmenter() : null;

/** Whether a cut here would go through a character. */
function splits(text: string, at: number): boolean {
	if (at <= 0 || at >= text.length) return false;
	const pair =
		/[\uD800-\uDBFF]/.test(text.charAt(at - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(at));
	if (pair || !characters || PLAIN.test(text.slice(at - 1, at + 1))) return pair;
	return characters.segment(text).containing(at)?.index !== at;
}

/** Two letters that nothing can join. */
const PLAIN = /^[\n -~]{2}$/;

/** A change as Yjs reports it: steps that keep, insert or delete units. */
export type Delta = readonly {
	insert?: unknown;
	delete?: number | undefined;
	retain?: number | undefined;
}[];

/** Where a position stands after somebody else's change; one exactly at an insertion stays left of it. */
export function moved(position: number, delta: Delta): number {
	let at = 0;
	let now = position;
	for (const step of delta) {
		if (step.retain !== undefined) at += step.retain;
		else if (typeof step.insert === 'string') {
			if (at < now) now += step.insert.length;
			at += step.insert.length;
		} else if (step.delete !== undefined && at < now) now = Math.max(at, now - step.delete);
	}
	return now;
}

/** Our own cut, made before somebody else's change, as it stands after that change. */
export function rebased(own: Splice, delta: Delta): Splice {
	const from = moved(own.index, delta);
	const to = moved(own.index + own.deleted, delta);
	return { index: from, deleted: Math.max(0, to - from), inserted: own.inserted };
}

/** Where a position of a field that shows our own cut stands once that cut comes after somebody else's changes. */
export function carried(position: number, own: Splice, deltas: readonly Delta[]): number {
	const move = (at: number) => deltas.reduce(moved, at);
	if (position < own.index) return move(position);
	const now = deltas.reduce(rebased, own);
	const into = position - own.index;
	if (into <= own.inserted.length) return now.index + into;
	const before = move(position - own.inserted.length + own.deleted);
	return before + now.inserted.length - now.deleted;
}
