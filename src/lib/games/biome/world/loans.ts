/** §5.3 Loans as a scene has them: threads that can be followed with the eye. */
import type { Seat } from '../../../engine/module.ts';
import { resourceOf } from '../rules/sheets.ts';
import { isBuildPlan, type State, type TurnEntry } from '../rules/state.ts';

/** A Resource lent this round or the one before. */
export interface SceneLoan {
	readonly lender: Seat;
	readonly id: string;
	readonly borrower: Seat;
}

/** More threads would only cross. */
const THREADS = 3;

/** What is lent now, and was in this round and the one before, where both ends are there to be seen. */
export function loansOf(view: State, turns: readonly TurnEntry[]): SceneLoan[] {
	const { current, active, round } = view;
	const now = current?.plan && !current.roll ? [{ seat: active, plan: current.plan }] : [];
	const late = turns.filter((turn) => turn.phase === 'society' && turn.round >= round - 1);
	const loans = [...late, ...now].flatMap(({ seat, plan }): SceneLoan[] =>
		isBuildPlan(plan) || !plan.borrow || !resourceOf(view, plan.borrow.seat, plan.borrow.id)
			? []
			: [{ lender: plan.borrow.seat, id: plan.borrow.id, borrower: seat }]
	);
	const same = (a: SceneLoan) => (b: SceneLoan) => a.id === b.id && a.borrower === b.borrower;
	return loans.filter((loan, at) => loans.findLastIndex(same(loan)) === at).slice(-THREADS);
}
