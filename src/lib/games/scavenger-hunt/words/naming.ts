/** Squares, pawns and coins in words, for whoever does not see the board. */
import * as m from '../../../paraglide/messages.js';
import type { Reader, WordMap } from '../../kit/words.ts';
import type { Seat } from '../../../engine/module.ts';
import type { Cell } from '../../../pieces/geometry/squares.ts';
import type { Suit } from '../../../pieces/piecepack.ts';
import { valueName } from '../../../pieces/names.ts';
import { coinAt } from '../rules/board.ts';
import { pawnOn } from '../rules/pushes.ts';
import type { Coin, Shift, State } from '../rules/state.ts';

/** Where a line is pushed: "to the right". */
export const directionWords: WordMap<Shift['dir']> = {
	n: m.scavenger_hunt_north,
	e: m.scavenger_hunt_east,
	s: m.scavenger_hunt_south,
	w: m.scavenger_hunt_west
};

/** The suit that a coin is of: "suns", as in "the 4 of suns". */
export const coinSuits: WordMap<Suit> = {
	suns: m.scavenger_hunt_suns,
	moons: m.scavenger_hunt_moons,
	crowns: m.scavenger_hunt_crowns,
	arms: m.scavenger_hunt_arms
};

/** §1.2 A square as players call it: "c5", columns a to h from the left, rows 1 to 12 from the top. */
export const squareName = ([x, y]: Cell): string => `${'abcdefgh'.charAt(x)}${String(y + 1)}`;

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
		: m.scavenger_hunt_what_coin_known({ ...named, suit: coinSuits[suit]() });
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

/** §5 What this seat has noted and still lies on the board: only such coins show a suit. */
export const notesSay = ({ coins }: State): string[] =>
	coins.flatMap(({ at, suit, value }) =>
		suit === null
			? []
			: m.scavenger_hunt_note({
					square: squareName(at),
					suit: coinSuits[suit](),
					value: valueName(value)
				})
	);
