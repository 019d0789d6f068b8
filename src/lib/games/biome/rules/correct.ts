/** §8.1 A facilitator's correction of one number of one sheet, with its reason. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import { dropPlan, type TellBiome } from './current.ts';
import { endLeftover, skipTurn } from './flow.ts';
import { isBeforeDice, rollPending } from './dice.ts';
import { isWhole } from '../../../engine/json.ts';
import { isStat, kept, refuseText, type Given } from './given.ts';
import { resourceOf, sheetAt, sheetOf } from './sheets.ts';
import {
	CORRECT_FIELDS,
	isBuildPlan,
	LIMITS,
	type Of,
	type Plan,
	type Sheet,
	type State
} from './state.ts';
import { reconsiderPrepared } from './together/together.ts';

/** The most RP that a correction can give, so that a slip of the finger asks for no thousand dice. */
const MOST_RP = 99;

/** How far a stat may be corrected either way. */
const MOST_STAT = 9;

export function refuseCorrect(state: State, given: Given): Refusal | null {
	const { seat, field, reason } = given;
	const sheet = sheetOf(state, seat);
	if (!sheet || sheet.status === 'left') return refusal('not-seated', {}, '§8.1');
	if (!CORRECT_FIELDS.some((known) => known === field)) return refusal('bad-action', {}, '§8.1');
	if (field === 'pool' && state.phase !== 'setup' && state.phase !== 'build') {
		return refusal('wrong-step', { step: state.step }, '§8.1');
	}
	if (typeof reason !== 'string' || reason.trim() === '') {
		return refusal('reason-needed', {}, '§8.1');
	}
	return (
		refuseValue(state, sheet, given) ??
		(rollPending(state) ? refusal('roll-pending', {}, '§8.1') : null) ??
		refuseText(reason, LIMITS.note, '§8.1')
	);
}

function refuseValue(state: State, sheet: Sheet, given: Given): Refusal | null {
	const { seat, field, stat, id, value } = given;
	if (field === 'base' || field === 'mod') {
		if (!isStat(stat)) return refusal('bad-stat', {}, '§8.1');
		const rest = field === 'base' ? sheet.mod[stat] : sheet.base[stat];
		const fits = isWhole(value) && isStatValue(value) && isStatValue(value + rest);
		return fits ? null : refusal('bad-amount', {}, '§8.1');
	}
	if (!isWhole(value) || value < 0 || value > MOST_RP) return refusal('bad-amount', {}, '§8.1');
	if (field !== 'rp' || resourceOf(state, seat, id)) return null;
	return refusal('no-such-resource', {}, '§8.1');
}

const isStatValue = (value: number): boolean => Math.abs(value) <= MOST_STAT;

/** §8.1 Sets the number; a plan that can no longer be paid is dropped. */
export function correct(state: State, action: Of<'correct'>, tell: TellBiome): void {
	const { seat, field, value: to } = action;
	const stat = (field === 'base' || field === 'mod' ? action.stat : null) ?? null;
	const id = (field === 'rp' ? action.id : null) ?? null;
	const from = setNumber(sheetAt(state, seat), action);
	const reason = kept(action.reason);
	state.history.push({ kind: 'correct', seat, field, stat, id, from, to, reason });
	tell({ type: 'corrected', seat, field, from, to, reason });
	if (field === 'rp' && state.phase === 'society') moveRoundStart(state, seat, to - from);
	afterCorrection(state, seat, tell);
}

/** §8.1 What a number set anew does to the turns at hand. */
function afterCorrection(state: State, seat: number, tell: TellBiome): void {
	const together = state.step === 'prepare';
	reconsiderPrepared(state, tell);
	if (together) return;
	if (state.step === 'leftover') endLeftover(state, tell);
	else if (state.phase === 'build' && seat === state.active && sheetAt(state, seat).pool === 0) {
		skipTurn(state, 'no-rp', tell);
	} else dropUnaffordable(state);
}

/** Writes the number and gives the one that stood there. */
function setNumber(sheet: Sheet, { field, stat, id, value }: Of<'correct'>): number {
	let from = value;
	const resource = id ? sheet.resources[id] : undefined;
	if (field === 'pool') [from, sheet.pool] = [sheet.pool, value];
	else if (field === 'rp' && resource) [from, resource.rp] = [resource.rp, value];
	else if (field === 'base' && stat) [from, sheet.base[stat]] = [sheet.base[stat], value];
	else if (field === 'mod' && stat) [from, sheet.mod[stat]] = [sheet.mod[stat], value];
	return from;
}

/** §8.1 A correction is neither a gain nor a loss of the round. */
function moveRoundStart(state: State, seat: number, by: number): void {
	const began = state.roundStart[String(seat)];
	if (began !== undefined) state.roundStart[String(seat)] = began + by;
}

function dropUnaffordable(state: State): void {
	const { current } = state;
	if (isBeforeDice(current) && current.plan && !isAffordable(state, current.plan)) dropPlan(state);
}

function isAffordable(state: State, plan: Plan): boolean {
	const seat = state.active;
	if (isBuildPlan(plan)) return plan.rp <= sheetAt(state, seat).pool;
	const { own, borrow } = plan;
	const holds = (who: number, id: string, rp: number) =>
		rp <= (resourceOf(state, who, id)?.rp ?? 0);
	return (
		(!own || holds(seat, own.id, own.rp)) && (!borrow || holds(borrow.seat, borrow.id, borrow.rp))
	);
}
