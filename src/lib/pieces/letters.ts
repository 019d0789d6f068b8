/** What the letters on pyramids stand for. They are signs, the same in every language: people at one table read it in several, and prints and positions in words name pieces by them. */
import * as m from '../paraglide/messages.js';
import { comma } from './lists.ts';
import { colorWords } from './names.ts';
import { PYRAMID_COLORS } from './pyramid.ts';

/** "R red, Y yellow, …": the ten letters with the words of the reader's language. */
export const lettersSay = (): string =>
	m.piece_letters({
		letters: PYRAMID_COLORS.map((color) =>
			m.piece_letter({ letter: color, color: colorWords[color]() })
		).join(comma())
	});

/** How to read a board on which nothing but the pyramids has signs. */
export const signsOf = (): string[] => [lettersSay()];
