/** A question to put to the table: about what has just happened, with no right answer. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import { endingWords } from './ending.ts';
import { placeOf } from '../history/printed.ts';
import type { State, TurnEntry } from '../rules/state.ts';
import { whoIsWho } from '../history/story.ts';

/** The question that fits the moment. */
export function askingOf(view: State, names: Names): string {
	const last = view.history.findLast((entry) => entry.kind === 'turn');
	switch (view.phase) {
		case 'setup':
			return m.desk_ask_setup();
		case 'between':
			return m.desk_ask_between();
		case 'over':
			return endingWords(view, names)?.think ?? m.desk_ask_open();
		default:
			return last
				? about(last, placeOf(view, last.seat, whoIsWho(view, names)))
				: m.desk_ask_open();
	}
}

function about({ roll, lender }: TurnEntry, who: string): string {
	if (roll.band === 'failure') return m.desk_ask_failure({ who });
	if (lender) return m.desk_ask_loan({ who });
	return roll.band === 'mixed' ? m.desk_ask_mixed({ who }) : m.desk_ask_success({ who });
}
