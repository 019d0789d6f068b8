/** The position in plain words, for whoever does not see the board. */
import * as m from '../../paraglide/messages.js';
import type { Seat } from '../../engine/module.ts';
import type { Cell } from '../../pieces/geometry/squares.ts';
import { BOARD, coinAt } from './board.ts';
import { pawnOn } from './shown.ts';
import type { Coin, Shift, State } from './state.ts';
import { DIRECTION, squareName, SUIT, valueName } from './words.ts';

/** Who reads, and the names people gave. */
export interface Reader {
	readonly seat: Seat | null;
	readonly names: (seat: Seat) => string;
}

/** "tile row 3", "tile column 1". */
export const lineWords = ({ line, index }: Pick<Shift, 'line' | 'index'>): string =>
	line === 'row'
		? m.scavenger_hunt_row({ number: index + 1 })
		: m.scavenger_hunt_column({ number: index + 1 });

/** "sun pawn" by its player: "your pawn", "Robin’s pawn". */
const pawnWords = (pawn: Seat, { seat, names }: Reader): string =>
	pawn === seat ? m.scavenger_hunt_your_pawn() : m.scavenger_hunt_what_pawn({ who: names(pawn) });

function coinWords({ value, suit }: Coin): string {
	const named = { value: valueName(value) };
	return suit === null
		? m.scavenger_hunt_what_coin(named)
		: m.scavenger_hunt_what_coin_known({ ...named, suit: SUIT[suit]() });
}

/** "c5: coin 3", "a12: your pawn on coin ace". */
export function squareSays(view: State, cell: Cell, reader: Reader): string {
	const found = coinAt(view, cell);
	const seat = pawnOn(view, cell);
	const coin = found && coinWords(found);
	const pawn = seat < 0 ? undefined : pawnWords(seat, reader);
	const both = pawn && coin && m.scavenger_hunt_pawn_on({ pawn, coin });
	const what = both ?? pawn ?? coin ?? m.scavenger_hunt_nothing();
	return m.scavenger_hunt_square({ square: squareName(cell), what });
}

/** The whole position: the players, their dice, then the coins row by row. */
export function positionSays(view: State, { names }: Reader): string[] {
	const seats = [...view.pawns.keys()];
	const rows = Array.from({ length: BOARD.height }, (_, row) => rowSays(view, row));
	const coins = rows.filter((row) => row !== null);
	return [
		...seats.map((seat) => seatSays(view, seat, names)),
		...seats.flatMap((seat) => dieSays(view, seat, names) ?? []),
		...(coins.length === 0 ? [m.scavenger_hunt_position_none()] : coins)
	];
}

const seatSays = (view: State, seat: Seat, names: Reader['names']): string =>
	m.scavenger_hunt_position_seat({
		who: names(seat),
		suit: SUIT[view.suits[seat] ?? 'suns'](),
		at: squareName(view.pawns[seat] ?? [0, 0]),
		count: view.collected[seat]?.length ?? 0
	});

function dieSays(view: State, seat: Seat, names: Reader['names']): string | null {
	const shift = view.lastShift[seat];
	if (!shift) return null;
	return m.scavenger_hunt_position_die({
		who: names(seat),
		line: lineWords(shift),
		direction: DIRECTION[shift.dir]()
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
	return m.scavenger_hunt_position_row({ row: row + 1, coins: coins.join('; ') });
}

/** §5 What this seat has noted and still lies on the board: only such coins show a suit. */
export const notesSay = ({ coins }: State): string[] =>
	coins.flatMap(({ at, suit, value }) =>
		suit === null
			? []
			: m.scavenger_hunt_note({
					square: squareName(at),
					suit: SUIT[suit](),
					value: valueName(value)
				})
	);
