/** What a turn changed, in words: "Resilience −1", "Dormancy +2 RP". */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import type { Seat } from '../../../engine/module.ts';
import { resourceOf } from '../rules/sheets.ts';
import type { Change, State } from '../rules/state.ts';
import { signed, statName } from './terms.ts';

/** One change; whose it is is said when it is not `mine`. */
export function changeWords(view: State, change: Change, mine: Seat, names: Names): string {
	const what = numberWords(view, change);
	return change.seat === mine ? what : m.turn_change_of({ name: names(change.seat), what });
}

function numberWords(view: State, change: Change): string {
	const by = signed(change.by);
	switch (change.what) {
		case 'pool':
			return m.turn_change_pool({ by });
		case 'mod':
			return m.turn_change_stat({ stat: statName(change.stat), by });
		case 'rp':
			return m.turn_change_rp({ name: resourceOf(view, change.seat, change.id)?.name ?? '', by });
	}
}
