/** The turn in progress: its numbers, its changes, its plan. */
import type { BiomeEvent } from './events.ts';
import { refuseStanding } from './plans.ts';
import { sheetAt } from './sheets.ts';
import type { Back, Change, Current, State } from './state.ts';
import { newTurn } from './together/newTurn.ts';

/** Tells one of this game's events. */
export type TellBiome = (event: BiomeEvent) => void;

/** The turn in progress. */
export const turnOf = (state: State): Current => (state.current ??= newTurn());

/** Changes one number of a sheet and notes it in the turn. */
export function change(state: State, one: Change): void {
	if (one.by === 0) return;
	const sheet = sheetAt(state, one.seat);
	switch (one.what) {
		case 'pool':
			sheet.pool += one.by;
			break;
		case 'mod':
			sheet.mod[one.stat] += one.by;
			break;
		case 'rp': {
			const resource = sheet.resources[one.id];
			if (resource) resource.rp += one.by;
		}
	}
	turnOf(state).changes.push(one);
}

/** §3.4 Back to planning, with the reason where there is one to tell. */
export function dropPlan(state: State, back?: Back): void {
	const turn = turnOf(state);
	turn.plan = null;
	turn.votes = {};
	if (back) turn.back = back;
	state.step = 'plan';
}

/** §13.3 A plan that was prepared is judged anew against the world as it is; where it no longer holds, its seat plans again. */
export function reconsider(state: State, tell: TellBiome): void {
	const { plan } = turnOf(state);
	const refused = plan && refuseStanding(state, state.active, plan);
	if (!refused) return;
	const { code, params = {} } = refused;
	dropPlan(state, { why: 'changed', code, params: { ...params } });
	tell({ type: 'plan-outdated', seat: state.active });
}
