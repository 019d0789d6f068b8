/** What was told of the turn that is played, kept as long as somebody may want to read it. */
import { keyOf } from '../../../pieces/geometry/squares.ts';
import { following, since } from '../../../pieces/trail.ts';
import type { GunslingerEvent } from '../rules/state.ts';

/** All that was told of this turn, or of the last one until the next roll; a bid is told to nobody. */
export const turnNews = since<GunslingerEvent>(({ type }) => type === 'rolled', true);

/** What has cards or bids to look at. */
const PICTURED: ReadonlySet<string> = new Set([
	...['attempted', 'duel-settled', 'contest', 'vision', 'bids-opened']
]);

/** Whether something came to light that is to be looked at. */
export const isRevealing = (events: readonly GunslingerEvent[]): boolean =>
	events.some(({ type }) => PICTURED.has(type));

/** The squares to which something came. */
const squaresIn = (news: readonly GunslingerEvent[]): string[] =>
	news.flatMap((event) => {
		if ('at' in event) return [keyOf(event.at)];
		return event.type === 'swapped' ? [keyOf(event.a), keyOf(event.b)] : [];
	});

/** The squares to which something came last, until something moves again. */
export const follow = following<readonly string[]>(
	[],
	(kept, events: readonly GunslingerEvent[]) => {
		const squares = squaresIn(events);
		return squares.length > 0 ? squares : kept;
	},
	true
);
