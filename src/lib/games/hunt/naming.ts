/** What stands where, in words, with the names people gave. */
import * as m from '../../paraglide/messages.js';
import type { Seat } from '../../engine/module.ts';
import { colorWords, pyramidName, squareName } from '../../pieces/names.ts';
import { pyramid, type PyramidColor } from '../../pieces/pyramid.ts';
import type { Cell } from '../../pieces/geometry/squares.ts';
import { facingOf, fenceAt, fences, isInside, stackOn } from './board.ts';
import type { State } from './state.ts';

type Names = (seat: Seat) => string;

/** "red, green": colours in a row. */
export const colorList = (colors: readonly PyramidColor[]): string =>
	colors.map((color) => colorWords[color]()).join(', ');

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

/** A Stack: where it stands, its pieces from the top, and what it has lost. */
function stackSays({ stacks }: State, seat: Seat, names: Names): string {
	const { at, pieces, lost } = stacks[seat] ?? { at: null, pieces: [], lost: [] };
	const words = { who: names(seat), lost: colorList(lost) };
	if (!at) return lost.length > 0 ? m.hunt_stack_out(words) : m.hunt_stack_none(words);
	const said = m.hunt_stack({
		...words,
		at: squareName(at),
		pieces: colorList(pieces.toReversed())
	});
	return lost.length > 0 ? `${said} ${m.hunt_stack_lost(words)}` : said;
}

/** The whole position: a sentence for each Stack, then the Fences that point and those that stand. */
export function positionSays(view: State, names: Names): string[] {
	const place = (at: Cell) =>
		m.hunt_place({ fence: pyramidName(pyramid(fenceAt(view, at) ?? '')), at: squareName(at) });
	const stands = (at: Cell) => facingOf(fenceAt(view, at) ?? '') === 'u';
	const all = fences(view);
	const pointing = all.filter((at) => !stands(at)).map(place);
	return [
		...view.stacks.map((_, seat) => stackSays(view, seat, names)),
		pointing.length > 0
			? m.hunt_position_pointing({ fences: pointing.join('; ') })
			: m.hunt_position_none_points(),
		m.hunt_position_standing({ fences: all.filter(stands).map(place).join('; ') })
	];
}
