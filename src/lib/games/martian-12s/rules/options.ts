/** §5 The options of a table: what they may be, and what stands when nobody says. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import { isWhole } from '../../../engine/json.ts';
import { choice, given, optionsOf, whole, type ValuesOf } from '../../../engine/options.ts';
import { PULLS, PYRAMIDS_A_SET } from './pyramids.ts';

/** More than anybody has chips for, and far from where numbers lose their ones. */
const MOST_CHIPS = 100_000;

const isWallets = (value: unknown, seats: number): value is number[] =>
	Array.isArray(value) &&
	value.length === seats &&
	value.every((chips) => isWhole(chips) && chips >= 0 && chips <= MOST_CHIPS);

const fields = {
	set: choice(['rainbow', 'xeno'], 'rainbow'),
	stake: whole(1, 1000, 1),
	chips: whole(1, MOST_CHIPS, 20),
	wallets: given<number[] | null>(
		null,
		(value, seats): value is number[] | null => value === null || isWallets(value, seats),
		[null, [7, 20], [10, 15, 12], [0, 9, 9, 4], [3, 3, 0, 30, 8, 5]]
	),
	sets: whole(1, 9, null, [null]),
	rounds: whole(1, 99, null, [null])
};

/** §5 The options of a table, all filled in; null where the number of seats decides. */
export type Options = ValuesOf<typeof fields>;

export const options = optionsOf(fields, {
	check: (filled, seats) => refuseSet(filled, seats)
});

/** §5 Enough pyramids for six pulls each, and at least two seats that can pay a stake. */
function refuseSet(filled: Options, seats: number): Refusal | null {
	const bad = (option: string) => refusal('bad-option', { option }, '§5');
	if (setsOf(filled, seats) * PYRAMIDS_A_SET < PULLS * seats) return bad('sets');
	const payers = walletsOf(filled, seats).filter((chips) => chips >= filled.stake);
	if (payers.length < 2) return bad(filled.wallets ? 'wallets' : 'stake');
	return null;
}

/** §5 Two sets up to five seats, and one more for each two seats beyond. */
export const setsOf = ({ sets }: Options, seats: number): number =>
	sets ?? 2 + Math.ceil(Math.max(0, seats - 5) / 2);

/** §5 Two rounds a seat. */
export const roundsOf = ({ rounds }: Options, seats: number): number => rounds ?? 2 * seats;

/** §1.3 What everybody carries. */
export const walletsOf = ({ wallets, chips }: Options, seats: number): number[] =>
	wallets ? [...wallets] : Array.from({ length: seats }, () => chips);
