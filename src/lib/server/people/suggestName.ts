/** Names of two words, to be taken instead of a real one. */
import { randomInt } from 'node:crypto';
import * as m from '../../paraglide/messages.js';

/** A name in the visitor's language, such as "Quiet Heron". */
export function suggestName(): string {
	const first = m.join_first_words().split(',');
	const second = m.join_second_words().split(',');
	const oneOf = (words: readonly string[]) => words[randomInt(words.length)] ?? '';
	return `${oneOf(first)} ${oneOf(second)}`;
}
