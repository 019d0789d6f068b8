/** §11 What the history adds up to: who held how many RP when, and who borrowed from whom. */
import type { Seat } from '../../../engine/module.ts';
import { rpOf, sheetAt, toldSeats } from '../rules/sheets.ts';
import { isBuildPlan, type Entry, type State } from '../rules/state.ts';

/** How many loans went from one player to another. */
export interface Loans {
	readonly lender: Seat;
	readonly borrower: Seat;
	readonly count: number;
}

/** The world at one moment: the RP of every seat, and all loans until then. */
export interface World {
	/** `start` before the first turn; `build` and `society` at the end of that round; `now` in the middle of one. */
	readonly when: 'start' | 'build' | 'society' | 'now';
	readonly round: number;
	readonly rp: Readonly<Record<string, number>>;
	readonly loans: readonly Loans[];
}

/** The world as it stands. */
export const worldNow = (view: State): World => ({
	when: 'now',
	round: view.round,
	rp: Object.fromEntries(toldSeats(view).map((seat) => [seat, rpOf(sheetAt(view, seat))])),
	loans: loansIn(view.history)
});

/** The world as it stands, with the loan that is under way. */
export function worldShown(view: State): World {
	const now = worldNow(view);
	const { current, active } = view;
	const borrow = current?.plan && !isBuildPlan(current.plan) ? current.plan.borrow : null;
	if (!borrow) return now;
	const same = ({ lender, borrower }: Loans) => lender === borrow.seat && borrower === active;
	const count = 1 + (now.loans.find(same)?.count ?? 0);
	const loan: Loans = { lender: borrow.seat, borrower: active, count };
	return { ...now, loans: [...now.loans.filter((one) => !same(one)), loan] };
}

/** The world before the first turn and at the end of every round that has begun, in order; the last one is the world now. Seats without a story are in none of them. */
export function worlds(view: State): World[] {
	const moments: World[] = [];
	let when: World['when'] = 'start';
	let round = 0;
	const late = new Set(view.history.flatMap((entry) => (entry.kind === 'join' ? entry.seat : [])));
	const rp = new Map(
		toldSeats(view).map((seat) => [String(seat), late.has(seat) ? 0 : view.options.startRp])
	);
	const note = (until: number) => {
		const loans = loansIn(view.history.slice(0, until));
		moments.push({ when, round, rp: Object.fromEntries(rp), loans });
	};
	view.history.forEach((entry, index) => {
		const begun = entry.kind === 'turn' || entry.kind === 'skip' ? entry : null;
		if (begun && (begun.phase !== when || begun.round !== round)) {
			note(index);
			when = begun.phase;
			round = begun.round;
		}
		for (const [seat, by] of shifts(entry)) {
			const held = rp.get(String(seat));
			if (held !== undefined) rp.set(String(seat), held + by);
		}
	});
	const now = worldNow(view);
	return [...moments, { ...now, when, round }];
}

/** By how much an entry changes whose RP. */
function shifts(entry: Entry): [Seat, number][] {
	switch (entry.kind) {
		case 'turn':
			return entry.changes.filter(({ what }) => what !== 'mod').map(({ seat, by }) => [seat, by]);
		case 'join':
			return [[entry.seat, entry.rp]];
		case 'leave':
		case 'discard':
			return [[entry.seat, -entry.rp]];
		case 'correct':
			return entry.field === 'pool' || entry.field === 'rp'
				? [[entry.seat, entry.to - entry.from]]
				: [];
		default:
			return [];
	}
}

/** §5.3 All loans in these entries, each pair counted. */
function loansIn(entries: readonly Entry[]): Loans[] {
	const pairs = new Map<string, Loans>();
	for (const entry of entries) {
		if (entry.kind !== 'turn' || isBuildPlan(entry.plan) || !entry.plan.borrow) continue;
		const lender = entry.plan.borrow.seat;
		const key = `${String(lender)}-${String(entry.seat)}`;
		const count = (pairs.get(key)?.count ?? 0) + 1;
		pairs.set(key, { lender, borrower: entry.seat, count });
	}
	return [...pairs.values()];
}
