/** §5 Hits and Damage: checked at the end of each step, for all Stacks together. */
import type { Seat } from '../../../engine/module.ts';
import { cellOf, firstSeen, keyOf, type Cell } from '../../../pieces/geometry/squares.ts';
import type { PyramidColor } from '../../../pieces/pyramid.ts';
import { colorOf, facingOf, fenceAt, fences, FRAME, isEmpty, stackOn, topOf } from './board.ts';
import type { Cause, State, TellHunt } from './state.ts';

export interface Hit {
	readonly seat: Seat;
	readonly cause: Cause;
	/** What protects from it; null where nothing does. */
	readonly color: PyramidColor | null;
	/** The Fence whose line of fire it is. */
	readonly from?: Cell;
}

/** What a step has done, as far as Hits follow from it. */
export interface Done {
	/** Where the Fences stand now that moved or changed their facing. */
	readonly changed: readonly Cell[];
	/** Whose Stack moved, or tried to. */
	readonly moved: Seat | null;
	readonly hits: readonly Hit[];
}

interface Line {
	readonly seat: Seat;
	readonly color: PyramidColor;
}

/** §5.1 Whom each Pointing Fence has a free line to, by the Fence's square. */
function linesOfFire(view: State): Map<string, Line> {
	const lines = new Map<string, Line>();
	for (const from of fences(view)) {
		const fence = fenceAt(view, from) ?? '';
		const facing = facingOf(fence);
		if (facing === 'u') continue;
		const target = firstSeen(from, facing, FRAME, (cell) => !isEmpty(view, cell));
		const seat = target && stackOn(view, target);
		if (seat !== null) lines.set(keyOf(from), { seat, color: colorOf(fence) });
	}
	return lines;
}

/** §5 Makes a step and works out the Hits that it brings. */
export function check(state: State, step: () => Done, tell: TellHunt): void {
	const before = linesOfFire(state);
	const { changed, moved, hits } = step();
	const fresh = new Set(changed.map(keyOf));
	const lines = [...linesOfFire(state)]
		.filter(
			([from, { seat }]) => seat === moved || fresh.has(from) || before.get(from)?.seat !== seat
		)
		.map(([from, line]): Hit => ({ ...line, cause: 'line', from: cellOf(from) }));
	damage(state, [...hits, ...lines], tell);
}

/** §5.2 Each Hit takes a piece, but for those of the colour that was on top before. */
function damage(state: State, hits: readonly Hit[], tell: TellHunt): void {
	const fell: Seat[] = [];
	for (const [seat, stack] of state.stacks.entries()) {
		const top = topOf(state, seat);
		if (top === null) continue;
		for (const hit of hits.filter((one) => one.seat === seat)) strike(state, hit, top, tell);
		if (stack.pieces.length > 0) continue;
		stack.at = null;
		fell.push(seat);
		tell({ type: 'out', seat });
	}
	if (fell.length > 0) state.out.push(fell);
}

function strike(
	state: State,
	{ seat, cause, color, from }: Hit,
	top: PyramidColor,
	tell: TellHunt
): void {
	const stack = state.stacks[seat];
	const line = from && stack?.at ? { from, at: stack.at } : {};
	if (color === top) {
		tell({ type: 'saved', seat, cause, color, ...line });
		return;
	}
	const lost = stack?.pieces.pop();
	if (!lost) return; // more Hits than pieces
	stack?.lost.push(lost);
	tell({ type: 'struck', seat, cause, color, lost, ...line });
}
