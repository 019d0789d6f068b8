/** What happened last, kept while nothing but choices of faces is told. */
import { following } from '../../../pieces/trail.ts';
import type { WarmingEvent } from '../rules/state.ts';

/** The lamps and the row of coins tell these. */
const SEEN: ReadonlySet<WarmingEvent['type']> = new Set(['chose', 'coin-drawn']);

/** The last events that everybody may want to read. */
export const lastNews = following<readonly WarmingEvent[]>(
	[],
	(kept, events: readonly WarmingEvent[]) => {
		const now = events.filter(({ type }) => !SEEN.has(type));
		return now.length > 0 ? now : kept;
	},
	true
);
