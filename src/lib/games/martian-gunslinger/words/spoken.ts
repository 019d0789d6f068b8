/** Squares and pieces in words. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/says.ts';
import { same, type Cell, type Compass } from '../../../pieces/geometry/squares.ts';
import { colorWords } from '../../../pieces/names.ts';
import { standingAt } from '../rules/board.ts';
import { colorOf } from '../screens/looks.ts';
import { cardSign, resourceName, sizeName, squareName } from './naming.ts';
import { hasStraightFlush } from '../rules/poker.ts';
import { DECK, type Card } from '../rules/cards.ts';
import type { PlotSize, State } from '../rules/state.ts';

const DIRECTIONS: Readonly<Record<Compass, () => string>> = {
	n: m.martian_gunslinger_north,
	ne: m.martian_gunslinger_north_east,
	e: m.martian_gunslinger_east,
	se: m.martian_gunslinger_south_east,
	s: m.martian_gunslinger_south,
	sw: m.martian_gunslinger_south_west,
	w: m.martian_gunslinger_west,
	nw: m.martian_gunslinger_north_west
};

/** "north-east". */
export const directionName = (direction: Compass): string => DIRECTIONS[direction]();

/** "the small plotpoint". */
export const plotName = (plot: PlotSize): string =>
	m.martian_gunslinger_plot({ size: sizeName(plot) });

/** "green small piece of Robin, pointing north". */
export function pieceSays(view: State, seat: number, names: Names): string {
	const piece = view.pieces[seat];
	if (!piece) return '';
	return m.martian_gunslinger_piece({
		color: colorWords[colorOf(seat)](),
		size: sizeName(piece.size),
		who: names(seat),
		direction: directionName(piece.facing)
	});
}

/** What stands on a square, and whose home it is. */
export function squareSays(view: State, cell: Cell, names: Names): string {
	const there = standingAt(view, cell);
	const holds =
		there === null
			? m.martian_gunslinger_empty()
			: 'plot' in there
				? plotName(there.plot)
				: pieceSays(view, there.seat, names);
	const square = squareName(cell);
	const owner = view.home.findIndex((home) => home && same(home, cell));
	return owner < 0
		? m.martian_gunslinger_square({ square, holds })
		: m.martian_gunslinger_square_home({ square, holds, who: names(owner) });
}

/** "10♥ Cattle". */
export const resourceSays = (card: Card): string =>
	m.martian_gunslinger_resource({ card: cardSign(card), name: resourceName(card) });

/** §8.3 Whether one card more would make a straight flush of a pile. */
export const isNearFlush = (pile: readonly Card[]): boolean =>
	pile.length >= 4 && DECK.some((card) => hasStraightFlush([...pile, card]));
