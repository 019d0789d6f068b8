/** §2 Set-up: the Fences around, and the Stacks piece by piece. */
import { refusal, type Refusal, type Seat } from '../../../engine/module.ts';
import type { Random } from '../../../engine/random.ts';
import { same, type Cell } from '../../../pieces/geometry/squares.ts';
import {
	COLORS,
	FRAME,
	INSIDE,
	isCorner,
	isEmpty,
	isInside,
	oppositeCorner,
	OUTSIDE,
	putFence
} from './board.ts';
import type { Of, Options, State, TellHunt } from './state.ts';

/** §2.2 The height of a full Stack, by the number of seats. */
const FULL: Readonly<Record<number, number>> = { 2: 4, 3: 3, 4: 2 };

/** §2.1 All Fences on the Outside at random; nobody has a Stack yet. */
export function setup(seats: number, options: Options, random: Random): State {
	const colors = options.sets.flatMap((set) => COLORS[set]);
	const sizes = ['3', '2'];
	const fences = random.shuffle(sizes.flatMap((size) => colors.map((color) => `${color}${size}u`)));
	const state: State = {
		game: 'hunt',
		options,
		phase: 'draft',
		turn: options.firstSeat,
		board: Array.from({ length: FRAME.height }, () =>
			Array.from({ length: FRAME.width }, () => null)
		),
		stacks: Array.from({ length: seats }, () => ({ at: null, pieces: [], lost: [] })),
		pool: options.draft === 'blind' ? random.shuffle(colors) : colors,
		full: FULL[seats] ?? 0,
		die: null,
		reordered: false,
		out: [],
		winners: null
	};
	OUTSIDE.forEach((cell, index) => putFence(state, cell, fences[index] ?? null));
	return state;
}

/** §2.2 Why this piece may not be taken, or not be put there. */
export function refuseDraft(view: State, { color, at }: Of<'draft'>): Refusal | null {
	const blind = view.options.draft === 'blind';
	// who draws blind cannot ask for a colour
	const there = blind ? color === undefined : view.pool.some((piece) => piece === color);
	if (!there) return refusal('not-in-pool', {}, '§2.2');
	if (view.stacks[view.turn]?.at) {
		return at === undefined ? null : refusal('already-placed', {}, '§2.2');
	}
	return at === undefined ? refusal('need-cell', {}, '§2.2') : refusePlace(view, at);
}

/** §2.2 An empty Inside square; two players stand in opposite corners. */
function refusePlace(view: State, at: Cell): Refusal | null {
	if (!isInside(at)) return refusal('not-inside', {}, '§2.2');
	if (!isEmpty(view, at)) return refusal('occupied', {}, '§2.2');
	if (view.stacks.length > 2) return null;
	if (!isCorner(at)) return refusal('not-a-corner', {}, '§2.2');
	const other = view.stacks.flatMap((stack) => (stack.at ? [stack.at] : []));
	return other.every((taken) => same(at, oppositeCorner(taken)))
		? null
		: refusal('not-opposite-corner', {}, '§2.2');
}

/** §2.2 Every piece that may be taken now, on every square where it may go. */
export function* drafts(view: State): Generator<Of<'draft'>> {
	const colors = view.options.draft === 'blind' ? [undefined] : new Set(view.pool);
	const squares = view.stacks[view.turn]?.at
		? [undefined]
		: INSIDE.filter((cell) => refusePlace(view, cell) === null);
	for (const color of colors) {
		for (const at of squares) {
			yield { type: 'draft', ...(color ? { color } : {}), ...(at ? { at } : {}) };
		}
	}
}

/** §2.2 Takes a piece; true when every Stack is full. */
export function draft(state: State, seat: Seat, { color, at }: Of<'draft'>, tell: TellHunt) {
	const [piece] = state.pool.splice(color ? state.pool.indexOf(color) : 0, 1);
	const stack = state.stacks[seat];
	if (!piece || !stack) return false; // never: refuse has looked
	stack.at ??= at ?? null;
	stack.pieces.push(piece);
	tell({ type: 'drafted', seat, color: piece });
	return state.stacks.every(({ pieces }) => pieces.length >= state.full);
}
