/** A piecepack on paper: suits, values, tiles, coins and pawns. */
import type { Colour, Mark } from '../../engine/record.ts';
import type { Suit } from '../piecepack.ts';
import { CHEVRON, SUIT_SHAPES } from '../pictures/suits.ts';
import { box, circle, letter, path, placed } from './marks.ts';

/** The picture of a suit about a middle. */
export function suitMarks(suit: Suit, x: number, y: number, size: number): Mark[] {
	const edge = suit === 'crowns' ? { stroke: suit, width: 1.6 } : {};
	const chevron = path(CHEVRON, { stroke: 'piece-paper', width: 2.6 });
	const marks = [path(SUIT_SHAPES[suit], { fill: suit, ...edge })];
	const all = suit === 'arms' ? [...marks, chevron] : marks;
	return placed(all, x - size / 2, y - size / 2, size / 24);
}

/** A value about a middle: null a ring, the ace an A, else the number. */
const valueMark = (value: number, x: number, y: number, size: number, fill: Colour): Mark =>
	value === 0
		? path(circle(x, y, size * 0.3), { stroke: fill, width: size * 0.085 })
		: letter(value === 1 ? 'A' : String(value), x, y, size, { face: 'display', fill });

/** A tile, its suit upper left and its value large at the right. */
export const tileMarks = (suit: Suit, value: number): Mark[] => [
	path(box(3, 3, 94, 94, 13), { fill: 'piece-paper', stroke: suit, width: 2.6 }),
	path(box(9, 9, 82, 82, 8), { fill: `${suit}-2` }),
	...suitMarks(suit, 24, 25, 24),
	valueMark(value, 63, 58, 56, suit)
];

/** A coin with its value up. */
export const coinMarks = (value: number): Mark[] => [
	path(circle(50, 50, 38), { fill: 'crowns-2', stroke: 'piece-ink', width: 3 }),
	path(circle(50, 50, 32), { stroke: 'piece-ink', width: 1.4, dash: [1, 5] }),
	valueMark(value, 50, 50, 42, 'piece-ink')
];

const BODY = 'M24 86Q24 92 50 92Q76 92 76 86Q76 74 64 66Q58 60 57 50H43Q42 60 36 66Q24 74 24 86Z';

/** A pawn with its suit in its head. */
export const pawnMarks = (suit: Suit): Mark[] => [
	...[BODY, circle(50, 32, 25)].map((d) => path(d, { stroke: 'piece-paper', width: 6 })),
	...[BODY, circle(50, 32, 25)].map((d) => path(d, { fill: suit })),
	path(circle(50, 32, 18.5), { fill: 'piece-paper' }),
	...suitMarks(suit, 50, 32, 26)
];
