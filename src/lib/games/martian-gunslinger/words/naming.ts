/** What cards, squares, sizes and hands are called when they are spoken of. */
import * as m from '../../../paraglide/messages.js';
import type { Cell } from '../../../pieces/geometry/squares.ts';
import type { TreehouseFace } from '../../../pieces/treehouse.ts';
import { rankOf, suitOf, type Card } from '../rules/cards.ts';
import type { Category } from '../rules/poker.ts';
import { BOARD } from '../rules/state.ts';

type Word = typeof m.martian_gunslinger_small;
/** The language to say it in; without it, the reader's. */
export type Spoken = Parameters<Word>[1];

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

const SIZES: Readonly<Record<number, Word>> = {
	1: m.martian_gunslinger_small,
	2: m.martian_gunslinger_medium,
	3: m.martian_gunslinger_large
};

/** "small", "medium" or "large". */
export const sizeName = (size: number, spoken?: Spoken): string =>
	(SIZES[size] ?? m.martian_gunslinger_small)({}, spoken);

const FACES: Readonly<Record<TreehouseFace, Word>> = {
	tip: m.martian_gunslinger_tip,
	swap: m.martian_gunslinger_swap,
	hop: m.martian_gunslinger_hop,
	dig: m.martian_gunslinger_dig,
	aim: m.martian_gunslinger_aim,
	wild: m.martian_gunslinger_wild
};

/** "tip", "swap" … */
export const faceName = (face: TreehouseFace, spoken?: Spoken): string => FACES[face]({}, spoken);

const RESOURCES: Readonly<Record<string, Word>> = {
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
export const resourceName = (card: Card, spoken?: Spoken): string =>
	RESOURCES[rankOf(card)]?.({}, spoken) ?? '';

const TITLES: Readonly<Record<string, Word>> = {
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
export const eventTitle = (card: Card, spoken?: Spoken): string =>
	TITLES[rankOf(card)]?.({}, spoken) ?? '';

const HANDS: Readonly<Record<Category, Word>> = {
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
export const handName = (category: Category, spoken?: Spoken): string =>
	HANDS[category]({}, spoken);
