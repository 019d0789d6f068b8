/** §3.3 A Stack that goes to another square, or bounces. */
import { refusal, type Refusal, type Seat } from '../../../engine/module.ts';
import { ahead, DIRECTIONS, type Cell } from '../../../pieces/geometry/squares.ts';
import { colorOf, fenceAt, isInside, ownSquare, stackOn, topOf } from './board.ts';
import type { Done, Hit } from './hits.ts';
import type { Of, State, TellHunt } from './state.ts';

/** §3.3 A Stack heads for an Inside square. */
export function refuseStack(view: State, { dir }: Of<'moveStack'>): Refusal | null {
	const own = ownSquare(view);
	return own && isInside(ahead(own, dir)) ? null : refusal('not-inside', {}, '§3.3');
}

export const stackMoves = (view: State): Of<'moveStack'>[] =>
	DIRECTIONS.map((dir) => ({ type: 'moveStack', dir }) as const).filter(
		(move) => refuseStack(view, move) === null
	);

/** §3.3 Moves the Stack one square. */
export function moveStack(
	state: State,
	seat: Seat,
	{ dir }: Of<'moveStack'>,
	tell: TellHunt
): Done {
	const own = ownSquare(state);
	const hits = own ? enter(state, seat, ahead(own, dir), tell) : [];
	return { changed: [], moved: seat, hits };
}

/** §3.3, §5.1 The Stack goes there; or it bounces and stays, with the Hit that this brings. */
export function enter(state: State, seat: Seat, to: Cell, tell: TellHunt): Hit[] {
	const bump = bumpAt(state, seat, to);
	const stack = state.stacks[seat];
	if (bump) tell({ type: 'bounced', seat, to });
	else if (stack?.at) {
		tell({ type: 'stack-moved', seat, from: stack.at, to });
		stack.at = to;
	}
	return bump ? [bump] : [];
}

/** §5.1 Who is hit when a Stack heads for a square that is not free. */
function bumpAt(view: State, seat: Seat, to: Cell): Hit | null {
	if (!isInside(to)) return { seat, cause: 'outside', color: null };
	const fence = fenceAt(view, to);
	if (fence) return { seat, cause: 'bump', color: colorOf(fence) };
	const other = stackOn(view, to);
	return other === null ? null : { seat: other, cause: 'bump', color: topOf(view, seat) };
}
