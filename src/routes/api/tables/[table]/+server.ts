import { refuseSetup } from '$lib/server/http/answers.ts';
import { bodyOf, leadingTable, refuseDoor, refuseField } from '$lib/server/http/requests.ts';
import { Options, Seat, Title } from '$lib/server/base/shapes.ts';
import {
	changeTable,
	eraseTable,
	findTable,
	hostedTable,
	setTable
} from '$lib/server/tables/tables.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Changes = v.strictObject({
	title: v.optional(Title),
	locked: v.optional(v.boolean()),
	closed: v.optional(v.boolean()),
	dice: v.optional(v.picklist(['app', 'real'])),
	agree: v.optional(v.boolean()),
	single: v.optional(v.boolean()),
	seats: v.optional(Seat),
	options: v.optional(Options)
});

/** Changes the table; its seats and options only before the first action, which sets it up anew. */
export const PATCH: RequestHandler = async (event) => {
	const id = await leadingTable(event);
	const { seats, options, ...changes } = await bodyOf(event.request, Changes);
	if (seats === undefined && options === undefined && Object.keys(changes).length === 0) {
		refuseField('body');
	}
	if (changes.dice === 'real' && (await hostedTable(id))?.game.rollsTell) refuseField('dice');
	if (seats !== undefined || options !== undefined) {
		const set = (await setTable(id, { seats, options })) ?? refuseDoor(404, 'no-such-table');
		if ('refused' in set) {
			const game = (await findTable(id))?.game ?? '';
			return refuseSetup(game, set.refused);
		}
	}
	const { table } = (await changeTable(id, changes)) ?? refuseDoor(404, 'no-such-table');
	const { code, title, locked, closed, dice, agree, single, seats: count } = table;
	return json({ table: id, code, title, seats: count, dice, agree, single, locked, closed });
};

/** Deletes the table with everything of it. */
export const DELETE: RequestHandler = async (event) => {
	await leadingTable(event);
	await eraseTable(event.params.table);
	return new Response(null, { status: 204 });
};
