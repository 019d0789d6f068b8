/** What has happened, in sentences. */
import { telling, type Names, type Sentences } from 'borrowed-earth/kit/words.ts';
import * as m from 'borrowed-earth/messages';
import { squareName } from 'borrowed-earth/pieces/names.ts';
import type { Shown, TideEvent } from '../rules/state.ts';
import { pointsSay } from './status.ts';

const choiceSays = ({ seat, shell, pool }: Shown, names: Names): string => {
	const where = { who: names(seat), pool: squareName(pool) };
	return shell === null ? m.tidepool_choice_dim(where) : m.tidepool_choice({ ...where, shell });
};

export const events: Sentences<TideEvent> = {
	chose: ({ seat }, names) => m.tidepool_event_chose({ who: names(seat) }),
	shown: ({ choices }, names) =>
		m.tidepool_event_shown({
			choices: choices.map((choice) => choiceSays(choice, names)).join(', ')
		}),
	took: ({ seat, pool }, names) =>
		m.tidepool_event_took({ who: names(seat), pool: squareName(pool) }),
	tied: ({ pool }) => m.tidepool_event_tied({ pool: squareName(pool) }),
	ended: ({ points }, names) => m.tidepool_event_ended({ all: pointsSay(points, names) })
};

/** What has happened, as one line of the log. */
export const eventSentence = telling(events);
