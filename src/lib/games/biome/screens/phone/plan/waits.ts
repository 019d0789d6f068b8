/** What a plan still waits for on a screen: the rules would let it go without a word. */
import * as m from '../../../../../paraglide/messages.js';
import type { Seat } from '../../../../../engine/module.ts';
import type { Of, State } from '../../../rules/state.ts';
import { whyNot } from '../../shared/whyNot.ts';

/** Why this plan may not be put to the table yet, the answer first: a turn without words is no story. */
export function waitsFor(view: State, seat: Seat | null, plan: Of<'plan'>): string | null {
	if (!plan.solution?.trim()) return m.turn_answer_missing();
	const resource = 'resource' in plan ? plan.resource : null;
	if (resource && 'name' in resource && resource.name === '') return m.turn_name_first();
	return whyNot(view, seat, plan);
}
