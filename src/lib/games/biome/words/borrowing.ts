/** Why one would borrow here, and what a loan brings to both, in one sentence. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import { diceOf, lenderPartsOf } from '../rules/dice.ts';
import type { SocietyPlan, State } from '../rules/state.ts';

/** Before anything is chosen: why; then what this loan brings, and what its lender risks. */
export function borrowingWords(view: State, plan: SocietyPlan, names: Names): string {
	const passes = view.options.copyFrom;
	if (!plan.borrow) return m.plan_borrow_why({ passes });
	const words = {
		passes,
		name: names(plan.borrow.seat),
		dice: m.turn_dice({ dice: diceOf(lenderPartsOf(view, plan)) })
	};
	return view.options.borrowedDice
		? m.plan_borrow_brings_dice({ ...words, rp: plan.borrow.rp })
		: m.plan_borrow_brings(words);
}
