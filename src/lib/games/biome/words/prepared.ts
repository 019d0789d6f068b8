/** What is said of turns that are prepared side by side. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import type { When } from '../rules/round.ts';
import { placesOf, type Place } from '../rules/together/progress.ts';
import type { State } from '../rules/state.ts';
import { comma } from '../../../pieces/lists.ts';

/** What is still open for a turn, in two or three words. */
export function openWords({ entry, waits }: Place, names: Names): string {
	const who = waits.map(names).join(comma());
	switch (entry?.step) {
		case undefined:
			return m.prepare_no_turn();
		case 'sphere':
		case 'pickSphere':
			return m.prepare_open_sphere();
		case 'challenge':
			return m.prepare_open_challenge({ who });
		case 'plan':
			return m.prepare_open_plan();
		case 'agree':
			return m.prepare_open_read({ who });
		case 'consent':
			return m.prepare_open_lend({ who });
		default:
			return m.prepare_done();
	}
}

/** What is still open for a turn, in the one word that has room under an emblem. */
export function openWord({ entry, prepared }: Place): string {
	if (prepared) return m.prepare_done();
	switch (entry?.step) {
		case undefined:
			return m.prepare_no_turn();
		case 'sphere':
		case 'pickSphere':
			return m.prepare_column_sphere();
		case 'challenge':
			return m.prepare_column_challenge();
		default:
			return m.prepare_column_plan();
	}
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
