/** What happened last: the news of a turn, and the squares of the last move, kept until the next one. */
import { keyOf, type Cell } from '../../../pieces/geometry/squares.ts';
import { following, type Told } from '../../../pieces/trail.ts';
import type { HuntEvent } from '../rules/state.ts';

interface Trail {
	/** All that was told in this turn; in the one before until something happens in it. */
	readonly news: readonly HuntEvent[];
	/** The squares that the last move touched. */
	readonly squares: ReadonlySet<string>;
	/** A turn has begun: what comes next is news of its own. */
	readonly closed: boolean;
}

const NOTHING: Trail = { news: [], squares: new Set(), closed: true };

/** What happened, as this game's own events: only its rules tell events at a table of it. */
export const eventsIn = ({ events }: Told): readonly HuntEvent[] => events as readonly HuntEvent[];

function squaresOf(event: HuntEvent): readonly Cell[] {
	switch (event.type) {
		case 'fence-moved':
		case 'tipped':
		case 'swapped':
		case 'fence-hopped':
		case 'stack-moved':
			return [event.from, event.to];
		case 'fence-fell':
		case 'aimed':
			return [event.at];
		case 'bounced':
			return [event.to];
		default:
			return [];
	}
}

/** Follows one table from telling to telling. */
export const follow = following<Trail>(NOTHING, (kept, events: readonly HuntEvent[]) => {
	const squares = new Set(events.flatMap(squaresOf).map(keyOf));
	return {
		news: kept.closed ? events : [...kept.news, ...events],
		squares: squares.size > 0 ? squares : kept.squares,
		closed: events.some(({ type }) => type === 'turn-began')
	};
});
