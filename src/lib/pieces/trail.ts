/** Follows what is told at a table: what has happened lately stays to be seen until something else has. */
import type { GameEvent, Seat, Typed } from '../engine/module.ts';

/** What has just happened: the entry of the log, and what was told of it. */
export interface Told {
	readonly seq: number;
	readonly events: readonly GameEvent[];
	/** Whether it had happened before this page was opened. */
	readonly old?: true;
}

/**
 * A follower for each picture of a table. Told of an earlier entry, or of none, something was taken
 * back: it begins anew.
 * @param nothing - what there is to be seen before anything has happened
 * @param next - what there is after an entry, given the game's own events: only its rules tell at a table of it
 * @param quiet - whether this game has entries of which nothing is told
 */
export const following =
	<Trail>(nothing: Trail, next: (kept: Trail, events: readonly never[]) => Trail, quiet = false) =>
	(): ((told: Told) => Trail) => {
		let last = nothing;
		let at = -1;
		/** Of this entry nothing has been told yet: a page knows its number before its events. */
		let bare = true;
		return ({ seq, events }) => {
			if (seq === at && (!bare || events.length === 0)) return last;
			const back = seq < at || (events.length === 0 && !quiet);
			last = next(back ? nothing : last, events as readonly never[]);
			at = seq;
			bare = events.length === 0;
			return last;
		};
	};

/** Follows all that was told since the last event that `begins` something, such as a turn. */
export const since = <Event extends Typed>(begins: (event: Event) => boolean, quiet = false) =>
	following<readonly Event[]>(
		[],
		(kept, events: readonly Event[]) => (events.some(begins) ? events : [...kept, ...events]),
		quiet
	);

/** Follows what was told of the last act; entries of which only such types are told are none. */
export const keeping = <Event extends Typed>(apart: readonly Event['type'][]) =>
	following<readonly Event[]>(
		[],
		(kept, events: readonly Event[]) => {
			const now = events.filter(({ type }) => !apart.includes(type));
			return now.length > 0 ? now : kept;
		},
		true
	)();

/** Whose act these events tell of; null where nobody did it. */
export function actor(events: readonly Typed[]): Seat | null {
	for (const event of events)
		if ('seat' in event && typeof event.seat === 'number') return event.seat;
	return null;
}

/** In letters: as much as stands in two lines at the foot of a wall. */
const FOOT = 126;

/** The act and what came of it, as one text: only whole sentences, as many as there is room for. */
export function wholeSentences([act = '', ...came]: readonly string[]): string {
	let said = act;
	for (const sentence of came) {
		if (said.length + sentence.length >= FOOT) break;
		said = `${said} ${sentence}`;
	}
	return said;
}
