/** Timberland as pure functions over plain JSON. § numbers refer to RULES.md in this folder. */
import { refusal, type Actor, type Play, type Refusal, type Seat } from '../../../engine/module.ts';
import { forTypeOf, type ByType } from '../../kit/byType.ts';
import {
	aim,
	dig,
	hop,
	refuseAim,
	refuseDig,
	refuseHop,
	refuseSwap,
	refuseTip,
	swap,
	tip
} from './dice.ts';
import type { Action, Deed, State, TellTimberland, TimberlandEvent } from './state.ts';
import { dieActions, goOn, roll } from './turn.ts';

export { setup } from './board.ts';
export { outcome } from './turn.ts';

/** §2 Whose turn it is, and nobody else. */
export const toAct = (view: State): Seat[] => (view.phase === 'over' ? [] : [view.turn]);

/** The actions open to a seat that the game waits for. */
export function legal(view: State, seat: Seat): Action[] {
	if (!toAct(view).includes(seat)) return [];
	return view.phase === 'roll' ? [{ type: 'roll' }] : dieActions(view);
}

/** Why `actor` may do nothing of this type now, or null. */
export function refuseTurn(view: State, actor: Actor, type: Action['type']): Refusal | null {
	if (view.phase === 'over') return refusal('game-over', {}, '§5');
	if (actor !== view.turn) return refusal('not-your-turn', {}, '§2');
	if ((type === 'roll') !== (view.phase === 'roll')) {
		return refusal('wrong-phase', { phase: view.phase }, '§2');
	}
	return null;
}

/** Why `actor` may not do this now, or null. */
export function refuse(view: State, actor: Actor, action: Action): Refusal | null {
	const refused = refuseTurn(view, actor, action.type);
	if (refused || action.type === 'roll') return refused;
	return refuseDie(view, action) ?? forTypeOf(REFUSALS, action)(view, action);
}

/** §2.1 Each die once, and for what it shows. */
function refuseDie({ dice, used }: State, { die, type }: Deed): Refusal | null {
	if (used[die]) return refusal('die-used', {}, '§2.1');
	const face = dice?.[die];
	return face === type || face === 'wild' ? null : refusal('not-this-action', {}, '§2.1');
}

const REFUSALS: ByType<Deed, [view: State], Refusal | null> = {
	tip: refuseTip,
	swap: refuseSwap,
	dig: refuseDig,
	hop: refuseHop,
	aim: refuseAim
};

/** Plays an action that `refuse` let pass, on a copy that may be written to. */
export function apply(
	state: State,
	actor: Actor,
	action: Action,
	{ random, tell }: Play<TimberlandEvent>
): void {
	if (actor === 'facilitator') return; // never: refuse lets only seats act
	if (action.type === 'roll') {
		roll(state, actor, random, tell);
		return;
	}
	forTypeOf(ACTS, action)(state, actor, action, tell);
	goOn(state, actor, action.die, tell);
}

const ACTS: ByType<Deed, [state: State, seat: Seat], void, [tell: TellTimberland]> = {
	tip,
	swap,
	dig,
	hop,
	aim
};
