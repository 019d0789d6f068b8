/** What the terms of worth are called, as something to think of: a game's own in its folder, those of the board games for all alike. */
import { worthTerms as shared } from './kit/worthTerms.ts';
import { worthOf } from './parts.ts';

/** What a term of a game's worth is called; null for one without a name. */
export async function termOf(game: string, term: string): Promise<string | null> {
	const terms: Readonly<Record<string, () => string>> = { ...shared, ...(await worthOf(game)) };
	return Object.hasOwn(terms, term) ? (terms[term]?.() ?? null) : null;
}
