/** What has just happened on the board: the squares of the latest moves, and the rectangles that captured. */
import { keyOf, cellOf } from '../../../pieces/geometry/squares.ts';
import { following, type Told } from '../../../pieces/trail.ts';
import type { WreckEvent, State } from '../rules/state.ts';
import type { Rectangle } from '../../../pieces/geometry/rectangles.ts';
import type { Chance } from './chances.ts';

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

/** The corners that a rectangle's key names. */
function cornersOf(key: string): Rectangle[] {
	const [a, b, c, d] = key.split(' ').map(cellOf);
	return a && b && c && d ? [[a, b, c, d]] : [];
}

/** The rectangles that have just captured. */
export const rectanglesTold = (told: Told): Rectangle[] =>
	eventsIn(told).flatMap((event) =>
		event.type === 'captured' ? event.rectangles.flatMap(cornersOf) : []
	);

/** §4.4 The rectangles of the latest capture of the seat on turn: they catch nothing now. */
export const barredNow = (view: State): Chance[] =>
	view.result
		? []
		: (view.lastRects[view.turn] ?? [])
				.flatMap(cornersOf)
				.map((corners) => ({ fresh: corners[0], corners, caught: [], barred: 'last' }));
