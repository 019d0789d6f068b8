/** How well a seat stands: for computer play with a purpose. */
import type { Seat } from '../../engine/module.ts';
import type { Cell } from '../../pieces/geometry/squares.ts';
import { aheadOf, BOARD, facingOf, lineOf, pileAt, sizeOf, SQUARES } from './board.ts';
import type { Pile, State } from './state.ts';

/** A tree is worth far more than what may become one. */
const POINT = 300;
/** The parts of a tree: what stands ready to be dug under is soonest done, since little else can be dug. */
const PARTS: Readonly<Record<number, number>> = { 32: 6, 21: 12 };
/** What stands in a wrong order has to be taken apart, piece by piece. */
const WRONG = 2;
const DIG = { tree: 20, part: 4 };
const HOP = { tree: 6, part: 1 };

const indexOf = ([x, y]: Cell): number => y * BOARD.width + x;

/** Higher the more points this seat has before the others, and the nearer to trees the board is. */
export function worth(view: State, seat: Seat): number {
	const { scores } = view;
	const rivals = scores.filter((_, other) => other !== seat);
	const lead = (scores[seat] ?? 0) - Math.max(0, ...rivals);
	const codes = SQUARES.map((at) => codeOf(pileAt(view, at)));
	let growing = 0;
	for (const [index, at] of SQUARES.entries()) {
		const code = codes[index] ?? 0;
		if (code === 0) continue;
		if (code > 10) growing += PARTS[code] ?? -WRONG * pileAt(view, at).length;
		growing += ways(view, at, code, codes);
	}
	return POINT * lead + growing;
}

/** The sizes from the bottom to the top as one number: 321 is a tree. */
const codeOf = (pile: Pile): number => pile.reduce((code, piece) => code * 10 + sizeOf(piece), 0);

/** How much one hop or dig from this square could build. */
function ways(view: State, at: Cell, code: number, codes: readonly number[]): number {
	const facing = facingOf(pileAt(view, at)[0] ?? '');
	const [squares, builds] =
		facing === 'u' ? [lineOf(at), hopBuilds] : [aheadOf(at, facing), digBuilds];
	let sum = 0;
	for (const to of squares) sum += builds(code, codes[indexOf(to)] ?? 0);
	return sum;
}

function hopBuilds(code: number, below: number): number {
	const small = code % 10 === 1;
	if ((below === 32 && small) || (below === 3 && code % 100 === 21)) return HOP.tree;
	return below === 2 && small ? HOP.part : 0;
}

function digBuilds(size: number, above: number): number {
	if (size === 3 && above === 21) return DIG.tree;
	return size === 2 && above === 1 ? DIG.part : 0;
}
