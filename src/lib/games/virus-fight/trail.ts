/** What happened last: the news of a turn and the squares it touched, kept until the next turn goes on. */
import type { GameEvent } from '../../engine/module.ts';
import { keyOf, type Cell } from '../../pieces/geometry/squares.ts';
import type { VirusEvent } from './state.ts';

interface Told {
	readonly seq: number;
	readonly events: readonly GameEvent[];
}

interface Trail {
	/** The entry it was last seen with. */
	readonly seq: number;
	readonly news: readonly VirusEvent[];
	readonly squares: ReadonlySet<string>;
	/** A turn has ended: what comes next is news of its own. */
	readonly closed: boolean;
}

const NOTHING: Trail = { seq: -1, news: [], squares: new Set(), closed: true };

/** What happened, as this game's own events: only its rules tell events at a table of it. */
export const eventsIn = ({ events }: Told): readonly VirusEvent[] =>
	events as readonly VirusEvent[];

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

/** The trail once this was told; what was taken back leaves none. */
function after(trail: Trail, told: Told): Trail {
	if (trail.seq === told.seq) return trail;
	const events = eventsIn(told);
	const kept = events.length === 0 || told.seq < trail.seq || trail.closed ? NOTHING : trail;
	return {
		seq: told.seq,
		news: [...kept.news, ...events],
		squares: new Set([...kept.squares, ...events.flatMap(squaresOf).map(keyOf)]),
		closed: events.some(({ type }) => ENDS.has(type))
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
