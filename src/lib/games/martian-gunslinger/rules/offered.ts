/** The actions that a seat is offered, one by one: of a refreshed hand the one that is put together. */
import type { Card } from './cards.ts';
import { eventMoves } from './events.ts';
import { cardMoves, effectOf } from './handcards.ts';
import { legal } from './rules.ts';
import type { Action, State } from './state.ts';

/** §6.2 What an 8 or 9 is to do. */
export interface Refreshing {
	readonly discard: readonly string[];
	readonly newEvent: boolean;
}

/** What is chosen with buttons of its own, cards of any number, is not among it; to go on comes last. */
export function openTo(view: State, seat: number, refreshing: Refreshing): Action[] {
	if (view.phase === 'duel' || view.phase === 'pay') return [];
	const all = view.phase === 'hand' ? cards(view, seat, refreshing) : [...legal(view, seat)];
	return [
		...all.filter(({ type }) => type !== 'done'),
		...all.filter(({ type }) => type === 'done')
	];
}

function cards(view: State, seat: number, refreshing: Refreshing): Action[] {
	return [...cardMoves(view, seat)].flatMap((action): Action[] => {
		if (action.type !== 'playCard' || effectOf(action.card) !== 'refresh') return [action];
		if (action.newEvent || action.discard?.length !== 0) return [];
		const discard = refreshing.discard.filter((card) => card !== action.card);
		return [{ ...action, discard, newEvent: refreshing.newEvent }];
	});
}

/** The cards of a hand that could be played now, if it were time. */
export function playable(view: State, seat: number): ReadonlySet<Card> {
	const cards = new Set<Card>();
	for (const action of cardMoves(view, seat)) {
		if (action.type === 'playCard') cards.add(action.card);
	}
	return cards;
}

/** Whether the event of a seat could be played, were it time. */
export function eventHolds(view: State, seat: number): boolean {
	for (const { type } of eventMoves(view, seat)) if (type === 'playEvent') return true;
	return false;
}
