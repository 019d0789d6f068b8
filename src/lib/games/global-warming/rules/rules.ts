/** Global Warming as pure functions over plain JSON. § numbers refer to RULES.md in this folder. */
import { isWhole } from '../../../engine/json.ts';
import type { Actor, Outcome, Play, Seat } from '../../../engine/module.ts';
import { refusal, type Refusal } from '../../../engine/refusal.ts';
import { isCell } from '../../../pieces/geometry/squares.ts';
import { refuseGiven, type Given } from '../../kit/refusing.ts';
import { moveTile, pawnSteps, refuseStep, refuseTile, tileMoves } from './island.ts';
import { VALUES, type Action, type State, type TellWarming, type WarmingEvent } from './state.ts';
import { chooseFace, living, nextInQueue, sink } from './turn.ts';

export { setup } from './setup.ts';
export { redeal, view } from './secrets.ts';

/** Whom the game waits for: all who have no face yet, whoever acts, or the keeper of the bag. */
export function toAct(view: State): Seat[] {
	switch (view.phase) {
		case 'select':
			return living(view).filter((seat) => view.chosen[seat] === null);
		case 'act':
			return view.queue.slice(0, 1);
		case 'sink':
			return [view.handler];
		case 'over':
			return [];
	}
}

/** The types of actions that the phase is for, and in `act` the face. */
function openTypes(view: State): readonly Action['type'][] {
	if (view.phase === 'act') return actsWithBlank(view) ? ['moveTile', 'skipTile'] : ['movePawn'];
	return ({ select: ['selectFace'], sink: ['sink'], over: [] } as const)[view.phase];
}

/** A number has steps left as long as it acts; only a blank has none. */
const actsWithBlank = ({ movesLeft }: State): boolean => movesLeft === 0;

/** The actions open to a seat that the game waits for. */
export const legal = (view: State, seat: Seat): Iterable<Action> =>
	toAct(view).includes(seat) ? openTypes(view).flatMap((type) => [...allOf[type](view)]) : [];

const allOf: Readonly<Record<Action['type'], (view: State) => Iterable<Action>>> = {
	selectFace: () => VALUES.map((face) => ({ type: 'selectFace', face })),
	moveTile: tileMoves,
	skipTile: () => [{ type: 'skipTile' }],
	movePawn: pawnSteps,
	sink: () => [{ type: 'sink' }]
};

/** Why `actor` may not do this now, or null. Of an action only the type is trusted. */
export function refuse(view: State, actor: Actor, action: Action): Refusal | null {
	if (view.phase === 'over') return refusal('game-over', {}, '§4.4');
	if (actor === 'facilitator' || !toAct(view).includes(actor)) {
		return refusal('not-your-turn', {}, '§2');
	}
	return refuseGiven(view, action, openTypes(view), REFUSALS, refusal('wrong-action', {}, '§2'));
}

const malformed = () => refusal('bad-action');

const REFUSALS: Readonly<Record<Action['type'], (view: State, given: Given) => Refusal | null>> = {
	selectFace: (_view, { face }) =>
		VALUES.some((value) => Object.is(value, face)) ? null : malformed(),
	moveTile: (view, { from, to }) =>
		isCell(from) && isCell(to) ? refuseTile(view, from, to) : malformed(),
	movePawn: (view, { pawn, to }) =>
		isWhole(pawn) && isCell(to) ? refuseStep(view, pawn, to) : malformed(),
	skipTile: () => null,
	sink: () => null
};

/** Plays an action that `refuse` let pass, on a copy that may be written to. */
export function apply(state: State, actor: Actor, action: Action, play: Play<WarmingEvent>): void {
	if (actor === 'facilitator') return; // never: refuse lets only seats act
	const { tell } = play;
	switch (action.type) {
		case 'selectFace':
			chooseFace(state, actor, action.face, tell);
			return;
		case 'moveTile': {
			const { from, to } = action;
			const tile = moveTile(state, from, to);
			if (tile) {
				const { suit, value } = tile;
				tell({ type: 'tile-moved', seat: actor, suit, value, from, to });
			}
			nextInQueue(state, tell);
			return;
		}
		case 'skipTile':
			tell({ type: 'tile-kept', seat: actor });
			nextInQueue(state, tell);
			return;
		case 'movePawn':
			movePawn(state, actor, action, tell);
			return;
		case 'sink':
			sink(state, tell);
	}
}

/** §3.3 One step of the number; all of them must be made. */
function movePawn(
	state: State,
	seat: Seat,
	{ pawn, to }: Extract<Action, { type: 'movePawn' }>,
	tell: TellWarming
): void {
	const from = state.pawns[pawn];
	if (!from) return; // never: refuse has looked
	state.pawns[pawn] = to;
	state.movesLeft--;
	tell({ type: 'pawn-moved', seat, pawn, from, to, left: state.movesLeft });
	if (state.movesLeft === 0) nextInQueue(state, tell);
}

/** §4.4 How the game ended, or null. */
export function outcome(state: State): Outcome | null {
	if (state.phase !== 'over') return null;
	const winners = living(state);
	const ranking = [...winners, ...state.drowned.toReversed()];
	return { reason: 'last-survivor', winners, ranking };
}
