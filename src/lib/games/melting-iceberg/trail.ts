/** What happened last: the news since somebody's turn began, and the ends of the last move, until the next one. */
import type { GameEvent } from '../../engine/module.ts';
import type { Cell } from '../../pieces/geometry/squares.ts';
import type { IcebergEvent } from './state.ts';

interface Told {
	readonly seq: number;
	readonly events: readonly GameEvent[];
}

interface Trail {
	/** The entry it was last seen with. */
	readonly seq: number;
	/** All that this player did, with what followed from it. */
	readonly news: readonly IcebergEvent[];
	readonly who: number | null;
	/** Where the last piece that moved came from and went, or where it was put. */
	readonly ends: readonly Cell[];
}

const NOTHING: Trail = { seq: -1, news: [], who: null, ends: [] };

/** What happened, as this game's own events: only its rules tell events at a table of it. */
const eventsIn = ({ events }: Told): readonly IcebergEvent[] => events as readonly IcebergEvent[];

function endsOf(event: IcebergEvent): readonly Cell[] {
	if (event.type === 'animal-moved') return [event.from, event.to];
	return event.type === 'food-placed' ? [event.at] : [];
}

/** Who did it; null for what merely followed. */
function doerOf(event: IcebergEvent | undefined): number | null {
	switch (event?.type) {
		case 'food-placed':
		case 'docked':
		case 'move-rolled':
		case 'dice-read':
		case 'animal-moved':
		case 'move-ended':
		case 'melt-rolled':
		case 'melted':
			return event.seat;
		default:
			return null;
	}
}

/** The trail once this was told; what was taken back leaves none. */
function after(trail: Trail, told: Told): Trail {
	if (trail.seq === told.seq) return trail;
	const events = eventsIn(told);
	const kept = events.length === 0 || told.seq < trail.seq ? NOTHING : trail;
	const who = doerOf(events[0]);
	const goesOn = who === kept.who && events[0]?.type !== 'food-placed';
	const ends = events.flatMap(endsOf);
	const melted = events.some(({ type }) => type === 'melted');
	return {
		seq: told.seq,
		news: goesOn ? [...kept.news, ...events] : events,
		who,
		ends: ends.length > 0 ? ends : melted ? [] : kept.ends
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
