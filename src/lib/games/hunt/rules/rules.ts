/** Hunt as pure functions over plain JSON. § numbers refer to RULES.md in this folder. */
import { refusal, type Actor, type Play, type Refusal, type Seat } from '../../../engine/module.ts';
import { forTypeOf, type ByType } from '../../kit/byType.ts';
import { draft, drafts, refuseDraft } from './setup.ts';
import { hop, refuseHop, refuseSwap, refuseTip, swap, tip } from './secondStep.ts';
import { fenceMoves, moveFence, refuseFence } from './fences.ts';
import { check, type Done } from './hits.ts';
import { aim, dig, orders, refuseAim, refuseDig, refuseOrder, reorder } from './pieces.ts';
import { moveStack, refuseStack, stackMoves } from './stack.ts';
import type { Action, Phase, State, TellHunt, HuntEvent } from './state.ts';
import { waysOf, goOn, nextTurn, roll, startTurn } from './turn.ts';

export { setup } from './setup.ts';
export { redeal, view } from './secrets.ts';
export { outcome } from './turn.ts';

/** §3 Whose turn it is, and nobody else. */
export const toAct = (view: State): Seat[] => (view.phase === 'over' ? [] : [view.turn]);

/** §3 What each phase is for. */
const OPEN: Readonly<Record<Phase, readonly Action['type'][]>> = {
	draft: ['draft'],
	step1: ['moveFence'],
	roll: ['roll'],
	step2: ['tip', 'swap', 'hop', 'dig', 'aim', 'reorder'],
	step3: ['moveStack'],
	over: []
};

/** The actions open to a seat that the game waits for. */
export const legal = (view: State, seat: Seat): Iterable<Action> =>
	toAct(view).includes(seat) ? MOVES[view.phase](view) : [];

const MOVES: Readonly<Record<Phase, (view: State) => Iterable<Action>>> = {
	draft: drafts,
	step1: fenceMoves,
	roll: () => [{ type: 'roll' }],
	step2: (view) => [
		...waysOf(view.die).flatMap((ways) => [...ways(view)]),
		...(view.die === 'wild' ? orders(view) : [])
	],
	step3: stackMoves,
	over: () => []
};

/** Why `actor` may do nothing of this type now, or null. */
export function refuseTurn(view: State, actor: Actor, type: Action['type']): Refusal | null {
	if (view.phase === 'over') return refusal('game-over', {}, '§6');
	if (actor !== view.turn) return refusal('not-your-turn', {}, '§3');
	if (!OPEN[view.phase].includes(type)) return refusal('wrong-phase', { phase: view.phase }, '§3');
	if (view.phase === 'step2' && type !== view.die && view.die !== 'wild') {
		return refusal('not-this-action', {}, '§3.2');
	}
	return null;
}

/** Why `actor` may not do this now, or null. */
export const refuse = (view: State, actor: Actor, action: Action): Refusal | null =>
	refuseTurn(view, actor, action.type) ?? forTypeOf(REFUSALS, action)(view, action);

const REFUSALS: ByType<Action, [view: State], Refusal | null> = {
	draft: refuseDraft,
	moveFence: refuseFence,
	roll: () => null,
	tip: refuseTip,
	swap: refuseSwap,
	hop: refuseHop,
	dig: refuseDig,
	aim: refuseAim,
	reorder: refuseOrder,
	moveStack: refuseStack
};

/** Plays an action that `refuse` let pass, on a copy that may be written to. */
export function apply(state: State, actor: Actor, action: Action, play: Play<HuntEvent>): void {
	if (actor === 'facilitator') return; // never: refuse lets only seats act
	const { random, tell } = play;
	switch (action.type) {
		case 'draft':
			if (draft(state, actor, action, tell)) startTurn(state, actor, tell);
			else state.turn = nextTurn(state);
			return;
		case 'roll':
			roll(state, actor, random, tell);
			return;
		case 'reorder':
			reorder(state, actor, action, tell);
			return;
		default:
			check(state, () => forTypeOf(STEPS, action)(state, actor, action, tell), tell);
			goOn(state, actor, AFTER[action.type], tell);
	}
}

type Step = Exclude<Action, { type: 'draft' | 'roll' | 'reorder' }>;

/** §3 What follows on each step; null where it is the last of a turn. */
const AFTER: Readonly<Record<Step['type'], Phase | null>> = {
	moveFence: 'roll',
	tip: 'step3',
	swap: 'step3',
	hop: 'step3',
	dig: 'step3',
	aim: 'step3',
	moveStack: null
};

const STEPS: ByType<Step, [state: State, seat: Seat], Done, [tell: TellHunt]> = {
	moveFence,
	tip,
	swap,
	hop,
	dig,
	aim,
	moveStack
};
