/** The whole position in words, with the names people gave. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import type { Seat } from '../../../engine/module.ts';
import { cellOf } from '../../../pieces/geometry/squares.ts';
import { blocksIn } from '../rules/blocks.ts';
import type { State } from '../rules/state.ts';
import {
	blockHolds,
	kindName,
	listed,
	running,
	seatsOf,
	sparesOf,
	pieceName,
	squareName
} from './naming.ts';
import { comma } from '../../../pieces/lists.ts';

/** The whole position: every block, where the markers stand, and everybody's spares. */
export function positionSays(view: State, names: Names): string[] {
	const blocks = blocksIn(view).map((block) =>
		block.seats.length > 0
			? m.virus_fight_position_block({
					who: listed(block.seats, names),
					pieces: blockHolds(view, block)
				})
			: m.virus_fight_position_empty({ pieces: blockHolds(view, block) })
	);
	return [...blocks, ...seatsOf(view).map((seat) => seatSays(view, seat, names))];
}

function seatSays(view: State, seat: Seat, names: Names): string {
	const who = names(seat);
	if (view.out.includes(seat)) return m.virus_fight_position_out({ who });
	const spares = sparesSay(view, seat);
	const piece = running(view, seat);
	if (piece === null) return m.virus_fight_position_building({ who, spares });
	const square = squareName(cellOf(view.markers[seat] ?? ''));
	return m.virus_fight_position_seat({ who, spares, piece: pieceName(piece), square });
}

/** "MOVE 3 (6 pips), WRITE 2 (5 pips)". */
const sparesSay = (view: State, seat: Seat): string =>
	sparesOf(view, seat)
		.map(({ kind, count, pips }) => m.virus_fight_spares_of({ kind: kindName(kind), count, pips }))
		.join(comma());
