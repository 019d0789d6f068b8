/** This game's pyramids as the shared pictures know them. */
import type { Pyramid as Piece, PyramidColor, PyramidSize } from '../../../pieces/pyramid.ts';
import type { Color, Pyramid, Size } from '../rules/state.ts';

const LETTERS: Readonly<Record<Color, PyramidColor>> = {
	black: 'K',
	red: 'R',
	yellow: 'Y',
	green: 'G',
	blue: 'B',
	white: 'W',
	clear: 'N',
	orange: 'O',
	cyan: 'C',
	purple: 'P'
};
const NUMBERS: Readonly<Record<Size, PyramidSize>> = { small: 1, medium: 2, large: 3 };

export const pieceOf = ({ color, size }: Pyramid): Piece => ({
	color: LETTERS[color],
	size: NUMBERS[size]
});
