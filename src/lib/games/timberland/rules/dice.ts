/** §3 What the dice allow: why not, every way to do it, and what becomes of it. */
import { refusal, type Refusal, type Seat } from '../../../engine/module.ts';
import {
	ahead,
	DIRECTIONS,
	directionTo,
	opposite,
	same,
	type Cell,
	type Direction
} from '../../../pieces/geometry/squares.ts';
import { FACINGS } from '../../../pieces/pyramid.ts';
import {
	aheadOf,
	facingOf,
	hasRoom,
	inOneLine,
	isOnBoard,
	isUpright,
	lineOf,
	pileAt,
	push,
	putPile,
	turned,
	upright
} from './board.ts';
import { SQUARES } from './grid.ts';
import type { Deed, Die, Mode, Of, Pile, State, TellTimberland } from './state.ts';

/** What becomes of a roll that `refuse` let pass. */
type Played<Type extends Deed['type']> = (
	state: State,
	seat: Seat,
	action: Of<Type>,
	tell: TellTimberland
) => void;

const offBoard = (...cells: readonly Cell[]): Refusal | null =>
	cells.every(isOnBoard) ? null : refusal('off-board', {}, '§1.1');
const emptyCell = (rule: string): Refusal => refusal('empty-cell', {}, rule);
const offPush = (rule: string): Refusal => refusal('off-board-push', {}, rule);

/** The squares with something on them that `fits`. */
const piles = (view: State, fits: (pile: Pile) => boolean = () => true): Cell[] =>
	SQUARES.filter((at) => {
		const pile = pileAt(view, at);
		return pile.length > 0 && fits(pile);
	});

const samePile = (one: Pile, other: Pile): boolean =>
	one.length === other.length && one.every((piece, level) => piece === other[level]);

/** §3.1 Why this pile cannot fall that way. */
export function refuseTip(view: State, { at, dir }: Of<'tip'>): Refusal | null {
	const off = offBoard(at);
	if (off) return off;
	const pile = pileAt(view, at);
	if (pile.length === 0) return emptyCell('§3.1');
	if (!isUpright(pile)) return refusal('not-upright', {}, '§3.1');
	return hasRoom(view, at, dir, pile.length - 1) ? null : offPush('§3.1');
}

/** §3.1 Every way to tip. */
export function tips(view: State, die: Die): Of<'tip'>[] {
	const found: Of<'tip'>[] = [];
	for (const at of piles(view, isUpright)) {
		const room = pileAt(view, at).length - 1;
		for (const dir of DIRECTIONS) {
			if (hasRoom(view, at, dir, room)) found.push({ type: 'tip', die, at, dir });
		}
	}
	return found;
}

/** §3.1 Whether anything can be tipped at all. */
export const canTip = (view: State): boolean =>
	piles(view, isUpright).some((at) =>
		DIRECTIONS.some((dir) => hasRoom(view, at, dir, pileAt(view, at).length - 1))
	);

/** §3.1 The lowest piece lies down where it is, the others ahead of it in a row. */
export const tip: Played<'tip'> = (state, seat, { at, dir }, tell) => {
	const pieces = pileAt(state, at).map((piece) => turned(piece, dir));
	const moves = push(state, at, dir, pieces.length - 1);
	for (const [index, piece] of pieces.entries()) putPile(state, ahead(at, dir, index), [piece]);
	tell({ type: 'tipped', seat, at, dir, pieces });
	if (moves.length > 0) tell({ type: 'pushed', seat, dir, moves });
};

/** §3.2 Why these two squares cannot change what is on them. */
export function refuseSwap(view: State, { a, b }: Of<'swap'>): Refusal | null {
	const off = offBoard(a, b);
	if (off) return off;
	if (!inOneLine(a, b)) return refusal('not-in-line', {}, '§3.2');
	const [one, other] = [pileAt(view, a), pileAt(view, b)];
	if (one.length === 0 || other.length === 0) return emptyCell('§3.2');
	return samePile(one, other) ? refusal('no-change', {}, '§3.2') : null;
}

/** §3.2 Every way to swap, from either side. */
export function swaps(view: State, die: Die): Of<'swap'>[] {
	const found: Of<'swap'>[] = [];
	for (const a of piles(view)) {
		const one = pileAt(view, a);
		for (const b of lineOf(a)) {
			const other = pileAt(view, b);
			if (other.length > 0 && !samePile(one, other)) found.push({ type: 'swap', die, a, b });
		}
	}
	return found;
}

/** §3.2 Whether any two squares can be swapped at all. */
export const canSwap = (view: State): boolean =>
	piles(view).some((a) =>
		lineOf(a).some((b) => {
			const other = pileAt(view, b);
			return other.length > 0 && !samePile(pileAt(view, a), other);
		})
	);

/** §3.2 What is on the squares changes places. */
export const swap: Played<'swap'> = (state, seat, { a, b }, tell) => {
	const one = pileAt(state, a);
	putPile(state, a, pileAt(state, b));
	putPile(state, b, one);
	tell({ type: 'swapped', seat, a, b });
};

/** The direction in which a lying piece points; null where none lies. */
function pointing(view: State, at: Cell): Direction | null {
	const [piece] = pileAt(view, at);
	const facing = piece && facingOf(piece);
	return facing && facing !== 'u' ? facing : null;
}

/** §3.3 Why this piece cannot come up there. */
export function refuseDig(view: State, { at, to, mode }: Of<'dig'>): Refusal | null {
	const off = offBoard(at, to);
	if (off) return off;
	if (pileAt(view, at).length === 0) return emptyCell('§3.3');
	const dir = pointing(view, at);
	if (!dir) return refusal('not-pointing', {}, '§3.3');
	if (same(at, to) || !inOneLine(at, to) || directionTo(at, to) !== dir) {
		return refusal('not-ahead', {}, '§3.3');
	}
	return refuseMode(view, to, dir, mode);
}

function refuseMode(view: State, to: Cell, dir: Direction, mode: Mode): Refusal | null {
	if (modesAt(view, to, dir).includes(mode)) return null;
	if (mode === 'stand') return refusal('occupied', {}, '§3.3');
	return pileAt(view, to).length === 0 ? emptyCell('§3.3') : offPush('§3.3');
}

/** §3.3 What a piece that comes up there can do. */
function modesAt(view: State, to: Cell, dir: Direction): readonly Mode[] {
	if (pileAt(view, to).length === 0) return ['stand'];
	return hasRoom(view, ahead(to, opposite(dir)), dir, 1) ? ['under', 'push'] : ['under'];
}

/** §3.3 Every way to dig. */
export function digs(view: State, die: Die): Of<'dig'>[] {
	const found: Of<'dig'>[] = [];
	for (const at of piles(view)) {
		const dir = pointing(view, at);
		if (!dir) continue;
		for (const to of aheadOf(at, dir)) {
			for (const mode of modesAt(view, to, dir)) found.push({ type: 'dig', die, at, to, mode });
		}
	}
	return found;
}

/** §3.3 Whether anything can dig at all: ahead it can always stand alone or go below. */
export const canDig = (view: State): boolean =>
	SQUARES.some((at) => {
		const dir = pointing(view, at);
		return dir !== null && aheadOf(at, dir).length > 0;
	});

/** §3.3 The piece comes up ahead: on its own, below what is there, or in the place of that. */
export const dig: Played<'dig'> = (state, seat, { at, to, mode }, tell) => {
	const dir = pointing(state, at);
	const [piece] = pileAt(state, at).map(upright);
	if (!dir || !piece) return; // never: refuse has looked
	putPile(state, at, []);
	const moves = mode === 'push' ? push(state, ahead(to, opposite(dir)), dir, 1) : [];
	putPile(state, to, [piece, ...pileAt(state, to).map(upright)]);
	tell({ type: 'dug', seat, at, to, mode, piece });
	if (moves.length > 0) tell({ type: 'pushed', seat, dir, moves });
};

/** §3.4 Why this piece cannot hop there. */
export function refuseHop(view: State, { at, level, to }: Of<'hop'>): Refusal | null {
	const off = offBoard(at, to);
	if (off) return off;
	const pile = pileAt(view, at);
	if (pile.length === 0) return emptyCell('§3.4');
	if (!isUpright(pile)) return refusal('not-upright', {}, '§3.4');
	if (pile[level] === undefined) return refusal('no-such-level', {}, '§3.4');
	return inOneLine(at, to) ? null : refusal('not-in-line', {}, '§3.4');
}

/** Made once as far as stacks are not too tall, since they are most of every list. */
const HOPS: readonly (readonly Of<'hop'>[])[][] = [0, 1].map((die) =>
	Array.from({ length: 4 * SQUARES.length }, (_, place) => hopsFrom(die === 0 ? 0 : 1, place))
);

function hopsFrom(die: Die, place: number): Of<'hop'>[] {
	const at = SQUARES[place % SQUARES.length] ?? [0, 0];
	const level = Math.floor(place / SQUARES.length);
	return lineOf(at).map((to) => ({ type: 'hop', die, at, level, to }));
}

/** §3.4 Every hop. */
export function hops(view: State, die: Die): Of<'hop'>[] {
	const found: Of<'hop'>[] = [];
	for (const [index, at] of SQUARES.entries()) {
		const pile = pileAt(view, at);
		if (!isUpright(pile)) continue;
		for (const level of pile.keys()) {
			const place = level * SQUARES.length + index;
			found.push(...(HOPS[die]?.[place] ?? hopsFrom(die, place)));
		}
	}
	return found;
}

/** §3.4 Whether anything can hop at all: what stands always can. */
export const canHop = (view: State): boolean => SQUARES.some((at) => isUpright(pileAt(view, at)));

/** §3.4 The piece jumps with all that stands on it; what it lands on stands up. */
export const hop: Played<'hop'> = (state, seat, { at, level, to }, tell) => {
	const pile = pileAt(state, at);
	const pieces = pile.slice(level);
	putPile(state, at, pile.slice(0, level));
	putPile(state, to, [...pileAt(state, to).map(upright), ...pieces]);
	tell({ type: 'hopped', seat, at, to, pieces });
};

/** §3.5 Why this piece cannot be turned like that. */
export function refuseAim(view: State, { at, facing }: Of<'aim'>): Refusal | null {
	const off = offBoard(at);
	if (off) return off;
	const [piece, above] = pileAt(view, at);
	if (!piece) return emptyCell('§3.5');
	if (above) return refusal('in-a-stack', {}, '§3.5');
	return facingOf(piece) === facing ? refusal('no-change', {}, '§3.5') : null;
}

/** §3.5 Every way to aim. */
export function aims(view: State, die: Die): Of<'aim'>[] {
	const found: Of<'aim'>[] = [];
	for (const at of piles(view, ({ length }) => length === 1)) {
		const [piece = ''] = pileAt(view, at);
		for (const facing of FACINGS) {
			if (facingOf(piece) !== facing) found.push({ type: 'aim', die, at, facing });
		}
	}
	return found;
}

/** §3.5 Whether anything can be aimed at all: what is alone always can. */
export const canAim = (view: State): boolean => SQUARES.some((at) => pileAt(view, at).length === 1);

/** §3.5 Turns a lone piece. */
export const aim: Played<'aim'> = (state, seat, { at, facing }, tell) => {
	const [piece = ''] = pileAt(state, at);
	putPile(state, at, [turned(piece, facing)]);
	tell({ type: 'aimed', seat, at, facing, piece });
};
