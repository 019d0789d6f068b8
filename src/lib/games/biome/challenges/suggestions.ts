/** §3.2 What the desk suggests to whoever sets the challenge: a field of the story, a card of the catalogue or free words. */
import type { Action } from '../rules/state.ts';
import { challengeOf } from './catalogue.ts';

/** A suggestion as the challenger reads it, and what taking it means. */
export interface Suggestion {
	/** Of a card. */
	readonly title: string | null;
	readonly text: string;
	readonly action: Action;
}

/** What stands in the field: a card's key, else words of the facilitator's own; null while there is nothing. */
export function suggestionIn(field: string): Suggestion | null {
	const text = field.trim();
	if (text === '') return null;
	const card = challengeOf(text);
	return card
		? { title: card.title, text: card.text, action: { type: 'setChallenge', catalogue: text } }
		: { title: null, text, action: { type: 'setChallenge', text } };
}
