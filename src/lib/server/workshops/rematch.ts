/** Playing again: a new table with the same game, options and people. */
import * as m from '../../paraglide/messages.js';
import { cleanTexts } from '../base/names.ts';
import { seatByLink, screenByLink, type Joined, type NoPlace } from '../people/people.ts';
import type { Member, Table } from '../storage/storage.ts';
import { storage } from '../storage/store.ts';
import { noteSet } from '../tables/facilitation.ts';
import { newToken } from '../base/tokens.ts';
import { findTable, host, leadOn, openTable, removeTable, hostedTable } from '../tables/tables.ts';
import type { HostedTable } from '../tables/hosted.ts';

/** The table at which the people of this one play on, opened at need. Null for an unknown table. */
export async function openNext(id: string): Promise<Table | 'not-over' | null> {
	const before = await hostedTable(id);
	if (!before) return null;
	if (before.game.outcome(before.position.state) === null) return 'not-over';
	const known = before.table.next === null ? null : await findTable(before.table.next);
	if (known) return known;
	const made = await openLike(before, titleAfter(before.table.title));
	const { computers, pace } = before.facilitation;
	const played = computers.filter(({ seat }) => seat < made.seats);
	if (played.length > 0) {
		await noteSet(host, made.id, newToken(), () => ({ computers: played, pace }));
	}
	const led = await leadOn(id, before.table.next, made.id);
	const next = led?.table.next ?? made.id;
	if (next !== made.id) await removeTable(made.id); // somebody else was faster
	return findTable(next);
}

/** Opens one more table of the same game, options and seats, before, while or after this one plays. Null for an unknown table. */
export async function openCopy(id: string): Promise<Table | null> {
	const hosted = await hostedTable(id);
	if (!hosted) return null;
	const titles = (await storage().tablesOf(hosted.table.workshop)).map(({ title }) => title);
	let title = titleAfter(hosted.table.title);
	while (titles.includes(title)) title = titleAfter(title);
	return openLike(hosted, title);
}

/** As many seats as there were in the end, where the game can begin with them; else as many as it began with. */
async function openLike({ table, game, position }: HostedTable, title: string): Promise<Table> {
	const setup = position.log[0]?.deed;
	if (setup?.kind !== 'setup') throw new Error('a log begins with its set-up');
	const { options } = setup;
	const { workshop, dice, agree, single } = table;
	for (const seats of new Set([table.seats, setup.seats])) {
		const opened = await openTable(workshop, {
			...{ game, seats, options },
			...{ title, dice, agree, single }
		});
		if ('table' in opened) return opened.table;
	}
	throw new Error(`${game.id} cannot be set up as it was before`);
}

/** "Table 1" is followed by "Table 1 (2)", that by "Table 1 (3)". */
function titleAfter(title: string): string {
	const [, name = title, number = '1'] = /^(.*) \((\d{1,3})\)$/.exec(title) ?? [];
	// as titles are kept: without the marks that set parts of a sentence apart
	return cleanTexts(m.desk_again_title({ title: name, number: Number(number) + 1 }));
}

/** The same seat or screen at another table, under the same name. */
export const follow = ({ name, seat }: Member, next: string): Promise<Joined | NoPlace | null> =>
	seat === 'screen' ? screenByLink(next) : seatByLink(next, name, seat);
