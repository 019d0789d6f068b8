/** What stands where, in words, with the names people gave. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import { colorWords, sizeName } from '../../../pieces/names.ts';
import { pyramid, type PyramidSize } from '../../../pieces/pyramid.ts';
import { familyOf, heldAt, isChicken, sizeOf, SQUARES, stackAt } from '../rules/board.ts';
import { ROWS, type Pyramid, type Side, type Square, type State } from '../rules/state.ts';
import { comma } from '../../../pieces/lists.ts';

/** Columns a to e from the left, rows 1 to 9 from seat 0's edge: `[2, 8]` is c1. */
export const squareName = ([x, y]: Square): string => `${'abcde'.charAt(x)}${ROWS - y}`;

/** The two seats, white's first. */
export const SIDES: readonly Side[] = [0, 1];

/** "white", "red": what a seat's family is called. */
export const familyColor = ({ colors }: State, seat: Side): string =>
	colorWords[pyramid(`${colors.family[seat]}1`).color]();

/** "small chicken", "large spectator, red", "medium member of Robin’s family". */
function pieceName(view: State, piece: Pyramid, names: Names): string {
	const size = sizeName(sizeOf(piece));
	const family = familyOf(view, piece);
	if (family !== null) return m.chicken_run_piece_family({ size, who: names(family) });
	return isChicken(view, piece)
		? m.chicken_run_piece_chicken({ size })
		: m.chicken_run_piece_spectator({ size, color: colorWords[pyramid(piece).color]() });
}

/** A square by its name with all that stands there, the lowest first. */
export function squareSays(view: State, square: Square, names: Names): string {
	const stack = stackAt(view, square);
	const at = squareName(square);
	const held = heldAt(view, square);
	if (held) {
		return m.chicken_run_square_held({
			square: at,
			size: sizeName(held.size),
			who: names(held.by)
		});
	}
	const pieces = stack.map((piece) => pieceName(view, piece, names));
	if (pieces.length === 0) return m.chicken_run_square_empty({ square: at });
	return pieces.length === 1
		? m.chicken_run_square_one({ square: at, piece: pieces.join('') })
		: m.chicken_run_square_stack({ square: at, pieces: pieces.join(comma()) });
}

/** The sizes of the chickens that a seat holds. */
export const heldBy = (view: State, seat: Side): PyramidSize[] =>
	SQUARES.flatMap((square) => {
		const held = heldAt(view, square);
		return held?.by === seat ? [pyramid(stackAt(view, square).at(-1) ?? '').size] : [];
	});
