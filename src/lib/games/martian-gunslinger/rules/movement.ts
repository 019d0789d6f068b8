/** §2, §3 Dice, the Treehouse die, and the movement of a piece. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import type { Random } from '../../../engine/random.ts';
import { ahead, COMPASS, same, type Cell } from '../../../pieces/geometry/squares.ts';
import type { TreehouseFace } from '../../../pieces/treehouse.ts';
import {
	compassOf,
	facingsAt,
	isFree,
	isSeat,
	isSquare,
	refuseFacing,
	standingAt,
	type Standing
} from './board.ts';
import { drawn, put, take } from './piles.ts';
import {
	PLOTS,
	type Action,
	type Game,
	type Of,
	type Piece,
	type State,
	type TreehouseAction
} from './state.ts';

/** §2.2 By what the die shows, 1 to 6. */
const FACES: readonly TreehouseFace[] = ['tip', 'swap', 'hop', 'dig', 'aim', 'wild'];
const HOP_COST = 2;

const treehouseDie = (random: Random): TreehouseFace => FACES[random.die(6) - 1] ?? 'wild';

/** §2.1 Both dice; the d6 gives movement points. */
export function roll({ state, random, tell }: Game, seat: number): void {
	const d6 = random.die(6);
	const tree = treehouseDie(random);
	Object.assign(state, { d6, points: d6, tree, phase: 'treehouse' });
	tell({ type: 'rolled', seat, d6, tree });
}

/** §2.3 An ace in store. */
export const refuseAce = (view: State, seat: number, { card }: Of<'useAce'>): Refusal | null =>
	view.aces[seat]?.includes(card) ? null : refusal('no-such-ace', {}, '§2.3');

export function useAce(game: Game, seat: number, { card, die }: Of<'useAce'>): void {
	const { state, random, tell } = game;
	take(state.aces[seat], card);
	put(state, card);
	if (die === 'tree') state.tree = treehouseDie(random);
	else state.points = state.d6 = random.die(6);
	tell({ type: 'ace-used', seat, card, d6: state.d6 ?? 0, tree: state.tree ?? 'wild' });
}

/** §2.2 What the die shows, or with wild anything; only wild rolls the d6 again. */
export function refuseTreehouse(
	view: State,
	seat: number,
	action: TreehouseAction
): Refusal | null {
	const { use } = action;
	if (view.tree !== 'wild' && view.tree !== use) {
		return refusal('wrong-face', { face: view.tree ?? '' }, '§2.2');
	}
	switch (use) {
		case 'tip':
			return refuseTip(view, seat, action);
		case 'swap': {
			const both = [action.a, action.b].every((cell) => standingAt(view, cell));
			return both && !same(action.a, action.b) ? null : refusal('no-piece-there', {}, '§2.2');
		}
		case 'dig':
			return isEmpty(view, action.from) ? refusal('pile-empty', {}, '§2.2') : null;
		case 'aim':
		case 'hop':
		case 'reroll':
			return null;
	}
}

/** §1.1 An empty draw pile is made anew of the discards. */
const isEmpty = ({ deck, discard }: State, from: 'deck' | 'discard'): boolean =>
	discard.length === 0 && (from === 'discard' || deck.length === 0);

function refuseTip(
	view: State,
	seat: number,
	action: { seat: number; facing: string }
): Refusal | null {
	const at = action.seat === seat ? null : view.pieces[action.seat]?.at;
	if (!isSeat(view, action.seat) || !at) return refusal('no-such-piece', {}, '§2.2');
	return refuseFacing(at, action.facing);
}

/** What the Treehouse die allows, the aces in store, and leaving it. */
export function* treehouseMoves(view: State, seat: number): Generator<Action> {
	yield { type: 'done' };
	for (const card of view.aces[seat] ?? []) {
		yield { type: 'useAce', card, die: 'd6' };
		yield { type: 'useAce', card, die: 'tree' };
	}
	for (const use of FACES) {
		if (view.tree === 'wild' || view.tree === use) yield* usesOf(view, seat, use);
	}
}

function* usesOf(view: State, seat: number, use: TreehouseFace): Generator<Action> {
	const type = 'treehouse';
	switch (use) {
		case 'wild':
			yield { type, use: 'reroll' };
			return;
		case 'aim':
		case 'hop':
			yield { type, use };
			return;
		case 'tip':
			for (const [other, { at }] of view.pieces.entries()) {
				if (other === seat || !at) continue;
				for (const facing of facingsAt(at)) yield { type, use, seat: other, facing };
			}
			return;
		case 'swap':
			for (const a of occupied(view)) {
				for (const b of occupied(view)) if (!same(a, b)) yield { type, use, a, b };
			}
			return;
		case 'dig':
			for (const from of ['deck', 'discard'] as const) {
				if (isEmpty(view, from)) continue;
				for (const to of ['hand', 'resources'] as const) yield { type, use, from, to };
			}
	}
}

/** The squares on which something stands. */
const occupied = ({ pieces, plots }: State): Cell[] =>
	[...pieces.map(({ at }) => at), ...PLOTS.map((size) => plots[size])].filter((at) => at !== null);

export function treehouse(game: Game, seat: number, action: TreehouseAction): void {
	const { state, random, tell } = game;
	state.phase = 'move';
	switch (action.use) {
		case 'aim':
		case 'hop':
			state[action.use === 'aim' ? 'free' : 'hop'] = true;
			tell({ type: 'treehouse-used', seat, use: action.use });
			return;
		case 'reroll':
			state.points = state.d6 = random.die(6);
			tell({ type: 'rerolled', seat, d6: state.points });
			return;
		case 'tip': {
			const [piece, facing] = [state.pieces[action.seat], compassOf(action.facing)];
			if (!piece || !facing) return; // never: refuse has looked
			piece.facing = facing;
			tell({ type: 'tipped', seat, other: action.seat, facing });
			return;
		}
		case 'swap':
			swap(game, seat, action);
			return;
		case 'dig':
			dig(game, seat, action);
	}
}

/** §2.2 Two places are exchanged; who points where stays. */
function swap({ state, tell }: Game, seat: number, { a, b }: { a: Cell; b: Cell }): void {
	const [one, other] = [standingAt(state, a), standingAt(state, b)];
	if (one) stand(state, one, b);
	if (other) stand(state, other, a);
	tell({ type: 'swapped', seat, a, b });
}

function stand({ pieces, plots }: State, what: Standing, at: Cell): void {
	if ('plot' in what) plots[what.plot] = at;
	else {
		const piece = pieces[what.seat];
		if (piece) piece.at = at;
	}
}

/** §2.2 The top card of either pile. */
function dig(
	game: Game,
	seat: number,
	{ from, to }: { from: 'deck' | 'discard'; to: 'hand' | 'resources' }
): void {
	const { state, tell } = game;
	const card = from === 'deck' ? drawn(game) : (state.discard.pop() ?? null);
	if (card === null) return; // never: refuse has looked
	(to === 'hand' ? state.hands : state.resources)[seat]?.push(card);
	const open = from === 'discard' || to === 'resources';
	tell({ type: 'dug', seat, from, to, card: open ? card : null });
}

/** A piece on the board, and the square in front of it. */
function onBoard(view: State, seat: number): (Piece & { at: Cell; next: Cell }) | null {
	const piece = view.pieces[seat];
	return piece?.at ? { ...piece, at: piece.at, next: ahead(piece.at, piece.facing) } : null;
}

/** §3.1 One square the way it points, over empty squares. */
export function refuseForward(view: State, seat: number): Refusal | null {
	if (view.points < 1) return refusal('not-enough-points', {}, '§3.1');
	const piece = onBoard(view, seat);
	if (!piece || !isSquare(piece.next)) return refusal('off-board', {}, '§3.1');
	return isFree(view, piece.next) ? null : refusal('cell-occupied', {}, '§3.1');
}

/** §3.2 Turning costs a point, unless the die gave a turn. */
export function refuseFace(view: State, seat: number, { facing }: Of<'face'>): Refusal | null {
	const piece = onBoard(view, seat);
	if (!piece) return refusal('off-board', {}, '§3.1');
	if (piece.facing === facing) return refusal('same-facing', {}, '§3.2');
	const refused = refuseFacing(piece.at, facing);
	if (refused) return refused;
	return view.free || view.points > 0 ? null : refusal('not-enough-points', {}, '§3.2');
}

/** §3.4 Over what stands ahead to the empty square beyond. */
export function refuseHop(view: State, seat: number): Refusal | null {
	if (!view.hop) return refusal('no-hop', {}, '§3.4');
	const piece = onBoard(view, seat);
	const beyond = piece && ahead(piece.next, piece.facing);
	if (!beyond || !isSquare(beyond)) return refusal('off-board', {}, '§3.4');
	if (isFree(view, piece.next)) return refusal('nothing-to-hop', {}, '§3.4');
	if (!isFree(view, beyond)) return refusal('cell-occupied', {}, '§3.4');
	return view.points < HOP_COST ? refusal('not-enough-points', {}, '§3.4') : null;
}

/** How a seat's piece may move on. */
export function* moves(view: State, seat: number): Generator<Action> {
	yield { type: 'done' };
	if (!refuseForward(view, seat)) yield { type: 'forward' };
	if (!refuseHop(view, seat)) yield { type: 'hopOver' };
	for (const facing of COMPASS) {
		const action = { type: 'face', facing } as const;
		if (!refuseFace(view, seat, action)) yield action;
	}
}

/** One square ahead. */
export function forward({ state, tell }: Game, seat: number): void {
	const piece = state.pieces[seat];
	if (!piece?.at) return; // never: refuse has looked
	piece.at = ahead(piece.at, piece.facing);
	state.points--;
	tell({ type: 'moved', seat, at: piece.at });
}

/** Another direction. */
export function face({ state, tell }: Game, seat: number, action: Of<'face'>): void {
	const [piece, facing] = [state.pieces[seat], compassOf(action.facing)];
	if (!piece || !facing) return; // never: refuse has looked
	piece.facing = facing;
	if (state.free) state.free = false;
	else state.points--;
	tell({ type: 'turned', seat, facing });
}

/** Two squares ahead. */
export function hopOver({ state, tell }: Game, seat: number): void {
	const piece = state.pieces[seat];
	if (!piece?.at) return; // never: refuse has looked
	piece.at = ahead(piece.at, piece.facing, 2);
	state.points -= HOP_COST;
	state.hop = false;
	tell({ type: 'hopped', seat, at: piece.at });
}
