/** The facilitator's word, played at a table. */
import { refusal, type Word } from '../../engine/module.ts';
import { newToken } from '../base/tokens.ts';
import { storage } from '../storage/store.ts';
import { repeated, type Played } from './playing.ts';
import { actionsFor } from './spoken.ts';
import { hostedTable, play } from './tables.ts';

/** What became of a word, and the entry that the table stood at before it. */
export interface Spoken {
	readonly played: Played;
	readonly from: number;
}

/** Says it, to hold now or in so many minutes: plays what the game has for it, in order, up to what is refused; a repeated id is answered from the log. Null for an unknown table. */
export async function sayAt(
	table: string,
	id: string,
	word: Word,
	minutes?: number
): Promise<Spoken | null> {
	const hosted = await hostedTable(table);
	if (!hosted) return null;
	const from = hosted.position.head;
	const before = repeated(hosted, id);
	if (before) return { played: before, from };
	const actions = actionsFor(hosted, await storage().membersOf(table), word, minutes);
	if (!actions) return { played: { kind: 'refused', refusal: refusal('not-yet') }, from };
	let played: Played | null = null;
	for (const [index, action] of actions.entries()) {
		// the last one stands for the word as a whole
		const last = index === actions.length - 1;
		played = await play(table, 'facilitator', last ? id : newToken(), action);
		if (played?.kind !== 'stored') break;
	}
	return played && { played, from };
}
