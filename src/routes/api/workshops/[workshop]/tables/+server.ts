import { gameOf } from '$lib/games/registry.ts';
import { bodyOf, leadingWorkshop, limited, refuseDoor, refuseSetup } from '$lib/server/doors.ts';
import { Options, Seat, Title } from '$lib/server/shapes.ts';
import { openTable } from '$lib/server/tables.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const NewTable = v.strictObject({
	game: v.pipe(v.string(), v.maxLength(40)),
	seats: Seat,
	options: v.optional(Options, {}),
	title: v.optional(Title, ''),
	dice: v.optional(v.picklist(['app', 'real']), 'app')
});

/** Opens a table of this workshop. */
export const POST: RequestHandler = async (event) => {
	const { workshop } = event.params;
	await leadingWorkshop(event, workshop);
	const { game: id, ...asked } = await bodyOf(event.request, NewTable);
	const game = gameOf(id) ?? refuseDoor(400, 'no-such-game', {}, { field: 'game' });
	limited('tables', workshop);
	const opened = await openTable(workshop, { game, ...asked });
	if ('refused' in opened) return refuseSetup(id, opened.refused);
	return json({ table: opened.table.id, code: opened.table.code }, { status: 201 });
};
