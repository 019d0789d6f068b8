/** What pieces are called when they are spoken of. */
import * as m from '../paraglide/messages.js';
import type { Cell, Direction } from './geometry/squares.ts';
import type { Suit } from './piecepack.ts';
import type { Pyramid, PyramidColor, PyramidSize } from './pyramid.ts';
import type { CardSuit } from './cards.ts';
import type { TreehouseFace } from './treehouse.ts';
import { comma } from './lists.ts';

type Words<Of extends string | number> = Readonly<Record<Of, () => string>>;

/** The words for the ten colours of pyramids. */
export const colorWords: Words<PyramidColor> = {
	R: m.piece_red,
	Y: m.piece_yellow,
	G: m.piece_green,
	B: m.piece_blue,
	K: m.piece_black,
	N: m.piece_clear,
	O: m.piece_orange,
	C: m.piece_cyan,
	P: m.piece_purple,
	W: m.piece_white
};

/** The words for the three sizes of pyramids. */
export const sizeWords: Words<PyramidSize> = {
	1: m.piece_small,
	2: m.piece_medium,
	3: m.piece_large
};

const SIZES: Readonly<Record<number, () => string>> = sizeWords;

/** "small", "medium" or "large", by the number of pips. */
export const sizeName = (size: number): string => (SIZES[size] ?? m.piece_large)();

/** The words for the four directions. */
export const directionWords: Words<Direction> = {
	n: m.piece_north,
	e: m.piece_east,
	s: m.piece_south,
	w: m.piece_west
};

/** The words for the four suits of a piecepack. */
export const suitWords: Words<Suit> = {
	suns: m.piece_sun,
	moons: m.piece_moon,
	crowns: m.piece_crown,
	arms: m.piece_arms
};

/** The words for the six faces of a Treehouse die. */
export const treehouseWords: Words<TreehouseFace> = {
	tip: m.piece_tip,
	swap: m.piece_swap,
	hop: m.piece_hop,
	dig: m.piece_dig,
	aim: m.piece_aim,
	wild: m.piece_wild
};

const cardSuitWords: Words<CardSuit> = {
	S: m.piece_spades,
	H: m.piece_hearts,
	D: m.piece_diamonds,
	C: m.piece_clubs
};

const rankWords: Readonly<Record<string, () => string>> = {
	A: m.piece_ace,
	T: () => '10',
	J: m.piece_jack,
	Q: m.piece_queen,
	K: m.piece_king
};

/** "large red", "small black, pointing east". */
export function pyramidName({ color, size, facing = 'u' }: Pyramid): string {
	const named = { color: colorWords[color](), size: sizeWords[size]() };
	if (facing === 'u') return m.piece_pyramid(named);
	return m.piece_pyramid_points({ ...named, direction: directionWords[facing]() });
}

/** A stack from the bottom up, a lone piece by its name, nothing as "empty". */
export function stackName(pieces: readonly Pyramid[]): string {
	const names = pieces.map(pyramidName);
	if (names.length < 2) return names[0] ?? m.piece_empty();
	return m.piece_stack({ count: names.length, pieces: names.join(comma()) });
}

/** The value of a tile, coin or piecepack die: "null", "ace", "2" … */
export const valueName = (value: number): string =>
	value === 0 ? m.piece_null() : value === 1 ? m.piece_ace() : String(value);

/** "sun 3", "moon ace". */
export const tileName = (suit: Suit, value: number): string =>
	m.piece_tile({ suit: suitWords[suit](), value: valueName(value) });

/** "ten of hearts", by the card's two letters. */
export function cardName(rank: string, suit: CardSuit): string {
	return m.piece_card({ rank: rankWords[rank]?.() ?? rank, suit: cardSuitWords[suit]() });
}

/** "column 3, row 1": counted from one, from the upper left. */
export const squareName = ([x, y]: Cell): string => m.piece_square({ column: x + 1, row: y + 1 });
