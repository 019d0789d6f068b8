/** What cards, hands, squares and pieces are called, with the names people gave. */
import * as m from '../../../paraglide/messages.js';
import type { Names, WordMap } from '../../kit/words.ts';
import { same, type Cell, type Compass } from '../../../pieces/geometry/squares.ts';
import { colorWords, sizeName } from '../../../pieces/names.ts';
import type { TreehouseFace } from '../../../pieces/treehouse.ts';
import { standingAt } from '../rules/board.ts';
import { rankOf, suitOf, type Card } from '../rules/cards.ts';
import type { Category } from '../rules/poker.ts';
import { BOARD, type PlotSize, type State } from '../rules/state.ts';
import { colorOf } from './looks.ts';

const SUIT_SIGNS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** "♥"; nothing for what is no suit. */
export const suitSign = (suit: string): string => SUIT_SIGNS[suit] ?? '';

/** "10", "K". */
export const rankSign = (rank: string): string => (rank === 'T' ? '10' : rank);

/** "10♥". */
export const cardSign = (card: Card): string =>
	`${rankSign(rankOf(card))}${suitSign(suitOf(card))}`;

/** "10♥ K♠". */
export const cardSigns = (cards: readonly Card[]): string => cards.map(cardSign).join(' ');

/** As on a chessboard: columns a to h from the left, rows 1 to 8 from the lower edge. */
export const squareName = ([x, y]: Cell): string => `${'abcdefgh'.charAt(x)}${BOARD.height - y}`;

const FACES: WordMap<TreehouseFace> = {
	tip: m.martian_gunslinger_tip,
	swap: m.martian_gunslinger_swap,
	hop: m.martian_gunslinger_hop,
	dig: m.martian_gunslinger_dig,
	aim: m.martian_gunslinger_aim,
	wild: m.martian_gunslinger_wild
};

/** "tip", "swap" … */
export const faceName = (face: TreehouseFace): string => FACES[face]();

const RESOURCES: WordMap = {
	K: m.martian_gunslinger_resource_k,
	Q: m.martian_gunslinger_resource_q,
	J: m.martian_gunslinger_resource_j,
	T: m.martian_gunslinger_resource_t,
	9: m.martian_gunslinger_resource_9,
	8: m.martian_gunslinger_resource_8,
	7: m.martian_gunslinger_resource_7,
	6: m.martian_gunslinger_resource_6,
	5: m.martian_gunslinger_resource_5,
	4: m.martian_gunslinger_resource_4,
	3: m.martian_gunslinger_resource_3,
	2: m.martian_gunslinger_resource_2,
	A: m.martian_gunslinger_resource_a
};

/** What a card is as a resource: "Sheriff". */
export const resourceName = (card: Card): string => RESOURCES[rankOf(card)]?.() ?? '';

const TITLES: WordMap = {
	K: m.martian_gunslinger_title_k,
	Q: m.martian_gunslinger_title_q,
	J: m.martian_gunslinger_title_j,
	T: m.martian_gunslinger_title_t,
	9: m.martian_gunslinger_title_9,
	8: m.martian_gunslinger_title_8,
	7: m.martian_gunslinger_title_7,
	6: m.martian_gunslinger_title_6,
	5: m.martian_gunslinger_title_5,
	4: m.martian_gunslinger_title_4,
	3: m.martian_gunslinger_title_3,
	2: m.martian_gunslinger_title_2,
	A: m.martian_gunslinger_title_a
};

/** What a card is as an event: "Become a Cattle Baron". */
export const eventTitle = (card: Card): string => TITLES[rankOf(card)]?.() ?? '';

const HANDS: WordMap<Category> = {
	'high-card': m.martian_gunslinger_high_card,
	pair: m.martian_gunslinger_pair,
	'two-pairs': m.martian_gunslinger_two_pairs,
	'three-of-a-kind': m.martian_gunslinger_three_of_a_kind,
	straight: m.martian_gunslinger_straight,
	flush: m.martian_gunslinger_flush,
	'full-house': m.martian_gunslinger_full_house,
	'four-of-a-kind': m.martian_gunslinger_four_of_a_kind,
	'straight-flush': m.martian_gunslinger_straight_flush
};

/** "two pairs". */
export const handName = (category: Category): string => HANDS[category]();

const DIRECTIONS: WordMap<Compass> = {
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

/** "Robin’s small green piece, pointing north". */
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
