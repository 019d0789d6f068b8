/** The squares of the moves of the latest turn, which stay marked until the next move of another. */
import type { GameEvent } from '../../engine/module.ts';
import { keyOf } from '../../pieces/geometry/squares.ts';
import type { WreckEvent } from './state.ts';

interface Told {
	readonly seq: number;
	readonly events: readonly GameEvent[];
}

interface Trail {
	/** The entry it was last seen with. */
	readonly seq: number;
	/** Keys of squares. */
	readonly squares: readonly string[];
	/** Whose moves these are. */
	readonly seat: number | null;
}

/** What happened, as this game's own events: only its rules tell events at a table of it. */
export const eventsIn = ({ events }: Told): readonly WreckEvent[] =>
	events as readonly WreckEvent[];

/** Whether an event moves something on the board. */
export const isMove = (
	event: WreckEvent
): event is Extract<WreckEvent, { type: 'moved' | 'die-moved' | 'swapped' }> =>
	event.type === 'moved' || event.type === 'die-moved' || event.type === 'swapped';

/** The trail once this was told; what was taken back leaves none. */
function trailAfter(trail: Trail | null, told: Told): Trail {
	if (trail?.seq === told.seq) return trail;
	let now: Trail = { seq: told.seq, squares: trail?.squares ?? [], seat: trail?.seat ?? null };
	if (told.events.length === 0) now = { ...now, squares: [] };
	for (const event of eventsIn(told)) {
		if (!isMove(event)) continue;
		const before = now.seat === event.seat ? now.squares : [];
		const squares = [...before, keyOf(event.from), keyOf(event.to)];
		now = { ...now, seat: event.seat, squares };
	}
	return now;
}

/** Follows one table from telling to telling: the keys of the squares to mark. */
export function follow(): (told: Told) => readonly string[] {
	let last: Trail | null = null;
	return (told) => {
		last = trailAfter(last, told);
		return last.squares;
	};
}
