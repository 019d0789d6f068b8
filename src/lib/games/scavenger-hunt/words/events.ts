/** What has happened, in sentences. */
import type { Seat } from '../../../engine/module.ts';
import * as m from '../../../paraglide/messages.js';
import { valueName } from '../../../pieces/names.ts';
import { telling, type Names, type Sentences } from '../../kit/words.ts';
import type { Cell, ScavengerEvent } from '../rules/state.ts';
import { coinSuits, directionWords, squareName } from './naming.ts';

/** Somebody at a coin, as messages name them. */
const named = (
	{ seat, value, at }: { readonly seat: Seat; readonly value: number; readonly at: Cell },
	names: Names
) => ({ who: names(seat), value: valueName(value), at: squareName(at) });

const shifted: Sentences<ScavengerEvent>['shifted'] = ({ seat, line, index, dir }, names) => {
	const pushed = { who: names(seat), number: index + 1, direction: directionWords[dir]() };
	return line === 'row'
		? m.scavenger_hunt_event_shifted_row(pushed)
		: m.scavenger_hunt_event_shifted_col(pushed);
};

const pawnMoved: Sentences<ScavengerEvent>['pawn-moved'] = ({ seat, to, coin }, names) => {
	const moved = { who: names(seat), to: squareName(to) };
	return coin === null
		? m.scavenger_hunt_event_pawn_moved(moved)
		: m.scavenger_hunt_event_pawn_moved_coin({ ...moved, value: valueName(coin) });
};

/** §6 What is not noted is seen once: no log keeps it. */
const saw: Sentences<ScavengerEvent>['saw'] = (coin, names) =>
	coin.noted
		? m.scavenger_hunt_event_saw({ ...named(coin, names), suit: coinSuits[coin.suit]() })
		: m.scavenger_hunt_event_saw_once({ who: names(coin.seat) });

export const events: Sentences<ScavengerEvent> = {
	'coin-placed': (coin, names) => m.scavenger_hunt_event_coin_placed(named(coin, names)),
	'hunt-began': ({ seat }, names) => m.scavenger_hunt_event_hunt_began({ who: names(seat) }),
	shifted,
	stuck: ({ seat }, names) => m.scavenger_hunt_event_stuck({ who: names(seat) }),
	'pawn-moved': pawnMoved,
	looked: (coin, names) => m.scavenger_hunt_event_looked(named(coin, names)),
	saw,
	collected: ({ seat, value, count }, names) =>
		m.scavenger_hunt_event_collected({ who: names(seat), value: valueName(value), count }),
	left: ({ seat, at }, names) =>
		m.scavenger_hunt_event_left({ who: names(seat), at: squareName(at) }),
	won: ({ seat }, names) => m.scavenger_hunt_event_won({ who: names(seat) })
};

/** What has happened, as one line of the log. */
export const eventSentence = telling(events);
