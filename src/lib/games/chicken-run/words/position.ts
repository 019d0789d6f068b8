/** The whole position in words, with the names people gave. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import { sizeName } from '../../../pieces/names.ts';
import { familyOf, heldAt, isChicken, kindOf, sizeOf, SQUARES, stackAt } from '../rules/board.ts';
import { familyColor, SIDES, squareName } from './naming.ts';
import type { Pyramid, Square, State } from '../rules/state.ts';
import { semicolon } from '../../../pieces/lists.ts';

/** A piece as one of a list of places: "small on c1", "large on c1, covered". */
function place(view: State, square: Square, index: number, names: Names): string {
	const stack = stackAt(view, square);
	const piece = stack[index] ?? '';
	const words = { size: sizeName(sizeOf(piece)), square: squareName(square) };
	const held = heldAt(view, square);
	if (held && index === stack.length - 2) {
		return m.chicken_run_place_held({ ...words, who: names(held.by) });
	}
	return index < stack.length - 1 ? m.chicken_run_place_covered(words) : m.chicken_run_place(words);
}

/** The whole position, a sentence for each family, the chickens and the spectators. */
export function positionSays(view: State, names: Names): string[] {
	const placesOf = (isIt: (piece: Pyramid) => boolean) =>
		SQUARES.flatMap((square) =>
			stackAt(view, square).flatMap((piece, index) =>
				isIt(piece) ? [place(view, square, index, names)] : []
			)
		).join(semicolon());
	return [
		...SIDES.map((seat) =>
			m.chicken_run_position_family({
				who: names(seat),
				color: familyColor(view, seat),
				places: placesOf((piece) => familyOf(view, piece) === seat)
			})
		),
		m.chicken_run_position_chickens({ places: placesOf((piece) => isChicken(view, piece)) }),
		m.chicken_run_position_spectators({
			places: placesOf((piece) => kindOf(view, piece) === 'spectator')
		})
	];
}
