/** What happened last, kept while nothing but choices of faces is told. */
import { following, keeping } from '../../../pieces/trail.ts';
import { endsOf } from '../rules/layout.ts';
import type { WarmingEvent } from '../rules/state.ts';

/** The lamps and the row of coins tell these. */
export const SEEN: readonly WarmingEvent['type'][] = ['chose', 'coin-drawn'];

/** The last events that everybody may want to read. */
export const lastNews = () => keeping<WarmingEvent>(SEEN);

/** What moved or sank last, until something else does. */
export const lastMove = following<readonly WarmingEvent[]>(
	[],
	(kept, events: readonly WarmingEvent[]) => (endsOf(events).length > 0 ? events : kept),
	true
);
