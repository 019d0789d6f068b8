/** The facilitator's word, played at a table and taken back. */
import { refusal, type Later, type Seat, type Typed, type Word } from '../../engine/module.ts';
import { newToken } from '../base/tokens.ts';
import { storage } from '../storage/store.ts';
import type { HostedTable } from './hosted.ts';
import { repeated, type Played } from './playing.ts';
import { actionsFor, spareSeats } from './spoken.ts';
import { hostedTable, play } from './tables.ts';

/** What became of a word, and the entry that the table stood at before it. */
export interface Spoken {
	readonly played: Played;
	readonly from: number;
}

/** Says it, to hold now or later: plays what the game has for it, in order, up to what is refused; a repeated id is answered from the log. Null for an unknown table. */
export const sayAt = (
	table: string,
	id: string,
	word: Word,
	later?: Later
): Promise<Spoken | null> =>
	playAll(table, id, async (hosted) =>
		actionsFor(hosted, await storage().membersOf(table), word, later)
	);

/** Takes back what was said to hold after the round, as long as it has not come to that; the same otherwise. */
export const unsayAt = (table: string, id: string, word: Word): Promise<Spoken | null> =>
	playAll(table, id, ({ game, position }) =>
		Promise.resolve(game.facilitate?.unspoken?.(word, game.view(position.state, 'table')) ?? null)
	);

/** Lets the game go on without a seat that nobody holds; refused where somebody does, or it must stay for now. */
export const leaveOut = (table: string, id: string, seat: Seat): Promise<Spoken | null> =>
	playAll(table, id, async (hosted) => {
		const spare = spareSeats(hosted, await storage().membersOf(table));
		const out = spare.find((one) => one.seat === seat)?.out ?? null;
		return out && [out];
	});

async function playAll(
	table: string,
	id: string,
	actionsAt: (hosted: HostedTable) => Promise<readonly Typed[] | null>
): Promise<Spoken | null> {
	const hosted = await hostedTable(table);
	if (!hosted) return null;
	const from = hosted.position.head;
	const before = repeated(hosted, id);
	if (before) return { played: before, from };
	const actions = await actionsAt(hosted);
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
