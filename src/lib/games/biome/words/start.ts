/** The status sentence while biomes are chosen: a phone that sits down loads these words and no others. */
import * as m from '../../../paraglide/messages.js';
import type { Seat } from '../../../engine/module.ts';
import type { Names } from '../../kit/words.ts';
import { activeSeats, sheetAt } from '../rules/sheets.ts';
import type { State } from '../rules/state.ts';
import { comma, listed as joined } from '../../../pieces/lists.ts';

export interface Status {
	/** In large letters. */
	readonly act: string;
	/** One line of cost, danger or hint beneath. */
	readonly more: string | null;
}

/** What a phone says before the first turn, also while the table pauses. */
export function startOf(view: State, seat: Seat | null, names: Names): Status {
	if (view.paused) return { act: m.turn_paused(), more: m.turn_paused_more() };
	const waited = peopled(activeSeats(view), names, seat).filter((one) => !sheetAt(view, one).ready);
	if (seat !== null && waited.includes(seat)) return youChoose();
	return { act: othersChoose(listed(waited.map(names))), more: null };
}

/** Of these seats one's own and those at which somebody sits, since only they have names; all where nobody has one, as on one device. */
export function peopled(
	seats: readonly Seat[],
	names: Names,
	own: Seat | null = null
): readonly Seat[] {
	const some = seats.filter((seat) => names(seat) !== m.seat_number({ number: seat + 1 }));
	return some.length > 0 ? seats.filter((seat) => seat === own || some.includes(seat)) : seats;
}

/** To who has not chosen yet. */
export const youChoose = (): Status => ({
	act: m.turn_you_choose(),
	more: m.turn_you_choose_more()
});

/** To everybody else; nobody is waited for once all are ready. */
export const othersChoose = (waited: string): string =>
	waited === '' ? m.turn_wait_start() : m.turn_wait_choose({ names: waited });

/** The most names that are said before the rest are counted. */
const SAID = 3;

/** Names as one phrase. */
export const listed = (people: readonly string[]): string =>
	people.length <= SAID
		? joined(people)
		: m.turn_and_more({
				names: people.slice(0, SAID - 1).join(comma()),
				count: people.length - SAID + 1
			});
