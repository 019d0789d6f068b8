/** What stands under the steps of a plan of phase 2, in one sentence each: what may be used, and what a loan brings. */
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

/** Under what is used: what of one's own may be, `some` where there is anything. */
export function usingWords(view: State, some: boolean): string {
	if (!some) return m.plan_use_nothing();
	return view.options.standingRp === 'used' ? m.plan_use_more() : m.plan_use_one();
}

/** Under what is borrowed: why nothing can be, else why one would and what it brings. */
export function loanWords(view: State, plan: SocietyPlan, names: Names, lenders: number): string {
	if (plan.own !== null && !view.options.mixOwnAndBorrowed) return m.plan_borrow_either();
	return lenders === 0 ? m.plan_borrow_nobody() : borrowingWords(view, plan, names);
}
