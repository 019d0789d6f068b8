/** What happened last: the news of a turn, and the squares that the last one touched, kept until the next move. */
import { keyOf, type Cell } from '../../../pieces/geometry/squares.ts';
import { following } from '../../../pieces/trail.ts';
import type { VirusEvent } from '../rules/state.ts';

interface Trail {
	readonly news: readonly VirusEvent[];
	readonly squares: ReadonlySet<string>;
	/** A turn has ended: what comes next is news of its own. */
	readonly closed: boolean;
}

const NOTHING: Trail = { news: [], squares: new Set(), closed: true };

function squaresOf(event: VirusEvent): readonly Cell[] {
	switch (event.type) {
		case 'moved':
		case 'jumped':
		case 'stepped':
			return [event.from, event.to];
		case 'written':
			return [event.to];
		case 'erased':
			return [event.target];
		default:
			return [];
	}
}

const ENDS: ReadonlySet<VirusEvent['type']> = new Set([
	'revealed',
	'jumped',
	'stepped',
	'stuck',
	'conceded',
	'ended'
]);

/** Follows one table from telling to telling. */
export const follow = following<Trail>(NOTHING, (last, events: readonly VirusEvent[]) => {
	const kept = last.closed ? NOTHING : last;
	const moved = events.flatMap(squaresOf).map(keyOf);
	return {
		news: [...kept.news, ...events],
		squares: moved.length > 0 ? new Set([...kept.squares, ...moved]) : last.squares,
		closed: events.some(({ type }) => ENDS.has(type))
	};
});
