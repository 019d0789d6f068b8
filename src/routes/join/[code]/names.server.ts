/** Names of two words, to be taken instead of a real one. */
import { randomInt } from 'node:crypto';
import * as m from '$lib/paraglide/messages.js';

/** How many are offered one after the other. */
const OFFERED = 12;

/** Some names in the visitor's language, such as "Quiet Heron". */
export function suggestNames(): string[] {
	const first = m.join_first_words().split(',');
	const second = m.join_second_words().split(',');
	const oneOf = (words: readonly string[]) => words[randomInt(words.length)] ?? '';
	return Array.from({ length: OFFERED }, () => `${oneOf(first)} ${oneOf(second)}`);
}
