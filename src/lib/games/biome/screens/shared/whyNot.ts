/** "Why can't I?": what the rules say to an action, as a sentence, before it is sent. */
import * as m from '../../../../paraglide/messages.js';
import type { Seat } from '../../../../engine/module.ts';
import { refuseSeat } from '../../rules/permissions.ts';
import { givenAction } from '../../rules/given.ts';
import type { Action, State } from '../../rules/state.ts';
import { explain } from '../../words/refusals.ts';

/** Why this seat may not do this now; null when it may. Someone who only watches may do nothing. */
export function whyNot(view: State, seat: Seat | null, action: Action): string | null {
	if (seat === null) return m.turn_only_watching();
	const refusal = refuseSeat(view, seat, givenAction(action));
	return refusal && explain(refusal);
}
