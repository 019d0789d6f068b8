/** One change of a text as a single cut: what a text field's new value says was typed, and where others' changes move it. */

/** At `index`, `deleted` UTF-16 units give way to `inserted`. */
export interface Splice {
	readonly index: number;
	readonly deleted: number;
	readonly inserted: string;
}

/**
 * The one cut that makes `after` of `before`, null when they are equal. Where several cuts would do
 * ("aa" to "aaa") the caret, which stands behind what was typed, decides. Never cuts a surrogate pair.
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
	if (splitsPair(before, head) || splitsPair(after, head)) head--;
	if (splitsPair(before, before.length - tail) || splitsPair(after, after.length - tail)) tail--;
	return {
		index: head,
		deleted: before.length - tail - head,
		inserted: after.slice(head, after.length - tail)
	};
}

const splitsPair = (text: string, at: number) =>
	at > 0 &&
	at < text.length &&
	/[\uD800-\uDBFF]/.test(text.charAt(at - 1)) &&
	/[\uDC00-\uDFFF]/.test(text.charAt(at));

/** A change as Yjs reports it: steps that keep, insert or delete so many units. */
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
