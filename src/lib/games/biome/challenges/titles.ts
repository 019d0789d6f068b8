/** What a challenge is called. */
import * as m from '../../../paraglide/messages.js';
import { challengeOf } from './catalogue.ts';
import { textOfCard } from './challenges.ts';
import type { Challenge } from '../rules/state.ts';

/** Its title in the catalogue, else its own words. */
export const titleOf = (challenge: Challenge | null): string =>
	(challenge?.catalogue ? challengeOf(challenge.catalogue)?.title : undefined) ??
	(challenge ? textOf(challenge) : undefined) ??
	m.print_turn_open();

/** Whether its words are a card's, which nobody has changed. */
export const isCard = ({ catalogue, text }: Challenge): boolean =>
	!!catalogue && text === textOfCard(catalogue);

/** What it says: a card's words, where nobody has changed them, in the reader's language. */
export function textOf(challenge: Challenge): string {
	const { catalogue, text } = challenge;
	return catalogue && isCard(challenge) ? (challengeOf(catalogue)?.text ?? text) : text;
}

/** A text of at most `most` letters, cut between two words, with a sign that it was cut. */
export function shortened(text: string, most: number): string {
	if (text.length <= most) return text;
	const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
	const begun = letters
		.slice(0, most)
		.join('')
		.replace(/\s+\S*$/u, '');
	return `${begun} …`;
}
