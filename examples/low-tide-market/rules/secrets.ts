/** §4, §5, §7 Who knows what: hands, stores and the deck; wishes where they are secret. */
import type { Audience, GameEvent } from 'borrowed-earth/engine/module.ts';
import type { Random } from 'borrowed-earth/engine/random.ts';
import { hideOthers, redealCards } from 'borrowed-earth/kit/cards/secrets.ts';
import { CARDS, SLIPS } from './goods.ts';
import { isOver } from './points.ts';
import type { MarketEvent, State } from './state.ts';

/** What an audience sees: of others how many cards; everything in the end. */
export const view = (state: State, audience: Audience): State =>
	isOver(state)
		? state
		: hideOthers(state, audience, {
				hands: state.wishing === 'open' ? ['hands', 'stored'] : ['hands', 'stored', 'wishes'],
				piles: ['deck', 'slips']
			});

/** A game that this audience cannot tell from the real one. */
export function redeal(known: State, _audience: Audience, random: Random): State {
	const cards = { all: CARDS, known: [...known.row, ...known.shown] };
	const dealt = redealCards(known, { ...cards, hidden: ['hands', 'stored', 'deck'] }, random);
	const slips = { all: SLIPS, known: known.done };
	return redealCards(dealt, { ...slips, hidden: ['wishes', 'slips'] }, random);
}

/** §7 What was taken from the row is remembered, not looked up. */
export const faded = {
	view: (known: State): State => known,
	event: (event: GameEvent): GameEvent => {
		const told = event as MarketEvent;
		return told.type === 'took' ? { ...told, card: null } : event;
	}
};

/** Only what goes into a store is a secret. */
export const secret = ({ type }: { type: string }): boolean => type === 'store';
