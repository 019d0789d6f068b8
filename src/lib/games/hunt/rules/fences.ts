/** §3.1 The first step of a turn: moving a Fence. */
import { refusal, type Refusal, type Seat } from '../../../engine/module.ts';
import {
	adjacent,
	directionTo,
	neighbours,
	opposite,
	type Cell
} from '../../../pieces/geometry/squares.ts';
import {
	colorOf,
	facingOf,
	fenceAt,
	fences,
	isEmpty,
	isSpace,
	ownSquare,
	putFence
} from './board.ts';
import type { Done } from './hits.ts';
import type { Of, State, TellHunt } from './state.ts';

/** §3.1 Why this Fence may not move there. */
export function refuseFence(view: State, { from, to }: Of<'moveFence'>): Refusal | null {
	const refused = refuseStep(view, from, to);
	if (refused || touchesOwn(view, from, to)) return refused;
	const others = steps(view).some((step) => touchesOwn(view, step.from, step.to));
	return others ? refusal('must-involve-your-stack', {}, '§3.1') : null;
}

function refuseStep(view: State, from: Cell, to: Cell): Refusal | null {
	const fence = fenceAt(view, from);
	if (!fence) return refusal('no-fence', {}, '§3.1');
	if (!isSpace(to)) return refusal('not-a-space', {}, '§1.1');
	if (!adjacent(from, to)) return refusal('not-adjacent', {}, '§3.1');
	if (!isEmpty(view, to)) return refusal('occupied', {}, '§3.1');
	const facing = facingOf(fence);
	const backwards = facing !== 'u' && directionTo(from, to) === opposite(facing);
	return backwards ? refusal('backwards', {}, '§3.1') : null;
}

/** §3.1 Whether the step brings a Fence next to the Stack whose turn it is, or takes one away from there. */
function touchesOwn(view: State, from: Cell, to: Cell): boolean {
	const own = ownSquare(view);
	return own !== null && (adjacent(own, from) || adjacent(own, to));
}

/** Every step of a Fence, whether or not it touches the Stack. */
const steps = (view: State): Of<'moveFence'>[] =>
	fences(view).flatMap((from) =>
		neighbours(from)
			.filter((to) => refuseStep(view, from, to) === null)
			.map((to) => ({ type: 'moveFence', from, to }) as const)
	);

/** §3.1 Every step that may be made now: those that touch the Stack, or any where there are none. */
export function fenceMoves(view: State): Of<'moveFence'>[] {
	const all = steps(view);
	const touching = all.filter(({ from, to }) => touchesOwn(view, from, to));
	return touching.length > 0 ? touching : all;
}

/** §3.1 Moves a Fence, which keeps its facing. */
export function moveFence(
	state: State,
	seat: Seat,
	{ from, to }: Of<'moveFence'>,
	tell: TellHunt
): Done {
	const fence = fenceAt(state, from) ?? '';
	putFence(state, from, null);
	putFence(state, to, fence);
	tell({ type: 'fence-moved', seat, color: colorOf(fence), from, to });
	return { changed: [to], moved: null, hits: [] };
}
