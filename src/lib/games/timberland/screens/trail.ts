/** What happened last: the news of a turn, and what the last action moved, kept until the next one. */
import { ahead, same, type Cell } from '../../../pieces/geometry/squares.ts';
import { following } from '../../../pieces/trail.ts';
import type { Move, TimberlandEvent } from '../rules/state.ts';

interface Trail {
	/** All that was told in this turn; in the one before until something happens in it. */
	readonly news: readonly TimberlandEvent[];
	/** What was told of the last action. */
	readonly last: readonly TimberlandEvent[];
	/** A turn has begun: what comes next is news of its own. */
	readonly closed: boolean;
}

const NOTHING: Trail = { news: [], last: [], closed: true };

/** From where to where each thing has gone that an event tells of; what was turned stays where it is. */
function movesOf(event: TimberlandEvent): readonly Move[] {
	switch (event.type) {
		case 'tipped': {
			const { at, dir, pieces } = event;
			return pieces.map((_, far) => ({ from: at, to: ahead(at, dir, far) }));
		}
		case 'pushed':
			return event.moves;
		case 'swapped':
			return [
				{ from: event.a, to: event.b },
				{ from: event.b, to: event.a }
			];
		case 'dug':
		case 'hopped':
			return [{ from: event.at, to: event.to }];
		case 'aimed':
			return [{ from: event.at, to: event.at }];
		default:
			return [];
	}
}

export const movesIn = (events: readonly TimberlandEvent[]): Move[] => events.flatMap(movesOf);

/** Whether something has come to this square, or gone from it. */
export const touches = (moves: readonly Move[], at: Cell): boolean =>
	moves.some(({ from, to }) => same(from, at) || same(to, at));

/** Follows one table from telling to telling. */
export const follow = following<Trail>(NOTHING, (kept, events: readonly TimberlandEvent[]) => ({
	news: kept.closed ? events : [...kept.news, ...events],
	last: movesIn(events).length > 0 ? events : kept.last,
	closed: events.some(({ type }) => type === 'turn-began')
}));
