/** What an action would bring, before it is confirmed. */
import type { Seat } from '../../engine/module.ts';
import type { Random } from '../../engine/random.ts';
import type { Cell } from '../../pieces/geometry/squares.ts';
import { pileAt, putPile } from './board.ts';
import { apply } from './rules.ts';
import type { Deed, Pile, State, TimberlandEvent } from './state.ts';

/** How everything would stand, and all that would be told of it. */
export interface Foreseen {
	/** With the trees that would be felled still standing. */
	readonly after: State;
	readonly events: readonly TimberlandEvent[];
}

function never(): never {
	throw new Error('a roll cannot be foreseen');
}
const noDice: Random = { die: never, dice: never, shuffle: never };

/** Plays a legal action on a copy; its trees are told of, and left standing. */
export function foresee(view: State, seat: Seat, deed: Deed): Foreseen {
	const after = structuredClone(view);
	const events: TimberlandEvent[] = [];
	apply(after, seat, deed, {
		random: noDice,
		// only this game's own rules tell here
		tell: (event) => events.push(event as TimberlandEvent)
	});
	for (const event of events) {
		if (event.type === 'felled') putPile(after, event.at, event.pieces);
	}
	return { after, events };
}

/** What would come to stand on a square, or stand otherwise; null where nothing changes. */
export function comingTo(view: State, { after }: Foreseen, at: Cell): Pile | null {
	const pile = pileAt(after, at);
	return pile.join() === pileAt(view, at).join() ? null : pile;
}
