/** §3 Phase 1: what a plan may be, what a roll brings, and what becomes of RP left over. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import { change, endLeftover, endTurn, type TellBiome } from './flow.ts';
import { isAmount, isStat, isText, kept, type Given } from './given.ts';
import { resourceOf, sheetAt, sheetOf } from './sheets.ts';
import {
	LIMITS,
	type Band,
	type BuildPlan,
	type PlanAction,
	type Resource,
	type ResourceChoice,
	type Stat,
	type State
} from './state.ts';
import { isObject } from '../../../engine/json.ts';

/** §3.3 At least one RP of the pool, for a new Resource or for one under the same stat. */
export function refuseBuildPlan(
	state: State,
	seat: number,
	{ stat, rp, resource }: Given
): Refusal | null {
	const pool = sheetOf(state, seat)?.pool ?? 0;
	if (!isStat(stat)) return refusal('bad-stat', {}, '§2.5');
	if (!isAmount(rp)) return refusal('bad-amount', {}, '§3.3');
	if (rp > pool) return refusal('not-enough-points', { has: pool }, '§3.3');
	return refuseChoice(state, seat, stat, resource);
}

/** §3.3 A name for something new, or the id of a Resource that stands under the stat. */
function refuseChoice(state: State, seat: number, stat: Stat, resource: unknown): Refusal | null {
	if (!isObject(resource) || !Object.hasOwn(resource, 'id')) {
		const name = isObject(resource) ? resource['name'] : undefined;
		const named = isText(name, LIMITS.name, 1);
		return named ? null : refusal('name-needed', { most: LIMITS.name }, '§3.3');
	}
	const standing = resourceOf(state, seat, resource['id']);
	if (!standing) return refusal('no-such-resource', {}, '§3.3');
	return standing.stat === stat ? null : refusal('wrong-stat', { stat: standing.stat }, '§3.3');
}

/** §3.3 The plan as the state keeps it. */
export function buildPlanOf({ solution, stat, rp, resource }: PlanAction): BuildPlan {
	if (!rp || !resource) throw new Error('a plan of phase 1 names RP and a Resource');
	return { solution: kept(solution), stat, rp, resource: choiceOf(resource) };
}

const choiceOf = (choice: ResourceChoice): ResourceChoice =>
	'id' in choice ? { id: choice.id } : { name: kept(choice.name) };

/** §3.5 What the roll brings. */
export function settleBuild(state: State, plan: BuildPlan, band: Band, tell: TellBiome): void {
	const seat = state.active;
	switch (band) {
		case 'failure':
			change(state, { seat, what: 'pool', by: -plan.rp });
			change(state, { seat, what: 'mod', by: -1, stat: plan.stat });
			break;
		case 'mixed':
			state.step = 'mixed';
			return;
		case 'success':
			invest(state, plan);
			break;
		case 'strong':
			invest(state, plan);
			change(state, { seat, what: 'pool', by: 1 });
	}
	endTurn(state, tell);
}

/** §3.5 The price of a mixed success: the RP put forward, or -1 to the stat. */
export function payBuildMixed(
	state: State,
	plan: BuildPlan,
	give: 'rp' | 'stat',
	tell: TellBiome
): void {
	const seat = state.active;
	if (give === 'rp') change(state, { seat, what: 'pool', by: -plan.rp });
	else {
		if (state.options.mixedKeep === 'assign') invest(state, plan);
		change(state, { seat, what: 'mod', by: -1, stat: plan.stat });
	}
	endTurn(state, tell);
}

/** §3.5 The RP put forward go into the Resource. */
function invest(state: State, { rp, stat, resource }: BuildPlan): void {
	const seat = state.active;
	change(state, { seat, what: 'pool', by: -rp });
	change(state, { seat, what: 'rp', by: rp, id: standingOrNew(state, seat, stat, resource) });
}

function standingOrNew(state: State, seat: number, stat: Stat, choice: ResourceChoice): string {
	return 'id' in choice ? choice.id : newResource(state, seat, choice.name, stat, null);
}

/** §2.3 A new Resource, without RP as yet; its id. */
export function newResource(
	state: State,
	seat: number,
	name: string,
	stat: Stat,
	from: Resource['from']
): string {
	const id = `r${state.nextId}`;
	state.nextId += 1;
	sheetAt(state, seat).resources[id] = { name, stat, rp: 0, from, turn: state.turn };
	return id;
}

/** §3.7 RP left over are placed without a roll. */
export function placeLeftover(
	state: State,
	seat: number,
	{ stat, rp, resource }: { stat: Stat; rp: number; resource: ResourceChoice },
	tell: TellBiome
): void {
	const sheet = sheetAt(state, seat);
	const standing = sheet.resources[standingOrNew(state, seat, stat, choiceOf(resource))];
	sheet.pool -= rp;
	if (standing) standing.rp += rp;
	state.history.push({ kind: 'leftover', seat, stat, rp });
	tell({ type: 'placed', seat, stat, rp });
	endLeftover(state, tell);
}
