/** What an action would bring, before it is confirmed. */
import type { Seat, Tell, Typed } from '../../engine/module.ts';
import type { Random } from '../../engine/random.ts';

/** The position after an action, and all that would be told of it. */
export interface Preview<State, Event> {
	readonly after: State;
	readonly events: readonly Event[];
}

function never(): never {
	throw new Error('a roll cannot be foreseen');
}
const noDice: Random = { die: never, dice: never, shuffle: never };

/** Plays a legal action that needs no die on a copy, by a game's own rules. */
export function preview<State, Action, Event extends Typed>(
	apply: (state: State, seat: Seat, action: Action, table: { random: Random; tell: Tell }) => void,
	view: State,
	seat: Seat,
	action: Action
): Preview<State, Event> {
	const after = structuredClone(view);
	const events: Event[] = [];
	// only this game's own rules tell here
	const tell: Tell = (event) => events.push(event as Typed as Event);
	apply(after, seat, action, { random: noDice, tell });
	return { after, events };
}
