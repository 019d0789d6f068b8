/** The ends of the last move, which stay marked until the next one. */
import { same } from '../../pieces/geometry/squares.ts';
import type { GameEvent } from '../../engine/module.ts';
import type { ChickenRunEvent, Square } from './state.ts';

interface Trail {
	/** The entry it was last seen with. */
	readonly seq: number;
	readonly ends: { readonly from: Square; readonly to: Square } | null;
	/** The round has ended: the next step begins a trail of its own. */
	readonly closed: boolean;
}

interface Told {
	readonly seq: number;
	readonly events: readonly GameEvent[];
}

/** What happened, as this game's own events: only its rules tell events at a table of it. */
export const eventsIn = ({ events }: Told): readonly ChickenRunEvent[] =>
	events as readonly ChickenRunEvent[];

/** The trail once this was told. Steps of one piece in one round make one trail; what was taken back leaves none. */
function trailAfter(trail: Trail | null, told: Told): Trail {
	if (trail?.seq === told.seq) return trail;
	let now: Trail = { seq: told.seq, ends: trail?.ends ?? null, closed: trail?.closed ?? false };
	if (told.events.length === 0) now = { ...now, ends: null };
	for (const event of eventsIn(told)) {
		if (event.type === 'moved') now = { ...now, ends: lengthened(now, event), closed: false };
		else if (event.type === 'round-ended') now = { ...now, closed: true };
	}
	return now;
}

function lengthened({ ends, closed }: Trail, { from, to }: { from: Square; to: Square }) {
	return ends && !closed && same(ends.to, from) ? { from: ends.from, to } : { from, to };
}

/** Follows one table from telling to telling. */
export function follow(): (told: Told) => Trail['ends'] {
	let last: Trail | null = null;
	return (told) => {
		last = trailAfter(last, told);
		return last.ends;
	};
}
