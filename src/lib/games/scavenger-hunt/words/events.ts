/** What has happened, in sentences. */
import * as m from '../../../paraglide/messages.js';
import { suitWords, valueName } from '../../../pieces/names.ts';
import { telling, type Sentences } from '../../kit/words.ts';
import type { ScavengerEvent } from '../rules/state.ts';
import { directionWords, squareName } from './naming.ts';

const shifted: Sentences<ScavengerEvent>['shifted'] = ({ seat, line, index, dir }, names) => {
	const named = { who: names(seat), number: index + 1, direction: directionWords[dir]() };
	return line === 'row'
		? m.scavenger_hunt_event_shifted_row(named)
		: m.scavenger_hunt_event_shifted_col(named);
};

const pawnMoved: Sentences<ScavengerEvent>['pawn-moved'] = ({ seat, to, coin }, names) => {
	const named = { who: names(seat), to: squareName(to) };
	return coin === null
		? m.scavenger_hunt_event_pawn_moved({ ...named })
		: m.scavenger_hunt_event_pawn_moved_coin({ ...named, value: valueName(coin) });
};

/** §6 What is not noted is seen once: no log keeps it. */
const saw: Sentences<ScavengerEvent>['saw'] = ({ seat, suit, value, at, noted }, names) => {
	const who = names(seat);
	if (!noted) return m.scavenger_hunt_event_saw_once({ who });
	return m.scavenger_hunt_event_saw({
		who,
		suit: suitWords[suit](),
		value: valueName(value),
		at: squareName(at)
	});
};

export const events: Sentences<ScavengerEvent> = {
	'coin-placed': ({ seat, value, at }, names) =>
		m.scavenger_hunt_event_coin_placed({
			who: names(seat),
			value: valueName(value),
			at: squareName(at)
		}),
	'hunt-began': ({ seat }, names) => m.scavenger_hunt_event_hunt_began({ who: names(seat) }),
	shifted,
	stuck: ({ seat }, names) => m.scavenger_hunt_event_stuck({ who: names(seat) }),
	'pawn-moved': pawnMoved,
	looked: ({ seat, value, at }, names) =>
		m.scavenger_hunt_event_looked({
			who: names(seat),
			value: valueName(value),
			at: squareName(at)
		}),
	saw,
	collected: ({ seat, value, count }, names) =>
		m.scavenger_hunt_event_collected({ who: names(seat), value: valueName(value), count }),
	left: ({ seat, at }, names) =>
		m.scavenger_hunt_event_left({ who: names(seat), at: squareName(at) }),
	won: ({ seat }, names) => m.scavenger_hunt_event_won({ who: names(seat) })
};

/** What has happened, as one line of the log. */
export const eventSentence = telling(events);
