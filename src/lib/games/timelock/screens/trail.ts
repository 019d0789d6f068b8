/** What happened last: the news of a turn, and the squares of the last move, kept until the next one. */
import { keyOf, type Cell } from '../../../pieces/geometry/squares.ts';
import { following } from '../../../pieces/trail.ts';
import type { TimelockEvent } from '../rules/state.ts';

interface Trail {
	/** All that was told in this turn; in the one before until something happens in it. */
	readonly news: readonly TimelockEvent[];
	/** The squares that the last move touched. */
	readonly squares: ReadonlySet<string>;
}

const NOTHING: Trail = { news: [], squares: new Set() };

function squaresOf(event: TimelockEvent): readonly Cell[] {
	if (event.type === 'moved') return [event.from, event.to];
	if (event.type === 'dug') return [event.at];
	return event.type === 'swapped' ? [event.from, event.to] : [];
}

/** Follows one table from telling to telling. */
export const follow = following<Trail>(NOTHING, (kept, events: readonly TimelockEvent[]) => {
	const squares = new Set(events.flatMap(squaresOf).map(keyOf));
	const begins = events.some(({ type }) => type === 'rolled' || type === 'game-began');
	return {
		news: begins ? events : [...kept.news, ...events],
		squares: squares.size > 0 ? squares : kept.squares
	};
});
