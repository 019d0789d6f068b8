/** What melts away, in sentences: told once it has happened, and before it is confirmed. */
import * as m from '../../../paraglide/messages.js';
import { telling, type Sentences } from '../../kit/says.ts';
import type { IcebergEvent } from '../rules/state.ts';

type Loss = Extract<IcebergEvent, { type: 'food-lost' | 'animals-lost' | 'out' }>;

/** Whether an event tells of a loss. */
export const isLoss = (event: IcebergEvent): event is Loss => Object.hasOwn(LOSSES, event.type);

export const LOSSES: Sentences<Loss> = {
	'food-lost': ({ count }, _names, spoken) => m.melting_iceberg_event_food_lost({ count }, spoken),
	'animals-lost': ({ seat, count }, names, spoken) =>
		m.melting_iceberg_event_animals_lost({ who: names(seat), count }, spoken),
	out: ({ seat }, names, spoken) => m.melting_iceberg_event_out({ who: names(seat) }, spoken)
};

/** What was lost, as one line of the log. */
export const lossSentence = telling(LOSSES);
