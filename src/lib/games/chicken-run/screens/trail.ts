/** The ends of the last move, which stay marked until the next one. */
import { same } from '../../../pieces/geometry/squares.ts';
import { following, type Told } from '../../../pieces/trail.ts';
import type { ChickenRunEvent, Square } from '../rules/state.ts';

interface Trail {
	readonly ends: { readonly from: Square; readonly to: Square } | null;
	/** The round has ended: the next step begins a trail of its own. */
	readonly closed: boolean;
}

/** What happened, as this game's own events: only its rules tell events at a table of it. */
export const eventsIn = ({ events }: Told): readonly ChickenRunEvent[] =>
	events as readonly ChickenRunEvent[];

/** Steps of one piece in one round make one trail. */
function lengthened(kept: Trail, event: ChickenRunEvent): Trail {
	if (event.type === 'round-ended') return { ...kept, closed: true };
	if (event.type !== 'moved') return kept;
	const { from, to } = event;
	const goesOn = kept.ends && !kept.closed && same(kept.ends.to, from);
	return { ends: { from: goesOn ? kept.ends.from : from, to }, closed: false };
}

/** Follows one table from telling to telling. */
export const follow = following<Trail>(
	{ ends: null, closed: false },
	(kept, events: readonly ChickenRunEvent[]) => events.reduce(lengthened, kept)
);
