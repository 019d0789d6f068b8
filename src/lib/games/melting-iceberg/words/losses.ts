/** What melts away, in sentences: told once it has happened, and before it is confirmed. */
import * as m from '../../../paraglide/messages.js';
import { telling, type Sentences } from '../../kit/words.ts';
import type { IcebergEvent } from '../rules/state.ts';

type Loss = Extract<IcebergEvent, { type: 'food-lost' | 'animals-lost' | 'out' }>;

/** Whether an event tells of a loss. */
export const isLoss = (event: IcebergEvent): event is Loss => Object.hasOwn(LOSSES, event.type);

export const LOSSES: Sentences<Loss> = {
	'food-lost': ({ count }) => m.melting_iceberg_event_food_lost({ count }),
	'animals-lost': ({ seat, count }, names) =>
		m.melting_iceberg_event_animals_lost({ who: names(seat), count }),
	out: ({ seat }, names) => m.melting_iceberg_event_out({ who: names(seat) })
};

/** What was lost, as one line of the log. */
export const lossSentence = telling(LOSSES);
