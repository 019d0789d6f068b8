/** What is said of turns that are prepared side by side. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import type { When } from '../rules/round.ts';
import { placesOf, type Place } from '../rules/together/progress.ts';
import type { State } from '../rules/state.ts';
import { listed } from '../../../pieces/lists.ts';

const OPEN: Readonly<Partial<Record<State['step'], (who: { who: string }) => string>>> = {
	sphere: m.prepare_open_sphere,
	pickSphere: m.prepare_open_sphere,
	challenge: m.prepare_open_challenge,
	plan: m.prepare_open_plan,
	agree: m.prepare_open_read,
	consent: m.prepare_open_lend
};

/** What is still open for a turn, in two or three words. */
export function openWords({ entry, waits }: Place, names: Names): string {
	const who = listed(waits.map(names));
	return entry ? (OPEN[entry.step] ?? m.prepare_done)({ who }) : m.prepare_no_turn();
}

/** The same in the one word that has room under an emblem. */
const COLUMN: Readonly<Partial<Record<State['step'], () => string>>> = {
	sphere: m.prepare_column_sphere,
	pickSphere: m.prepare_column_sphere,
	challenge: m.prepare_column_challenge
};
export function openWord({ entry, prepared }: Place): string {
	if (prepared) return m.prepare_done();
	return entry ? (COLUMN[entry.step] ?? m.prepare_column_plan)() : m.prepare_no_turn();
}

const WHEN: Readonly<Record<When, () => string>> = {
	done: m.places_done,
	now: m.sheet_now,
	next: m.places_next,
	later: m.places_later,
	out: m.prepare_no_turn
};

/** When in a round a seat's turn is. */
export const whenWord = (when: When): string => WHEN[when]();

/** What one seat has to do for a turn, as a heading; `turn` is the game as it looks from that turn. */
export function taskTitle(turn: State, seat: number, names: Names): string {
	if (turn.active === seat) return ownTitle(turn);
	const name = names(turn.active);
	if (turn.step === 'challenge') return m.prepare_task_challenge({ name });
	if (turn.step === 'consent') return m.prepare_task_lend({ name });
	return m.prepare_task_read({ name });
}

const ownTitle = ({ step }: State): string =>
	step === 'sphere' || step === 'pickSphere'
		? m.prepare_task_sphere()
		: step === 'challenge'
			? m.prepare_task_own_challenge()
			: m.prepare_task_plan();

/** "Prepared: 2 of 6", of all that have a turn in this round. */
export function preparedWords(view: State): string {
	const turns = placesOf(view).filter(({ entry }) => entry !== null);
	const ready = turns.filter(({ prepared }) => prepared).length;
	return m.prepare_count({ ready, count: turns.length });
}
