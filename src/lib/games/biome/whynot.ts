/** "Why can't I?": what the rules say to an action, as a sentence, before it is sent. */
import * as m from '../../paraglide/messages.js';
import type { Seat } from '../../engine/module.ts';
import { refuseSeat } from './duties.ts';
import { givenAction } from './given.ts';
import type { Action, State } from './state.ts';
import { explain } from './refusals.ts';

/** Why this seat may not do this now; null when it may. Someone who only watches may do nothing. */
export function whyNot(view: State, seat: Seat | null, action: Action): string | null {
	if (seat === null) return m.turn_only_watching();
	const refusal = refuseSeat(view, seat, givenAction(action));
	return refusal && explain(refusal);
}
