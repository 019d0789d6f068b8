/** What an action would bring, before it is confirmed. */
import type { Seat } from '../../../engine/module.ts';
import * as pieces from '../../../pieces/picking/preview.ts';
import type { Cell } from '../../../pieces/geometry/squares.ts';
import { pileAt, putPile } from '../rules/board.ts';
import { apply } from '../rules/rules.ts';
import type { Deed, Pile, State, TimberlandEvent } from '../rules/state.ts';

/** How everything would stand, with the trees that would be felled still standing. */
export type Preview = pieces.Preview<State, TimberlandEvent>;

/** Plays a legal action on a copy; its trees are told of, and left standing. */
export function previewOf(view: State, seat: Seat, deed: Deed): Preview {
	const { after, events } = pieces.preview<State, Deed, TimberlandEvent>(apply, view, seat, deed);
	for (const event of events) {
		if (event.type === 'felled') putPile(after, event.at, event.pieces);
	}
	return { after, events };
}

/** What would come to stand on a square, or stand otherwise; null where nothing changes. */
export function comingTo(view: State, { after }: Preview, at: Cell): Pile | null {
	const pile = pileAt(after, at);
	return pile.join() === pileAt(view, at).join() ? null : pile;
}
