/** §11 One table in the figures by which tables are compared. */
import * as m from '../../../paraglide/messages.js';
import type { Measure } from '../../kit/guide.ts';
import { losses } from './debrief.ts';
import { endingWords } from '../words/ending.ts';
import { worldNow } from './ledger.ts';
import { personOf, placeOf, type Telling } from './printed.ts';
import { existingRp, rpOf, sheetAt, toldSeats } from '../rules/sheets.ts';
import type { State, TurnEntry, TurnPhase } from '../rules/state.ts';
import { comma } from '../../../pieces/lists.ts';

/** The same questions for every table, in the same order. */
export function measures(view: State, telling: Telling): Measure[] {
	const turns = view.history.filter((entry) => entry.kind === 'turn');
	const ended = endingWords(view, (seat) => personOf(seat, telling));
	return [
		{
			label: m.debrief_measure_end(),
			value: ended?.title ?? m.debrief_measure_going()
		},
		{
			label: m.debrief_measure_players(),
			value: toldSeats(view)
				.map((seat) => placeOf(view, seat, telling))
				.join(comma())
		},
		{
			label: m.debrief_measure_time(),
			value: m.print_fact_time_value({
				ages: roundsIn(view, 'build'),
				rounds: roundsIn(view, 'society'),
				turns: turns.length
			})
		},
		{ label: m.debrief_measure_rp(), value: String(existingRp(view)) },
		{ label: m.debrief_measure_share(), value: largestShare(view, telling) },
		{
			label: m.debrief_measure_lost(),
			value: String(losses(view).reduce((sum, { rp }) => sum + rp, 0))
		},
		{
			label: m.debrief_measure_loans(),
			value: String(worldNow(view).loans.reduce((sum, { count }) => sum + count, 0))
		},
		{ label: m.debrief_measure_bands(), value: bands(turns) }
	];
}

/** Rounds of this phase in which somebody had a turn. */
const roundsIn = ({ history }: State, phase: TurnPhase): number =>
	new Set(
		history.flatMap((entry) =>
			(entry.kind === 'turn' || entry.kind === 'skip') && entry.phase === phase ? entry.round : []
		)
	).size;

function largestShare(view: State, telling: Telling): string {
	const existing = existingRp(view);
	const [first] = toldSeats(view)
		.map((seat) => ({ seat, rp: rpOf(sheetAt(view, seat)) }))
		.toSorted((a, b) => b.rp - a.rp);
	if (!first || existing === 0) return m.debrief_measure_unknown();
	return m.debrief_measure_share_value({
		who: placeOf(view, first.seat, telling),
		percent: Math.floor((100 * first.rp) / existing)
	});
}

function bands(turns: readonly TurnEntry[]): string {
	const count = (...wanted: readonly string[]) =>
		turns.filter(({ roll }) => wanted.includes(roll.band)).length;
	return m.debrief_measure_bands_value({
		failed: count('failure'),
		mixed: count('mixed'),
		well: count('success', 'strong')
	});
}
