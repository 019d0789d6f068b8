/** What stands under a world's name: on covers, on posters, and at the end of its trailer. */
import * as m from '../../../../paraglide/messages.js';
import { inWords } from '../book/words.ts';

interface Told {
	/** Its ages and rounds: whether people lived in each. */
	readonly rings: readonly { readonly people: boolean }[];
}

/** How long the world has lasted, in words. */
export const subtitleOf = ({ rings }: Told): string => {
	const rounds = rings.filter(({ people }) => people).length;
	const ages = rings.length - rounds;
	if (ages === 0) return m.book_subtitle_new();
	const of = m.book_ages_of({ count: ages, n: inWords(ages) });
	if (rounds === 0) return m.book_subtitle({ of });
	const then = m.book_rounds_of({ count: rounds, n: inWords(rounds) });
	return m.book_subtitle({ of: m.debrief_both({ before: of, next: then }) });
};
