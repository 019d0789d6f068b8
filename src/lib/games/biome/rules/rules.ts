/** The biome game as pure functions over plain JSON. § numbers refer to RULES.md in this folder; each chapter has a file. */
import type { Actor, Outcome, Play, Refusal } from '../../../engine/module.ts';
import { applySeat } from './apply.ts';
import { refuseSeat } from './permissions.ts';
import { applyFacilitator, refuseFacilitator } from './facilitator.ts';
import { givenAction } from './given.ts';
import type { Action, FacilitatorAction, SeatAction, State } from './state.ts';
import type { BiomeEvent } from './events.ts';

export { setup } from './setup.ts';
export { toAct } from './toAct.ts';
export { legal } from './legal.ts';

/** Why `actor` may not do this now, or null. Whatever was sent is judged: of an action only the type is trusted. */
export function refuse(view: State, actor: Actor, action: Action): Refusal | null {
	const given = givenAction(action);
	return actor === 'facilitator' ? refuseFacilitator(view, given) : refuseSeat(view, actor, given);
}

/** Plays an action that `refuse` let pass, on a copy that may be written to. */
export function apply(state: State, actor: Actor, action: Action, play: Play<BiomeEvent>): void {
	// refuse lets a facilitator only their own types pass, and a seat only a seat's
	if (actor === 'facilitator') applyFacilitator(state, action as FacilitatorAction, play);
	else applySeat(state, actor, action as SeatAction, play);
}

/** §6 How the game ended, or null. */
export function outcome(state: State): Outcome | null {
	if (!state.result) return null;
	const { reason, winners, by, existing } = state.result;
	return { reason, winners, by, existing };
}
