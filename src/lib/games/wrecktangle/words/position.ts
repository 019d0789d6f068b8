/** The whole position in words, with the names people gave. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import type { Seat } from '../../../engine/module.ts';
import { ownerOf } from '../rules/board.ts';
import type { State } from '../rules/state.ts';
import { coinHelp, colorName, dieHelp, seatsOf, sideName, sizeName, squareName } from './naming.ts';
import { semicolon } from '../../../pieces/lists.ts';

/** The whole position: a sentence for each seat, the coin, and the die. */
export function positionSays(view: State, names: Names): string[] {
	return [
		...seatsOf(view).map((seat) => seatSays(view, seat, names)),
		coinHelp(view),
		...(view.result ? [] : [dieHelp(view)])
	];
}

function seatSays(view: State, seat: Seat, names: Names): string {
	if (view.out.includes(seat)) return m.wrecktangle_position_out({ who: names(seat) });
	const places = Object.entries(view.pieces)
		.filter(([piece]) => ownerOf(piece) === seat)
		.map(([piece, at]) => m.wrecktangle_place({ size: sizeName(piece), square: squareName(at) }));
	return m.wrecktangle_position_seat({
		who: names(seat),
		color: colorName(seat),
		side: sideName(view, seat),
		lost: view.captured[seat] ?? 0,
		places: places.join(semicolon())
	});
}
