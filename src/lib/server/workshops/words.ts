/** A workshop's own words beside the lists. */
import type { OwnWords } from '../base/hurtful/lists.ts';
import { storage } from '../storage/store.ts';
import { setOwnWords } from '../tables/written/ownWords.ts';
import { marking } from '../tables/tables.ts';

/** Puts other words in their place, and has every table looked through anew. */
export async function changeWords(workshop: string, words: OwnWords): Promise<void> {
	await setOwnWords(workshop, words);
	for (const { id } of await storage().tablesOf(workshop)) marking.soon(id);
}
