/** The squares of the moves of the latest turn, which stay marked until the next move of another. */
import { keyOf } from '../../../pieces/geometry/squares.ts';
import { following, type Told } from '../../../pieces/trail.ts';
import type { WreckEvent } from '../rules/state.ts';

interface Trail {
	/** Keys of squares. */
	readonly squares: readonly string[];
	/** Whose moves these are. */
	readonly seat: number | null;
}

/** What happened, as this game's own events: only its rules tell events at a table of it. */
export const eventsIn = ({ events }: Told): readonly WreckEvent[] =>
	events as readonly WreckEvent[];

/** Whether an event moves something on the board. */
const isMove = (
	event: WreckEvent
): event is Extract<WreckEvent, { type: 'moved' | 'die-moved' | 'swapped' }> =>
	event.type === 'moved' || event.type === 'die-moved' || event.type === 'swapped';

/** The moves of one seat make one trail. */
function lengthened(kept: Trail, event: WreckEvent): Trail {
	if (!isMove(event)) return kept;
	const before = kept.seat === event.seat ? kept.squares : [];
	return { seat: event.seat, squares: [...before, keyOf(event.from), keyOf(event.to)] };
}

/** Follows one table from telling to telling. */
export const follow = following<Trail>(
	{ squares: [], seat: null },
	(kept, events: readonly WreckEvent[]) => events.reduce(lengthened, kept)
);
