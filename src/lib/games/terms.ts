/** What the terms of worth are called, as something to think of: the biome's own in its folder, those of the board games for all alike. */
import { worthTerms as shared } from './kit/worthTerms.ts';
import type { WordMap } from './kit/words.ts';

const own = import.meta.glob<WordMap>('./*/words/worth.ts', { import: 'worthTerms' });

/** What a term of a game's worth is called; null for one without a name. */
export async function termOf(game: string, term: string): Promise<string | null> {
	const terms: Readonly<Record<string, () => string>> = {
		...shared,
		...(await own[`./${game}/words/worth.ts`]?.())
	};
	return Object.hasOwn(terms, term) ? (terms[term]?.() ?? null) : null;
}
