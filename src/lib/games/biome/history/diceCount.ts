/** What the dice have shown, beside what chance would give: for the desk, and for a lesson on chance. */
import type { Seat } from '../../../engine/module.ts';
import { chancesOf } from '../rules/dice.ts';
import { toldSeats } from '../rules/sheets.ts';
import type { Band, State, TurnEntry } from '../rules/state.ts';

/** How often, and how often by chance. */
export interface Count {
	readonly seen: number;
	readonly expected: number;
}

export interface SeatDice extends Count {
	readonly seat: Seat;
	/** Dice thrown, as acting player and as lender; `seen` and `expected` are the passes among them. */
	readonly dice: number;
	/** Whether the passes are further from the expected than chance brings in all but one of twenty cases. */
	readonly luck: 'usual' | 'lucky' | 'unlucky';
	/** Of the rolls as acting player. */
	readonly bands: Readonly<Record<Band, Count>>;
}

export interface DiceCount {
	/** Dice thrown in rolls of acting players and lenders. */
	readonly dice: number;
	/** From 1 to 6. */
	readonly faces: readonly Count[];
	readonly seats: readonly SeatDice[];
}

const FACES = [1, 2, 3, 4, 5, 6];
/** §4.4 Two faces of six pass. */
const PASS = 1 / 3;
/** How many standard deviations hold 95 of 100 cases. */
const WIDE = 1.96;

/** The dice of all turns that are over. */
export function diceCount(view: State): DiceCount {
	const turns = view.history.filter((entry) => entry.kind === 'turn');
	const all = turns.flatMap(({ roll, lender }) => [...roll.dice, ...(lender?.dice ?? [])]);
	return {
		dice: all.length,
		faces: FACES.map((face) => ({
			seen: all.filter((shown) => shown === face).length,
			expected: all.length / FACES.length
		})),
		seats: toldSeats(view).map((seat) => seatDice(turns, seat))
	};
}

function seatDice(turns: readonly TurnEntry[], seat: Seat): SeatDice {
	const own = turns.filter((turn) => turn.seat === seat).map(({ roll }) => roll);
	const lent = turns.flatMap(({ lender }) => (lender?.seat === seat ? [lender] : []));
	const thrown = [...own, ...lent];
	const dice = thrown.reduce((sum, roll) => sum + roll.dice.length, 0);
	const seen = thrown.reduce((sum, { passes }) => sum + passes, 0);
	const band = (one: Band): Count => ({
		seen: own.filter((roll) => roll.band === one).length,
		expected: own.reduce((sum, roll) => sum + chancesOf(roll.dice.length)[one], 0)
	});
	return {
		seat,
		dice,
		seen,
		expected: dice * PASS,
		luck: luckOf(seen, dice),
		bands: {
			failure: band('failure'),
			mixed: band('mixed'),
			success: band('success'),
			strong: band('strong')
		}
	};
}

function luckOf(passes: number, dice: number): SeatDice['luck'] {
	const off = passes - dice * PASS;
	if (Math.abs(off) <= WIDE * Math.sqrt(dice * PASS * (1 - PASS))) return 'usual';
	return off > 0 ? 'lucky' : 'unlucky';
}
