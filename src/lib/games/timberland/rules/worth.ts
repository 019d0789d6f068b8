/** How well a seat stands: for computer play with a purpose. */
import type { Seat } from '../../../engine/module.ts';
import { DIRECTIONS, type Cell } from '../../../pieces/geometry/squares.ts';
import { aheadOf, facingOf, lineOf, sizeOf } from './board.ts';
import { BOARD, SQUARES } from './grid.ts';
import { isOneColor } from './felling.ts';
import type { Pile, State } from './state.ts';

/** A tree counts far more than what may become one. */
export const weights = { lead: 0.1, growing: 0.0008 } as const;

/** The parts of a tree: what can be dug under is soonest done, since little else can be dug. */
const PARTS: Readonly<Record<number, number>> = { 32: 6, 21: 12 };
/** What stands in a wrong order has to be taken apart, piece by piece. */
const WRONG = 2;
/** By how many pieces would stand together. */
const DIG = [0, 0, 4, 20];
const HOP = [0, 0, 1, 6];
/** What trees and parts of one colour count more than others, as trees do. */
const ONE_COLOR = 3;

const indexOf = ([x, y]: Cell): number => y * BOARD.width + x;

/** Made once, since a computer player rates thousands of positions. */
const LINES: readonly number[][] = SQUARES.map((at) => lineOf(at).map(indexOf));
const AHEAD = new Map(
	DIRECTIONS.map((dir) => [dir, SQUARES.map((at) => aheadOf(at, dir).map(indexOf))] as const)
);

/** Higher the more points this seat has before the others, and the nearer to trees the board is. */
export function worth({ scores, board }: State, seat: Seat): Record<keyof typeof weights, number> {
	const rivals = scores.filter((_, other) => other !== seat);
	const lead = (scores[seat] ?? 0) - Math.max(0, ...rivals);
	const piles = board.flat();
	const codes = piles.map(codeOf);
	let growing = 0;
	for (const [index, pile] of piles.entries()) {
		if (pile.length > 1) growing += part(pile, codes[index] ?? 0);
		if (pile.length > 0) growing += ways(index, piles, codes);
	}
	return { lead, growing };
}

/** The sizes from the bottom to the top as one number: 321 is a tree. */
function codeOf(pile: Pile): number {
	let code = 0;
	for (const piece of pile) code = code * 10 + sizeOf(piece);
	return code;
}

const counted = (value: number, pieces: Pile): number =>
	isOneColor(pieces) ? ONE_COLOR * value : value;

function part(pile: Pile, code: number): number {
	const value = PARTS[code];
	return value === undefined ? -WRONG * pile.length : counted(value, pile);
}

/** How much one hop or dig from this square could build. */
function ways(index: number, piles: readonly Pile[], codes: readonly number[]): number {
	const pile = piles[index] ?? [];
	const code = codes[index] ?? 0;
	const facing = facingOf(pile[0] ?? '');
	const hops = facing === 'u';
	const [builds, values] = hops ? [hopBuilds, HOP] : [digBuilds, DIG];
	let sum = 0;
	for (const to of (hops ? LINES : AHEAD.get(facing))?.[index] ?? []) {
		const height = builds(code, codes[to] ?? 0);
		if (height === 0) continue;
		const other = piles[to] ?? [];
		// of a taller pile only those on top hop
		sum += counted(values[height] ?? 0, [...other, ...pile.slice(other.length - height)]);
	}
	return sum;
}

function hopBuilds(code: number, below: number): number {
	const small = code % 10 === 1;
	if ((below === 32 && small) || (below === 3 && code % 100 === 21)) return 3;
	return below === 2 && small ? 2 : 0;
}

function digBuilds(size: number, above: number): number {
	if (size === 3 && above === 21) return 3;
	return size === 2 && above === 1 ? 2 : 0;
}
