/** Martian Gunslinger as pure functions over plain JSON. § numbers refer to RULES.md in this folder. */
import type { Actor, Outcome, Play, Seat } from '../../../engine/module.ts';
import { refusal, type Refusal } from '../../../engine/refusal.ts';
import { forTypeOf, type ByType } from '../../kit/byType.ts';
import {
	beginPlay,
	placeHome,
	placePlot,
	refuseHome,
	refusePlot,
	refuseShift,
	setupMoves,
	shiftMoves,
	shiftPlot
} from './setup.ts';
import * as duel from './duel.ts';
import * as election from './election.ts';
import * as ending from './ending.ts';
import * as events from './events.ts';
import * as cards from './handcards.ts';
import { dismissJudges } from './lasting.ts';
import * as movement from './movement.ts';
import {
	gameOf,
	type Action,
	type Game,
	type Phase,
	type State,
	type GunslingerEvent
} from './state.ts';

export { setup } from './setup.ts';
export { redeal, view } from './secrets.ts';

/** Whom the game waits for: both duellists, all bidders, whoever must choose, or the seat on turn. */
export function toAct(view: State): Seat[] {
	const { phase, duel: fight, bids, pending, turn } = view;
	switch (phase) {
		case 'duel':
			if (!fight) return [];
			return [fight.a, fight.b].filter((_, side) => fight.chosen[side] === null);
		case 'bid':
			return (bids ?? []).flatMap((amount, seat) => (amount === null ? [seat] : []));
		case 'choose':
		case 'pay':
			return pending ? [pending.seat] : [];
		case 'over':
			return [];
		default:
			return [turn];
	}
}

type Types = readonly Action['type'][];

/** The types of actions that each phase is for. */
const OPEN: Readonly<Record<Phase, Types>> = {
	setup: ['placeHome', 'placePlot'],
	shift: ['shiftPlot', 'done'],
	roll: ['roll'],
	treehouse: ['useAce', 'treehouse', 'done'],
	move: ['forward', 'face', 'hopOver', 'done'],
	clash: ['attempt', 'attack', 'done'],
	duel: ['exchange'],
	hand: ['playCard', 'done'],
	resource: ['layResource', 'done'],
	event: ['playEvent', 'done'],
	choose: ['lose'],
	bid: ['bid'],
	pay: ['pay'],
	return: ['placeHome', 'done'],
	over: []
};

/** The actions open to a seat that the game waits for. */
export function legal(view: State, seat: Seat): Iterable<Action> {
	return toAct(view).includes(seat) ? MOVES[view.phase](view, seat) : [];
}

const MOVES: Readonly<Record<Phase, (view: State, seat: Seat) => Iterable<Action>>> = {
	setup: setupMoves,
	shift: shiftMoves,
	roll: () => [{ type: 'roll' }],
	treehouse: movement.treehouseMoves,
	move: movement.moves,
	clash: duel.clashMoves,
	duel: duel.exchanges,
	hand: cards.cardMoves,
	resource: cards.resourceMoves,
	event: events.eventMoves,
	choose: events.losses,
	bid: election.bids,
	pay: election.payments,
	return: ending.returnMoves,
	over: () => []
};

/** Why `actor` may do nothing of this type now, or null. */
export function refuseTurn(view: State, actor: Actor, type: Action['type']): Refusal | null {
	if (view.phase === 'over') return refusal('game-over', {}, '§8');
	if (actor === 'facilitator') return refusal('not-your-turn', {}, '§2');
	if (!toAct(view).includes(actor)) return refuseOthers(view, actor);
	if (!OPEN[view.phase].includes(type)) return refusal('wrong-phase', {}, '§2');
	return null;
}

/** Why `actor` may not do this now, or null. */
export function refuse(view: State, actor: Actor, action: Action): Refusal | null {
	const refused = refuseTurn(view, actor, action.type);
	if (refused || actor === 'facilitator') return refused;
	return forTypeOf(REFUSALS, action)(view, actor, action);
}

function refuseOthers({ phase, duel: fight }: State, seat: Seat): Refusal {
	if (phase === 'bid') return refusal('already-bid', {}, '§7.14');
	const fights = phase === 'duel' && (fight?.a === seat || fight?.b === seat);
	return fights ? refusal('already-exchanged', {}, '§5.3') : refusal('not-your-turn', {}, '§2');
}

const REFUSALS: ByType<Action, [view: State, seat: Seat], Refusal | null> = {
	placeHome: (view, seat, action) =>
		view.phase === 'return'
			? ending.refuseReturn(view, seat, action)
			: refuseHome(view, seat, action),
	placePlot: refusePlot,
	shiftPlot: (view, _seat, action) => refuseShift(view, action),
	roll: () => null,
	useAce: movement.refuseAce,
	treehouse: movement.refuseTreehouse,
	forward: movement.refuseForward,
	face: movement.refuseFace,
	hopOver: movement.refuseHop,
	attempt: duel.refuseAttempt,
	attack: duel.refuseAttack,
	exchange: duel.refuseExchange,
	playCard: cards.refuseCard,
	layResource: cards.refuseResource,
	playEvent: events.refuseEvent,
	lose: (view, seat, { card }) => events.refuseLoss(view, seat, card),
	bid: (view, seat, { amount }) => election.refuseBid(view, seat, amount),
	pay: (view, seat, action) => election.refusePay(view, seat, action.cards),
	done: (view, seat) => (view.phase === 'return' ? ending.refuseStayAway(view, seat) : null)
};

/** Plays an action that `refuse` let pass, on a copy that may be written to. */
export function apply(
	state: State,
	actor: Actor,
	action: Action,
	play: Play<GunslingerEvent>
): void {
	if (actor === 'facilitator') return; // never: refuse lets only seats act
	const { random, tell } = play;
	const game = gameOf(state, random, tell);
	forTypeOf(PLAYS, action)(game, actor, action);
	ending.testEnd(game);
	if (state.phase !== 'over') dismissJudges(game);
}

/** What each type of action does. */
const PLAYS: ByType<Action, [game: Game, seat: Seat], void> = {
	placeHome: (game, seat, action) => {
		if (game.state.phase === 'return') ending.goHome(game, seat, action);
		else placeHome(game, seat, action);
	},
	placePlot,
	shiftPlot,
	roll: movement.roll,
	useAce: movement.useAce,
	treehouse: movement.treehouse,
	forward: movement.forward,
	face: movement.face,
	hopOver: movement.hopOver,
	attempt: duel.attempt,
	attack: duel.attack,
	exchange: duel.exchange,
	playCard: cards.playCard,
	layResource: cards.layResource,
	playEvent: events.playEvent,
	lose: events.lose,
	bid: election.bid,
	pay: election.pay,
	done: nextStep
};

/** §2 The next step of the turn. */
function nextStep(game: Game, seat: Seat): void {
	const { state } = game;
	switch (state.phase) {
		case 'shift':
			beginPlay(game);
			return;
		case 'treehouse':
			state.phase = 'move';
			return;
		case 'move':
			duel.endMovement(game, seat);
			return;
		case 'clash':
			state.phase = 'hand';
			return;
		case 'hand':
			state.phase = 'resource';
			return;
		case 'resource':
			state.phase = 'event';
			return;
		case 'event':
			ending.endTurn(game);
			return;
		case 'return':
			ending.stayAway(game, seat);
	}
}

/** §8 How the game ended, or null. */
export function outcome({ result }: State): Outcome | null {
	return result && { reason: result.reason, winners: [...result.winners] };
}
