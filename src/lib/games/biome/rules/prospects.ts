/** What the plans that stand may bring once their dice have fallen: for computer players, who weigh them beforehand. */
import { chancesOf, diceOf, isBeforeDice, lenderPartsOf, partsOf } from './dice.ts';
import { activeSeats, rpOf, sheetAt } from './sheets.ts';
import { isBuildPlan, type Band, type Plan, type State } from './state.ts';
import { lensOf, preparing } from './together/prepared.ts';

/** RP, or a change of them, and how likely it is; the chances together are 1. */
type Prospect = readonly (readonly [rp: number, chance: number])[];

const UNCHANGED: Prospect = [[0, 1]];

/** What each seat that plays may come to hold: its RP as they would be, and how likely. */
export function prospectsOf(view: State): Map<number, Prospect> {
	const turns = [
		...(isBeforeDice(view.current) ? [view] : []),
		...preparing(view).flatMap((seat) => lensOf(view, seat) ?? [])
	];
	const changes = turns.flatMap(changesOf);
	return new Map(
		activeSeats(view).map((seat) => {
			const own = changes.filter((change) => change.seat === seat);
			const now: Prospect = [[rpOf(sheetAt(view, seat)), 1]];
			return [seat, own.reduce((sum: Prospect, { prospect }) => both(sum, prospect), now)];
		})
	);
}

/** The mean of a prospect. */
export const meanOf = (prospect: Prospect): number =>
	prospect.reduce((sum, [rp, chance]) => sum + rp * chance, 0);

/** How likely it is to end below `least` RP. */
export const below = (prospect: Prospect, least: number): number =>
	prospect.reduce((sum, [rp, chance]) => (rp < least ? sum + chance : sum), 0);

interface SeatChange {
	readonly seat: number;
	readonly prospect: Prospect;
}

/** What the plan of a turn may bring to whoever acts, and to whoever lends. */
function changesOf(turn: State): SeatChange[] {
	const plan = turn.current?.plan;
	if (!plan) return [];
	const acting = { seat: turn.active, prospect: actingOf(turn, plan) };
	if (!plan.borrow) return [acting];
	const { failure, strong } = chancesOf(diceOf(lenderPartsOf(turn, plan)));
	const prospect: Prospect = [
		[-1, failure],
		[0, 1 - failure - strong],
		[1, strong]
	];
	return [acting, { seat: plan.borrow.seat, prospect }];
}

/** §3.5, §5.4, §5.5 A mixed success is paid with the stat where that is allowed. */
function actingOf(turn: State, plan: Plan): Prospect {
	const chances = chancesOf(diceOf(partsOf(turn, plan)));
	const used = isBuildPlan(plan) ? plan.rp : (plan.own?.rp ?? 0);
	if (isBuildPlan(plan) || (plan.own && !plan.borrow)) {
		const kept = isBuildPlan(plan) || turn.options.ownMixedChoice;
		return [
			[-used, chances.failure],
			[kept ? 0 : -used, chances.mixed],
			[0, chances.success],
			[1, chances.strong]
		];
	}
	return plan.borrow ? borrowing(turn, used, chances) : UNCHANGED;
}

/** §5.5 */
function borrowing(turn: State, used: number, chances: Record<Band, number>): Prospect {
	const { copyFrom, strongCopyRp } = turn.options;
	return [
		[-used, chances.failure],
		[rpOf(sheetAt(turn, turn.active)) > 0 ? -1 : 0, chances.mixed],
		[copyFrom === 2 ? 1 : 0, chances.success],
		[strongCopyRp, chances.strong]
	];
}

/** Two prospects of one seat together. */
function both(one: Prospect, other: Prospect): Prospect {
	const sums = new Map<number, number>();
	for (const [a, chanceOfA] of one) {
		for (const [b, chanceOfB] of other) {
			sums.set(a + b, (sums.get(a + b) ?? 0) + chanceOfA * chanceOfB);
		}
	}
	return [...sums];
}
