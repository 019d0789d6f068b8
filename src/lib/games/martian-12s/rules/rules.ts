/** Martian 12s as pure functions over plain JSON. § numbers refer to RULES.md in this folder. */
import type { Actor, Outcome, Play, Seat } from '../../../engine/module.ts';
import { refusal, type Refusal } from '../../../engine/refusal.ts';
import { placeOf, pointsOf } from './bag.ts';
import { beginRound, canPay, end, goOn, pullsOf, richest } from './rounds.ts';
import {
	LIMIT,
	SIZES,
	type Action,
	type Size,
	type State,
	type TellMartian,
	type MartianEvent
} from './state.ts';

export { redeal, view } from './bag.ts';
export { setup } from './rounds.ts';

/** Whose turn it is; §3.4 between rounds who draws first, and all who have not voted to stop. */
export function toAct(view: State): Seat[] {
	const { phase, turn, first, stopVotes, wallets } = view;
	if (phase === 'play') return [turn];
	if (phase === 'over') return [];
	return [...wallets.keys()].filter((seat) => seat === first || !stopVotes.includes(seat));
}

/** The actions open to a seat that the game waits for. */
export function* legal(view: State, seat: Seat): Generator<Action> {
	if (!toAct(view).includes(seat)) return;
	if (view.phase === 'play') {
		yield* pulls(view, seat);
		if (pullsOf(view, seat) > 0) yield { type: 'pass' };
		return;
	}
	if (seat === view.first) yield { type: 'nextRound' };
	if (!view.stopVotes.includes(seat)) yield { type: 'stop' };
}

function* pulls(view: State, seat: Seat): Generator<Action> {
	if (!canPay(view, seat)) return;
	for (const size of ['any', ...SIZES] as const) {
		if (placeOf(view.bag, size) >= 0) yield { type: 'pull', size };
	}
}

const PHASES: Readonly<Record<Action['type'], State['phase']>> = {
	pull: 'play',
	pass: 'play',
	nextRound: 'roundOver',
	stop: 'roundOver'
};

const isType = (type: unknown): type is Action['type'] =>
	typeof type === 'string' && Object.hasOwn(PHASES, type);

/** Why `actor` may not do this now, or null. Of an action only the type is trusted. */
export function refuse(view: State, actor: Actor, action: Action): Refusal | null {
	if (view.phase === 'over') return refusal('game-over', {}, '§4');
	if (actor === 'facilitator' || !toAct(view).includes(actor)) {
		return refusal('not-your-turn', {}, '§2.5');
	}
	const given: Readonly<Record<string, unknown>> = { ...action };
	const type = given['type'];
	if (!isType(type) || PHASES[type] !== view.phase) return refusal('wrong-action');
	switch (type) {
		case 'pull':
			return refusePull(view, actor, given['size']);
		case 'pass':
			return pullsOf(view, actor) === 0 ? refusal('must-pull-first', {}, '§2.4') : null;
		case 'nextRound':
			return actor === view.first ? null : refusal('not-first-player', {}, '§3.3');
		case 'stop':
			return view.stopVotes.includes(actor) ? refusal('already-voted', {}, '§3.4') : null;
	}
}

/** §2.2 One stake, and a pyramid of the size that is felt for. */
function refusePull(view: State, seat: Seat, wanted: unknown): Refusal | null {
	const size = sizeIn(wanted);
	if (!size) return refusal('bad-action');
	if (!canPay(view, seat)) {
		return refusal('cannot-pay', { stake: view.stake, has: view.wallets[seat] ?? 0 }, '§2.2');
	}
	return placeOf(view.bag, size) < 0 ? refusal('none-of-that-size', { size }, '§2.2') : null;
}

/** A size as it was sent; any, where none was. */
function sizeIn(wanted: unknown = 'any'): Size | 'any' | null {
	return (['any', ...SIZES] as const).find((size) => size === wanted) ?? null;
}

/** Plays an action that `refuse` let pass, on a copy that may be written to. */
export function apply(state: State, actor: Actor, action: Action, play: Play<MartianEvent>): void {
	if (actor === 'facilitator') return; // never: refuse lets only seats act
	const { random, tell } = play;
	switch (action.type) {
		case 'pull':
			pull(state, actor, sizeIn(action.size) ?? 'any', tell);
			return;
		case 'pass':
			state.status[actor] = 'passed';
			tell({ type: 'passed', seat: actor, score: state.scores[actor] ?? 0 });
			goOn(state, tell);
			return;
		case 'nextRound':
			state.round++;
			beginRound(state, random);
			tellRound(state, tell);
			return;
		case 'stop':
			state.stopVotes.push(actor);
			tell({ type: 'stop-wanted', seat: actor });
			if (state.stopVotes.length === state.wallets.length) end(state, 'vote', tell);
	}
}

function tellRound(state: State, tell: TellMartian): void {
	tell({ type: 'round-began', round: state.round, seat: state.first });
	for (const [seat, is] of state.status.entries())
		if (is === 'out') tell({ type: 'sat-out', seat });
}

/** §2.2 Pays the stake and takes the pyramid; §2.3 above 12 the stack pops. */
function pull(state: State, seat: Seat, size: Size | 'any', tell: TellMartian): void {
	const [pyramid] = state.bag.splice(placeOf(state.bag, size), 1);
	const stack = state.stacks[seat];
	if (!pyramid || !stack) return; // never: refuse has looked
	state.wallets[seat] = (state.wallets[seat] ?? 0) - state.stake;
	state.pot += state.stake;
	stack.push(pyramid);
	const points = pointsOf(pyramid);
	const score = (state.scores[seat] ?? 0) + points;
	state.scores[seat] = score;
	tell({ type: 'pulled', seat, ...pyramid, points, score });
	if (score > LIMIT) {
		state.status[seat] = 'popped';
		tell({ type: 'popped', seat, score });
	}
	goOn(state, tell);
}

/** §4 How the game ended, or null. */
export const outcome = (state: State): Outcome | null =>
	state.phase === 'over' ? { reason: 'most-money', winners: richest(state) } : null;
