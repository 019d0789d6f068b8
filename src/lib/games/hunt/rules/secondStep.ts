/** §4 What a roll allows: the actions of the second step, and what becomes of them. */
import { refusal, type Refusal, type Seat } from '../../../engine/module.ts';
import {
	adjacent,
	ahead,
	DIRECTIONS,
	directionTo,
	neighbours,
	opposite,
	type Cell,
	type Direction
} from '../../../pieces/geometry/squares.ts';
import {
	colorOf,
	facingOf,
	fenceAt,
	fences,
	isEmpty,
	isInside,
	isSpace,
	ownSquare,
	putFence,
	turned
} from './board.ts';
import type { Done } from './hits.ts';
import { enter } from './stack.ts';
import type { Of, State, TellHunt } from './state.ts';

const NO_HITS: Done = { changed: [], moved: null, hits: [] };
const noFence = (rule: string): Refusal => refusal('no-fence', {}, rule);

/** Whether a square lies in the row or column of the Stack whose turn it is. */
function isInLine(view: State, [x, y]: Cell): boolean {
	const own = ownSquare(view);
	return own !== null && (own[0] === x || own[1] === y);
}

const isBeside = (view: State, at: Cell): boolean => {
	const own = ownSquare(view);
	return own !== null && adjacent(own, at);
};

const inLine = (view: State): Cell[] => fences(view).filter((at) => isInLine(view, at));

/** The squares beside the Stack that hold a Fence. */
export function besides(view: State): Cell[] {
	const own = ownSquare(view);
	return own ? neighbours(own).filter((at) => fenceAt(view, at) !== null) : [];
}

/** §4.1 Why this Fence cannot be tipped that way. */
export function refuseTip(view: State, { at, dir }: Of<'tip'>): Refusal | null {
	const fence = fenceAt(view, at);
	if (!fence) return noFence('§4.1');
	if (!isInLine(view, at)) return refusal('not-in-line', {}, '§4.1');
	if (facingOf(fence) !== 'u') return refusal('not-standing', {}, '§4.1');
	return isInside(ahead(at, dir)) ? null : refusal('must-point-inside', {}, '§4.1');
}

export const tips = (view: State): Of<'tip'>[] =>
	inLine(view)
		.flatMap((at) => DIRECTIONS.map((dir) => ({ type: 'tip', at, dir }) as const))
		.filter((one) => refuseTip(view, one) === null);

/** §4.1 The Fence falls and slides through empty Inside squares. */
export function tip(state: State, seat: Seat, { at, dir }: Of<'tip'>, tell: TellHunt): Done {
	const fence = turned(fenceAt(state, at) ?? '', dir);
	let to = at;
	for (let next = ahead(at, dir); isInside(next) && isEmpty(state, next); next = ahead(to, dir)) {
		to = next;
	}
	putFence(state, at, null);
	putFence(state, to, fence);
	tell({ type: 'tipped', seat, color: colorOf(fence), from: at, to, dir });
	return { ...NO_HITS, changed: [to] };
}

/** §4.2 Why the Stack cannot change places with this Fence. */
export function refuseSwap(view: State, { at }: Of<'swap'>): Refusal | null {
	if (!fenceAt(view, at)) return noFence('§4.2');
	return isInLine(view, at) ? null : refusal('not-in-line', {}, '§4.2');
}

export const swaps = (view: State): Of<'swap'>[] =>
	inLine(view).map((at) => ({ type: 'swap', at }));

/** §4.2 Stack and Fence change places; with an Outside Fence the Stack only tries to. */
export function swap(state: State, seat: Seat, { at }: Of<'swap'>, tell: TellHunt): Done {
	const own = ownSquare(state);
	const fence = fenceAt(state, at);
	const stack = state.stacks[seat];
	if (!own || !fence || !stack) return NO_HITS; // never: refuse has looked
	if (!isInside(at)) return { ...NO_HITS, moved: seat, hits: enter(state, seat, at, tell) };
	putFence(state, at, null);
	putFence(state, own, fence);
	stack.at = at;
	tell({ type: 'swapped', seat, color: colorOf(fence), from: own, to: at });
	return { changed: [own], moved: seat, hits: [] };
}

/** The square beyond the one beside the Stack: over `at`, or on the Stack's other side. */
function beyond(view: State, { who, at }: Of<'hop'>): { to: Cell; dir: Direction } | null {
	const own = ownSquare(view);
	const dir = own && DIRECTIONS.find((one) => one === directionTo(own, at));
	if (!own || !dir) return null;
	const over = who === 'stack' ? dir : opposite(dir);
	return { to: ahead(who === 'stack' ? at : own, over), dir: over };
}

/** §4.3 Why Stack and Fence cannot jump like that. */
export function refuseHop(view: State, hop: Of<'hop'>): Refusal | null {
	const { who, at } = hop;
	if (!fenceAt(view, at)) return noFence('§4.3');
	if (!isBeside(view, at)) return refusal('not-adjacent', {}, '§4.3');
	if (who === 'stack') return isInside(at) ? null : refusal('not-inside', {}, '§4.3');
	const landing = beyond(view, hop);
	const free = landing && isSpace(landing.to) && isEmpty(view, landing.to);
	return free ? null : refusal('occupied', {}, '§4.3');
}

export const hops = (view: State): Of<'hop'>[] =>
	besides(view)
		.flatMap((at) => [
			{ type: 'hop', who: 'stack', at } as const,
			{ type: 'hop', who: 'fence', at } as const
		])
		.filter((one) => refuseHop(view, one) === null);

/** §4.3 Either jumps over the other. */
export function hop(state: State, seat: Seat, jump: Of<'hop'>, tell: TellHunt): Done {
	const landing = beyond(state, jump);
	const fence = fenceAt(state, jump.at);
	if (!landing || !fence) return NO_HITS; // never: refuse has looked
	const { to, dir } = landing;
	const color = colorOf(fence);
	if (jump.who === 'fence') {
		putFence(state, jump.at, null);
		putFence(state, to, fence);
		tell({ type: 'fence-hopped', seat, color, from: jump.at, to });
		return { ...NO_HITS, changed: [to] };
	}
	const hits = enter(state, seat, to, tell);
	if (facingOf(fence) !== 'u') return { changed: [], moved: seat, hits };
	putFence(state, jump.at, turned(fence, dir));
	tell({ type: 'fence-fell', seat, color, at: jump.at, dir });
	return { changed: [jump.at], moved: seat, hits };
}
