/** What has happened, in sentences. */
import * as m from '../../../paraglide/messages.js';
import { sizeName } from '../../../pieces/names.ts';
import { telling, type Sentences } from '../../kit/words.ts';
import type { ChickenRunEvent } from '../rules/state.ts';
import { squareName } from './naming.ts';

const MOVED = {
	family: m.chicken_run_event_moved_family,
	chicken: m.chicken_run_event_moved_chicken,
	spectator: m.chicken_run_event_moved_spectator
} as const;

export const events: Sentences<ChickenRunEvent> = {
	tied: ({ dice }) => m.chicken_run_event_tied({ roll: dice[0] }),
	rolled: ({ seat, points, movable, dice: [white, black] }, names) =>
		movable === 'crowd'
			? m.chicken_run_event_rolled_crowd({ who: names(seat), points })
			: m.chicken_run_event_rolled_family({ who: names(seat), points, white, black }),
	moved: ({ seat, kind, size, from, to }, names) =>
		MOVED[kind]({
			who: names(seat),
			size: sizeName(size),
			from: squareName(from),
			to: squareName(to)
		}),
	trampled: ({ seat, to }, names) =>
		m.chicken_run_event_trampled({ who: names(seat), to: squareName(to) }),
	released: ({ seat, size }, names) =>
		m.chicken_run_event_released({ who: names(seat), size: sizeName(size) }),
	captured: ({ seat, size }, names) =>
		m.chicken_run_event_captured({ who: names(seat), size: sizeName(size) }),
	'round-ended': ({ seat }, names) => m.chicken_run_event_round_ended({ who: names(seat) }),
	won: ({ seat }, names) => m.chicken_run_event_won({ who: names(seat) })
};

/** What has happened, as one line of the log. */
export const eventSentence = telling(events);
