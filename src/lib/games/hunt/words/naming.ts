/** What stands where, in words, with the names people gave. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import { colorWords, pyramidName, squareName } from '../../../pieces/names.ts';
import { pyramid, type PyramidColor } from '../../../pieces/pyramid.ts';
import type { Cell } from '../../../pieces/geometry/squares.ts';
import { fenceAt, isInside, stackOn } from '../rules/board.ts';
import type { State } from '../rules/state.ts';
import { comma } from '../../../pieces/lists.ts';

/** "red, green": colours in a row. */
export const colorList = (colors: readonly PyramidColor[]): string =>
	colors.map((color) => colorWords[color]()).join(comma());

/** What a square is and holds; a Stack from the top down. */
export function squareSays(view: State, square: Cell, names: Names): string {
	const at = squareName(square);
	const fence = fenceAt(view, square);
	if (fence) {
		const words = { at, fence: pyramidName(pyramid(fence)) };
		return isInside(square) ? m.hunt_square_fence(words) : m.hunt_square_fence_outside(words);
	}
	const seat = stackOn(view, square);
	if (seat === null) {
		return isInside(square) ? m.hunt_square_empty({ at }) : m.hunt_square_empty_outside({ at });
	}
	const pieces = colorList(view.stacks[seat]?.pieces.toReversed() ?? []);
	return m.hunt_square_stack({ at, who: names(seat), pieces });
}
