/** The lines of fire as they are drawn: up to the first piece, struck or spent. */
import {
	ahead,
	cellOf,
	firstSeen,
	keyOf,
	type Cell,
	type Direction
} from '../../../pieces/geometry/squares.ts';
import { facingOf, fenceAt, fences, FRAME, isEmpty, isInside } from '../rules/board.ts';
import type { HuntEvent, State } from '../rules/state.ts';

interface Line {
	readonly from: Cell;
	readonly to: Cell;
	/** It strikes now, or has just struck. */
	readonly strikes: boolean;
}

/** Where the line of a Pointing Fence ends: the first piece, or the last square before the edge of the Inside. */
function endOf(view: State, from: Cell, facing: Direction): Cell | null {
	const first = firstSeen(from, facing, FRAME, (cell) => !isEmpty(view, cell));
	if (first) return first;
	let last: Cell | null = null;
	for (let next = ahead(from, facing); isInside(next); next = ahead(next, facing)) last = next;
	return last;
}

/** Every line of fire; those told of just now strike, even where the Stack is gone by now. */
export function linesIn(view: State, events: readonly HuntEvent[]): Line[] {
	const struck = new Map<string, Cell>();
	for (const event of events) {
		if (event.type !== 'struck' && event.type !== 'saved') continue;
		if (event.from && event.at) struck.set(keyOf(event.from), event.at);
	}
	const spent = fences(view).flatMap((from): Line[] => {
		const facing = facingOf(fenceAt(view, from) ?? '');
		if (facing === 'u' || struck.has(keyOf(from))) return [];
		const to = endOf(view, from, facing);
		return to ? [{ from, to, strikes: false }] : [];
	});
	return [
		...spent,
		...[...struck].map(([from, to]) => ({ from: cellOf(from), to, strikes: true }))
	];
}
