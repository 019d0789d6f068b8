/** With what a plan opens: the best that can work, so that nobody begins with a choice that cannot. */
import type { Seat } from '../../../../../engine/module.ts';
import { statOf } from '../../../rules/dice.ts';
import { others, sheetAt } from '../../../rules/sheets.ts';
import {
	STATS,
	type Borrowing,
	type Resource,
	type SocietyPlan,
	type Stat,
	type State
} from '../../../rules/state.ts';

/** A Resource with its id. */
export type Held = readonly [id: string, resource: Resource];

/** The stat with the most dice; of several the first on the sheet. */
export function bestStat(view: State, seat: Seat): Stat {
	const [best = 'resilience'] = STATS.toSorted(
		(a, b) => statOf(view, seat, b) - statOf(view, seat, a)
	);
	return best;
}

/** The Resources of a seat that hold RP, those under its best stat first. */
export const usableOf = (view: State, seat: Seat): Held[] =>
	held(view, seat).toSorted(
		([, a], [, b]) => statOf(view, seat, b.stat) - statOf(view, seat, a.stat) || b.rp - a.rp
	);

/** Who has something to lend to the acting seat, and what. */
export const lendersOf = (view: State): { seat: Seat; lendable: Held[] }[] =>
	others(view)
		.map((seat) => ({ seat, lendable: held(view, seat) }))
		.filter(({ lendable }) => lendable.length > 0);

/** Whose value of a stat may be rolled in place of one's own. */
export const helpersOf = (view: State, borrow: Borrowing | null): Seat[] =>
	view.options.statSource === 'any' ? others(view) : borrow ? [borrow.seat] : [];

/** Whose value of the stat is rolled: as somebody has said, while that may be; else the best there is. */
export function sourceOf(
	view: State,
	stat: Stat,
	borrow: Borrowing | null,
	said: SocietyPlan['statFrom'] | null
): SocietyPlan['statFrom'] {
	const helpers = helpersOf(view, borrow);
	if (said === 'own' || (said === 'lender' && borrow)) return said;
	if (typeof said === 'number' && helpers.includes(said)) return said;
	const value = (seat: Seat) => statOf(view, seat, stat);
	const [best] = helpers.toSorted((a, b) => value(b) - value(a));
	return best !== undefined && value(best) > value(view.active) ? best : 'own';
}

const held = (view: State, seat: Seat): Held[] =>
	Object.entries(sheetAt(view, seat).resources).filter(([, { rp }]) => rp > 0);
