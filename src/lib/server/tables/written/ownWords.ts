/** Which words are marked in a workshop: the lists, and what its facilitator has changed in them. */
import { whenGone } from '../../base/gone.ts';
import { wordsMarked, type OwnWords } from '../../base/hurtful/lists.ts';
import type { WordList } from '../../base/hurtful/matcher.ts';
import { readBeside, writeBeside } from '../../sync/beside.ts';

const WORDS = 'words';
const lists = new Map<string, WordList>();
whenGone((workshop) => {
	lists.delete(workshop);
});

/** What a facilitator has added to the lists and taken out of them. */
export async function ownWords(workshop: string): Promise<OwnWords> {
	const { also, never } = await readBeside(workshop, WORDS);
	return { also: wordsIn(also), never: wordsIn(never) };
}

const wordsIn = (kept: unknown): string[] =>
	Array.isArray(kept) ? kept.filter((word) => typeof word === 'string') : [];

/** Puts other words in their place. */
export async function setOwnWords(workshop: string, { also, never }: OwnWords): Promise<void> {
	await writeBeside(workshop, WORDS, { also: [...also], never: [...never] });
	lists.delete(workshop);
}

/** The words that are marked there by now. */
export async function markedWords(workshop: string): Promise<WordList> {
	const known = lists.get(workshop);
	if (known) return known;
	const list = wordsMarked(await ownWords(workshop));
	lists.set(workshop, list);
	return list;
}
