/** What a game gives its wall to say. */
import type { Seat } from '../engine/module.ts';
import type { End } from './ending/ending.ts';
import type { Said, TitleWords } from './spoken.ts';

/** How a game speaks of itself on a wall. */
export interface Words<View, Event> {
	readonly title: Pick<TitleWords<View>, 'name' | 'suitOf'>;
	readonly statusOf: (view: View, seat: null, names: Names) => Said;
	/** Whom the game waits for. */
	readonly toAct: (view: View) => readonly Seat[];
	/** How it ended: then that stands in place of all that is beside the board. */
	readonly endOf: (view: View, names: Names) => End | null;
	readonly eventSentence: (event: Event, names: Names) => string;
}
type Names = (seat: Seat) => string;
