/** What a turn changed, in words: "Kit: Resilience −1", "Kit: Dormancy +2 RP". */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import { resourceOf } from '../rules/sheets.ts';
import type { Change, State } from '../rules/state.ts';
import { signed, statName } from './terms.ts';

/** One change, and whose it is: a turn may change the sheets of two. */
export const changeWords = (view: State, change: Change, names: Names): string =>
	m.turn_change_of({ name: names(change.seat), what: numberWords(view, change) });

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
