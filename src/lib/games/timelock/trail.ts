/** What happened last: the news of a turn, and the squares of the last move, kept until the next one. */
import type { GameEvent } from '../../engine/module.ts';
import { keyOf, type Cell } from '../../pieces/geometry/squares.ts';
import type { TimelockEvent } from './state.ts';

interface Told {
	readonly seq: number;
	readonly events: readonly GameEvent[];
}

interface Trail {
	/** The entry it was last seen with. */
	readonly seq: number;
	/** All that was told in this turn; in the one before until something happens in it. */
	readonly news: readonly TimelockEvent[];
	/** The squares that the last move touched. */
	readonly squares: ReadonlySet<string>;
}

const NOTHING: Trail = { seq: -1, news: [], squares: new Set() };

/** What happened, as this game's own events: only its rules tell events at a table of it. */
export const eventsIn = ({ events }: Told): readonly TimelockEvent[] =>
	events as readonly TimelockEvent[];

function squaresOf(event: TimelockEvent): readonly Cell[] {
	if (event.type === 'moved') return [event.from, event.to];
	if (event.type === 'dug') return [event.at];
	return event.type === 'swapped' ? [event.from, event.to] : [];
}

/** The trail once this was told; what was taken back leaves none. */
function after(trail: Trail, told: Told): Trail {
	if (trail.seq === told.seq) return trail;
	const events = eventsIn(told);
	const kept = events.length === 0 || told.seq < trail.seq ? NOTHING : trail;
	const squares = new Set(events.flatMap(squaresOf).map(keyOf));
	const begins = events.some(({ type }) => type === 'rolled' || type === 'game-began');
	return {
		seq: told.seq,
		news: begins ? events : [...kept.news, ...events],
		squares: squares.size > 0 ? squares : begins ? new Set() : kept.squares
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
