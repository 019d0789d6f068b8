import * as m from '$lib/paraglide/messages.js';
import { gameOf } from '$lib/games/registry.ts';
import { refuseSetup } from '$lib/server/http/answers.ts';
import {
	bodyOf,
	leadingWorkshop,
	limited,
	refuseDoor,
	refuseField
} from '$lib/server/http/requests.ts';
import { Options, Seat, Title } from '$lib/server/base/shapes.ts';
import { storage } from '$lib/server/storage/store.ts';
import { openTable } from '$lib/server/tables/tables.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

/** How many tables may be opened at once. */
const MOST = 12;

const NewTable = v.strictObject({
	game: v.pipe(v.string(), v.maxLength(40)),
	seats: Seat,
	options: v.optional(Options, {}),
	title: v.optional(Title, ''),
	dice: v.optional(v.picklist(['app', 'real']), 'app'),
	agree: v.optional(v.boolean(), false),
	single: v.optional(v.boolean(), false),
	count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST)), 1)
});

/** Opens a table of this workshop, or several alike that are numbered. */
export const POST: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	const { game: id, count, ...asked } = await bodyOf(event.request, NewTable);
	const game = gameOf(id) ?? refuseDoor(400, 'no-such-game', {}, { field: 'game' });
	if (asked.dice === 'real' && game.rollsTell) refuseField('dice');
	const tables: { table: string; code: string }[] = [];
	for (const title of await titlesFor(workshop, asked.title, count)) {
		limited('tables', workshop);
		const opened = await openTable(workshop, { game, ...asked, title });
		if ('refused' in opened) return refuseSetup(id, opened.refused);
		tables.push({ table: opened.table.id, code: opened.table.code });
	}
	return json({ ...tables[0], tables }, { status: 201 });
};

/** A title for each table: the one given, where it is one; else the numbers after those of the tables there are. */
async function titlesFor(workshop: string, title: string, count: number): Promise<string[]> {
	if (count === 1) return [title];
	const before = (await storage().tablesOf(workshop)).length;
	return Array.from({ length: count }, (_, one) => {
		const number = before + one + 1;
		return title === '' ? m.desk_table_name({ number }) : m.gather_title({ title, number });
	});
}
