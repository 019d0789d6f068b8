/** Passes and bands of each player beside what was to be expected of as many dice. */
import type { Table } from '../../../engine/record.ts';
import * as m from '../../../paraglide/messages.js';
import type { Count, DiceCount } from './diceCount.ts';
import { placeOf, type Telling } from './printed.ts';
import type { Band, State } from '../rules/state.ts';
import { bandName } from '../words/terms.ts';

const BANDS: readonly Band[] = ['failure', 'mixed', 'success', 'strong'];
const LUCK = {
	usual: m.seeing_luck_usual,
	lucky: m.seeing_luck_lucky,
	unlucky: m.seeing_luck_unlucky
} as const;

/** A row for each player; `say` writes a number as the reader does. */
export function diceTable(
	view: State,
	telling: Telling,
	{ seats }: DiceCount,
	say: (value: number) => string
): Table {
	const both = ({ seen, expected }: Count) =>
		m.seeing_both({ seen: say(seen), expected: say(expected) });
	return {
		caption: m.seeing_bands_caption(),
		head: [
			m.print_col_player(),
			m.seeing_dice_thrown(),
			m.seeing_passes(),
			...BANDS.map((band) => bandName(band)),
			m.seeing_luck()
		],
		rows: seats.map((one) => [
			placeOf(view, one.seat, telling),
			say(one.dice),
			both(one),
			...BANDS.map((band) => both(one.bands[band])),
			LUCK[one.luck]()
		]),
		align: ['start', 'end', 'end', ...BANDS.map(() => 'end' as const), 'start']
	};
}
