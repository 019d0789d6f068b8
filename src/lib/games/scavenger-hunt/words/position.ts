/** The position in plain words, for whoever does not see the board. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import type { Seat } from '../../../engine/module.ts';
import { suitWords, valueName } from '../../../pieces/names.ts';
import { BOARD } from '../rules/board.ts';
import { directionWords, lineWords, squareName } from './naming.ts';
import type { State } from '../rules/state.ts';
import { semicolon } from '../../../pieces/lists.ts';

/** The whole position: the players, their dice, the coins row by row, then what is agreed at this table. */
export function positionSays(view: State, names: Names): string[] {
	const seats = [...view.pawns.keys()];
	const rows = Array.from({ length: BOARD.height }, (_, row) => rowSays(view, row));
	const coins = rows.filter((row) => row !== null);
	return [
		...seats.map((seat) => seatSays(view, seat, names)),
		...seats.flatMap((seat) => dieSays(view, seat, names) ?? []),
		...(coins.length === 0 ? [m.scavenger_hunt_position_none()] : coins),
		view.openMemory ? m.scavenger_hunt_rule_notes() : m.scavenger_hunt_rule_memory()
	];
}

const seatSays = (view: State, seat: Seat, names: Names): string =>
	m.scavenger_hunt_position_seat({
		who: names(seat),
		suit: suitWords[view.suits[seat] ?? 'suns'](),
		at: squareName(view.pawns[seat] ?? [0, 0]),
		count: view.collected[seat]?.length ?? 0
	});

function dieSays(view: State, seat: Seat, names: Names): string | null {
	const shift = view.lastShift[seat];
	if (!shift) return null;
	return m.scavenger_hunt_position_die({
		who: names(seat),
		line: lineWords(shift),
		direction: directionWords[shift.dir]()
	});
}

function rowSays(view: State, row: number): string | null {
	const coins = view.coins
		.filter(({ at }) => at[1] === row)
		.toSorted((a, b) => a.at[0] - b.at[0])
		.map(({ at, value }) =>
			m.scavenger_hunt_position_place({ square: squareName(at), value: valueName(value) })
		);
	if (coins.length === 0) return null;
	return m.scavenger_hunt_position_row({ row: row + 1, coins: coins.join(semicolon()) });
}
