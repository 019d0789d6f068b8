/** §4 Dice: how many are thrown and why, what passes, and how likely each band is. */
import type { Band, Current, LenderBand, Options, Plan, Roll, Stat, State } from './state.ts';
import { isBuildPlan } from './state.ts';
import { sheetOf } from './sheets.ts';

/** One named part of the number of dice, for "2 + 1 RP + 1 stat = 4 dice". */
export interface DicePart {
	what: 'base' | 'rp' | 'stat' | 'standing' | 'borrowed' | 'left' | 'least';
	by: number;
}

/** Dice every roll begins with. */
const BASE = 2;

/** §4.1 The parts of the acting player's roll for a plan; their sum is the number of dice. */
export function partsOf(state: State, plan: Plan, seat: number = state.active): DicePart[] {
	const { standingRp, borrowedDice } = state.options;
	const parts: DicePart[] = [{ what: 'base', by: BASE }];
	if (isBuildPlan(plan)) {
		parts.push({ what: 'rp', by: plan.rp });
		parts.push({ what: 'stat', by: statOf(state, seat, plan.stat) });
		parts.push({ what: 'standing', by: standingUnder(state, seat, plan.stat) });
	} else {
		if (standingRp === 'used') parts.push({ what: 'rp', by: plan.own?.rp ?? 0 });
		else parts.push({ what: 'standing', by: standingUnder(state, seat, plan.stat) });
		parts.push({ what: 'stat', by: statOf(state, statSeatOf(plan, seat), plan.stat) });
		if (borrowedDice) parts.push({ what: 'borrowed', by: plan.borrow?.rp ?? 0 });
	}
	return raised(parts, state.options);
}

/** §4.2 The parts of the lender's roll for the Resource that was borrowed. */
export function lenderPartsOf(state: State, plan: Plan): DicePart[] {
	if (isBuildPlan(plan) || !plan.borrow) return [];
	const { seat, id, rp } = plan.borrow;
	const resource = sheetOf(state, seat)?.resources[id];
	if (!resource) return [];
	const all = state.options.standingRp === 'all';
	const held = all ? standingUnder(state, seat, resource.stat) : resource.rp;
	const lent = state.options.lenderDice === 'left' ? rp : 0;
	const parts: DicePart[] = [
		{ what: 'base', by: BASE },
		{ what: 'stat', by: statOf(state, seat, resource.stat) },
		{ what: 'left', by: held - lent }
	];
	return raised(parts, state.options);
}

/** The number of dice that these parts come to. */
export const diceOf = (parts: readonly DicePart[]): number =>
	parts.reduce((sum, { by }) => sum + by, 0);

/** §4.3 Never fewer dice than the option `minDice`. */
function raised(parts: DicePart[], { minDice }: Options): DicePart[] {
	const lacking = minDice - diceOf(parts);
	return lacking > 0 ? [...parts, { what: 'least', by: lacking }] : parts;
}

/** §2 A stat as it stands now: base and modifier. */
export function statOf(state: State, seat: number, stat: Stat): number {
	const sheet = sheetOf(state, seat);
	return sheet ? sheet.base[stat] + sheet.mod[stat] : 0;
}

/** All RP a seat holds in Resources under one stat. */
function standingUnder(state: State, seat: number, stat: Stat): number {
	const resources = Object.values(sheetOf(state, seat)?.resources ?? {});
	return resources.reduce((sum, one) => sum + (one.stat === stat ? one.rp : 0), 0);
}

/** §5.3 The seat whose stat a plan uses. */
export function statSeatOf(plan: Plan, seat: number): number {
	if (isBuildPlan(plan) || plan.statFrom === 'own') return seat;
	return plan.statFrom === 'lender' ? (plan.borrow?.seat ?? seat) : plan.statFrom;
}

/** §4.4 A 5 or a 6 passes. */
export const passes = (die: number): boolean => die >= 5;

/** §4.4 What the dice of the acting player come to. */
export function judged(dice: number[]): Roll {
	const passed = dice.filter(passes).length;
	return { dice, passes: passed, band: bandOf(passed) };
}

/** §4.4 None fails, one is mixed, two or three succeed, four are strong. */
export function bandOf(passed: number): Band {
	if (passed === 0) return 'failure';
	if (passed === 1) return 'mixed';
	return passed < STRONG ? 'success' : 'strong';
}

/** §4.5 For the lender one pass is as good as three. */
export function lenderBandOf(passed: number): LenderBand {
	const band = bandOf(passed);
	return band === 'mixed' ? 'success' : band;
}

/** The passes of a strong success. */
const STRONG = 4;

const ONE_PASSES = 1 / 3;

/** The chance of each band with a number of dice. */
export function chancesOf(dice: number): Record<Band, number> {
	const exactly = Array.from({ length: STRONG }, (_, passed) => chanceOf(passed, dice));
	const [failure = 0, mixed = 0, two = 0, three = 0] = exactly;
	const success = two + three;
	return { failure, mixed, success, strong: Math.max(0, 1 - failure - mixed - success) };
}

/** The chance that exactly `passed` of the dice pass. */
function chanceOf(passed: number, dice: number): number {
	if (passed > dice) return 0;
	let ways = 1;
	for (let one = 1; one <= passed; one++) ways = (ways * (dice - passed + one)) / one;
	return ways * ONE_PASSES ** passed * (1 - ONE_PASSES) ** (dice - passed);
}

/** The step in which a turn's dice are thrown but not all is settled. */
export const rollPending = (state: State): boolean =>
	state.step === 'mixed' || state.step === 'pay' || state.step === 'lenderRoll';

/** Whether the dice of this turn still lie in the cup. */
export const isBeforeDice = (current: Current | null): current is Current => current?.roll === null;
