/** What happened last: the news of a turn, and what the last action moved, kept until the next one. */
import type { GameEvent } from '../../engine/module.ts';
import { ahead, same, type Cell } from '../../pieces/geometry/squares.ts';
import type { Move, TimberlandEvent } from './state.ts';

interface Told {
	readonly seq: number;
	readonly events: readonly GameEvent[];
}

interface Trail {
	/** The entry it was last seen with. */
	readonly seq: number;
	/** All that was told in this turn; in the one before until something happens in it. */
	readonly news: readonly TimberlandEvent[];
	/** What was told of the last action. */
	readonly last: readonly TimberlandEvent[];
	/** A turn has begun: what comes next is news of its own. */
	readonly closed: boolean;
}

const NOTHING: Trail = { seq: -1, news: [], last: [], closed: true };

/** What happened, as this game's own events: only its rules tell events at a table of it. */
const eventsIn = ({ events }: Told): readonly TimberlandEvent[] =>
	events as readonly TimberlandEvent[];

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

/** The trail once this was told; what was taken back leaves none. */
function after(trail: Trail, told: Told): Trail {
	if (trail.seq === told.seq) return trail;
	const events = eventsIn(told);
	const kept = events.length === 0 || told.seq < trail.seq ? NOTHING : trail;
	return {
		seq: told.seq,
		news: kept.closed ? events : [...kept.news, ...events],
		last: movesIn(events).length > 0 ? events : kept.last,
		closed: events.some(({ type }) => type === 'turn-began')
	};
}

/** Follows one table from telling to telling. */
export function follow(): (told: Told) => Trail {
	let last = NOTHING;
	return (told) => {
		last = after(last, told);
		return last;
	};
}
