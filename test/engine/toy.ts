/** A game small enough to read at once: secret charms, a secret simultaneous choice of cards, a die. */
import * as v from 'valibot';
import { isObject } from '../../src/lib/engine/json.ts';
import {
	anyModule,
	refusal,
	type Actor,
	type AnyModule,
	type Audience,
	type GameModule,
	type Play,
	type Refusal,
	type Seat
} from '../../src/lib/engine/module.ts';
import { flag, optionsOf, whole } from '../../src/lib/engine/options.ts';
import { toyAbout } from './about.ts';

interface Options {
	rounds: number;
	boasting: boolean;
}

export interface State {
	rounds: number;
	boasting: boolean;
	round: number;
	/** Known to their holder alone, until the end. */
	charms: (number | null)[];
	/** Known to their player alone, until all have chosen. */
	cards: (number | 'hidden' | null)[];
	scores: number[];
	boasts: string[];
	paused: boolean;
}

export type Action =
	| { type: 'choose'; card: number }
	| { type: 'boast'; text: string }
	| { type: 'pause' }
	| { type: 'resume' };

export type Toy = GameModule<State, Action, Options>;

const CARDS = [1, 2, 3];

const Shape = v.variant('type', [
	v.strictObject({ type: v.literal('choose'), card: v.number() }),
	v.strictObject({ type: v.literal('boast'), text: v.string() }),
	v.strictObject({ type: v.literal('pause') }),
	v.strictObject({ type: v.literal('resume') })
]);

const isOver = ({ round, rounds }: State): boolean => round > rounds;

const toAct = (view: State): Seat[] =>
	isOver(view) || view.paused ? [] : [...view.cards.keys()].filter((seat) => !view.cards[seat]);

function* legal(view: State, seat: Seat): Generator<Action> {
	if (!toAct(view).includes(seat)) return;
	for (const card of CARDS) yield { type: 'choose', card };
	if (view.boasting && view.boasts[seat] === '') yield { type: 'boast', text: 'Mine!' };
}

function refuse(view: State, actor: Actor, action: Action): Refusal | null {
	if (isOver(view)) return refusal('game-over', {}, '§3');
	const hosts = action.type === 'pause' || action.type === 'resume';
	if (hosts !== (actor === 'facilitator')) return refusal('not-yours', {}, '§1');
	if (actor === 'facilitator') return null;
	if (view.paused) return refusal('paused');
	if (!toAct(view).includes(actor)) return refusal('not-your-turn', { seat: actor }, '§1');
	if (action.type === 'choose') {
		return CARDS.includes(action.card) ? null : refusal('no-such-card', {}, '§1');
	}
	const fits = view.boasting && action.type === 'boast' && action.text !== '';
	return fits && view.boasts[actor] === '' ? null : refusal('no-boast', {}, '§2');
}

function apply(state: State, actor: Actor, action: Action, play: Play): void {
	if (action.type === 'pause' || action.type === 'resume') {
		state.paused = action.type === 'pause';
		play.tell({ type: state.paused ? 'paused' : 'resumed' });
	} else if (actor !== 'facilitator') {
		if (action.type === 'boast') {
			state.boasts[actor] = action.text;
			play.tell({ type: 'boasted', seat: actor, text: action.text });
			return;
		}
		state.cards[actor] = action.card;
		play.tell({ type: 'chose', seat: actor });
		play.tell({ type: 'noted', card: action.card }, [actor]);
		if (toAct(state).length === 0) score(state, play);
	}
}

/** A card scores when it lies under the die. */
function score(state: State, { random, tell }: Play): void {
	const die = random.die(6);
	tell({ type: 'shown', die, cards: [...state.cards] });
	for (const [seat, card] of state.cards.entries()) {
		const gain = typeof card === 'number' && card < die ? card : 0;
		state.scores[seat] = (state.scores[seat] ?? 0) + gain;
		state.cards[seat] = null;
	}
	state.round += 1;
}

const fields = { rounds: whole(1, 3, 2), boasting: flag(true) };

/** Whether an audience knows the charm of a seat. */
const knows = (view: State, audience: Audience, seat: Seat): boolean =>
	seat === audience || isOver(view);

const toy: Toy = {
	id: 'toy',
	version: 1,
	about: toyAbout,
	options: optionsOf(fields, {
		presets: [{ id: 'short', options: { rounds: 1 } }],
		recommended: 'short'
	}),
	action: {
		parse(given) {
			const parsed = v.safeParse(Shape, given);
			if (parsed.success) return { action: parsed.output };
			return { field: isObject(given) ? (v.getDotPath(parsed.issues[0]) ?? '') : '' };
		}
	},
	bound: 60,
	ends: true,
	sampled: ['boast'],
	setup: (seats, options, random) => ({
		...options,
		round: 1,
		charms: random.dice(seats, 6),
		cards: Array.from({ length: seats }, () => null),
		scores: Array.from({ length: seats }, () => 0),
		boasts: Array.from({ length: seats }, () => ''),
		paused: false
	}),
	facilitate: { paused: () => ({ type: 'pause' }), resumed: () => ({ type: 'resume' }) },
	toAct,
	legal,
	refuse,
	apply,
	view: (state, audience) => ({
		...state,
		charms: state.charms.map((charm, seat) => (knows(state, audience, seat) ? charm : null)),
		cards: state.cards.map((card, seat) => (card && seat !== audience ? 'hidden' : card))
	}),
	redeal: (view, audience, random) => ({
		...view,
		charms: view.charms.map((charm, seat) => (knows(view, audience, seat) ? charm : random.die(6))),
		cards: view.cards.map((card, seat) => (card && seat !== audience ? random.die(3) : card))
	}),
	outcome(state) {
		if (!isOver(state)) return null;
		const totals = state.scores.map((points, seat) => points + (state.charms[seat] ?? 0));
		const best = Math.max(...totals);
		return {
			reason: 'scored',
			winners: [...totals.keys()].filter((seat) => totals[seat] === best)
		};
	}
};

/** The toy, whole, or with some of it made anew from what it was. */
export const toyWith = (change: (whole: Toy) => Partial<Toy> = () => ({})): AnyModule =>
	anyModule({ ...toy, ...change(toy) });
