/** What happened last: the news since somebody's turn began, and the ends of the last move, until the next one. */
import type { Cell } from '../../../pieces/geometry/squares.ts';
import { following } from '../../../pieces/trail.ts';
import type { IcebergEvent } from '../rules/state.ts';

interface Trail {
	/** All that this player did, with what followed from it. */
	readonly news: readonly IcebergEvent[];
	readonly who: number | null;
	/** Where the last piece that moved came from and went, or where it was put. */
	readonly ends: readonly Cell[];
}

const NOTHING: Trail = { news: [], who: null, ends: [] };

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

/** Follows one table from telling to telling. */
export const follow = following<Trail>(NOTHING, (kept, events: readonly IcebergEvent[]) => {
	const who = doerOf(events[0]);
	const goesOn = who === kept.who && events[0]?.type !== 'food-placed';
	const ends = events.flatMap(endsOf);
	const melted = events.some(({ type }) => type === 'melted');
	return {
		news: goesOn ? [...kept.news, ...events] : events,
		who,
		ends: ends.length > 0 ? ends : melted ? [] : kept.ends
	};
});
