/** §3 Phase 1: what a roll brings, and what becomes of RP left over. */
import { change, type TellBiome } from './current.ts';
import { endLeftover, endTurn } from './flow.ts';
import { choiceOf } from './plans.ts';
import { sheetAt } from './sheets.ts';
import {
	type Band,
	type BuildPlan,
	type Resource,
	type ResourceChoice,
	type Stat,
	type State
} from './state.ts';

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
