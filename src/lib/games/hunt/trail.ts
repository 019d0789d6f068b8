/** What happened last: the news of a turn, and the squares of the last move, kept until the next one. */
import type { GameEvent } from '../../engine/module.ts';
import { keyOf, type Cell } from '../../pieces/geometry/squares.ts';
import type { HuntEvent } from './state.ts';

interface Told {
	readonly seq: number;
	readonly events: readonly GameEvent[];
}

interface Trail {
	/** The entry it was last seen with. */
	readonly seq: number;
	/** All that was told in this turn; in the one before until something happens in it. */
	readonly news: readonly HuntEvent[];
	/** The squares that the last move touched. */
	readonly squares: ReadonlySet<string>;
	/** A turn has begun: what comes next is news of its own. */
	readonly closed: boolean;
}

const NOTHING: Trail = { seq: -1, news: [], squares: new Set(), closed: true };

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

/** The trail once this was told; what was taken back leaves none. */
function after(trail: Trail, told: Told): Trail {
	if (trail.seq === told.seq) return trail;
	const events = eventsIn(told);
	const kept = events.length === 0 || told.seq < trail.seq ? NOTHING : trail;
	const squares = new Set(events.flatMap(squaresOf).map(keyOf));
	return {
		seq: told.seq,
		news: kept.closed ? events : [...kept.news, ...events],
		squares: squares.size > 0 ? squares : kept.squares,
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
