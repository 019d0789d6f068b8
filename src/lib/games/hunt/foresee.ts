/** What an action would bring, before it is confirmed. */
import type { Seat } from '../../engine/module.ts';
import type { Random } from '../../engine/random.ts';
import { apply } from './rules.ts';
import type { Action, HuntEvent, State } from './state.ts';

/** The position after an action, and all that would be told of it. */
export interface Foreseen {
	readonly after: State;
	readonly events: readonly HuntEvent[];
}

function never(): never {
	throw new Error('a roll cannot be foreseen');
}
const noDice: Random = { die: never, dice: never, shuffle: never };

/** Plays a legal action that needs no die on a copy. */
export function foresee(view: State, seat: Seat, action: Action): Foreseen {
	const after = structuredClone(view);
	const events: HuntEvent[] = [];
	apply(after, seat, action, {
		random: noDice,
		// only this game's own rules tell here
		tell: (event) => events.push(event as HuntEvent)
	});
	return { after, events };
}

/** How many pieces a seat loses. */
export const lossOf = (events: readonly HuntEvent[], seat: Seat): number =>
	events.filter((event) => event.type === 'struck' && event.seat === seat).length;
