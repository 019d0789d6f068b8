import {
	facilitator,
	leadingWorkshop,
	limited,
	bodyOf,
	refuseDoor,
	refuseField
} from '$lib/server/http/requests.ts';
import { keepList, listOf } from '$lib/server/people/classList.ts';
import { Id, Name, whole } from '$lib/server/base/shapes.ts';
import { storage } from '$lib/server/storage/store.ts';
import { nameKey, PUPILS, SEED_MOST, type ClassList } from '$lib/table/classList/list.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

/** More pairs than anybody keeps apart in one class. */
const PAIRS = 100;

const Pupils = v.pipe(
	v.array(v.strictObject({ name: Name, table: v.nullable(Id) })),
	v.maxLength(PUPILS)
);
const List = {
	pupils: v.pipe(Pupils, v.nonEmpty()),
	apart: v.pipe(v.array(v.strictTuple([Name, Name])), v.maxLength(PAIRS)),
	seed: v.nullable(whole(0, SEED_MOST))
};
const NewList = v.strictObject({
	...List,
	over: v.optional(v.nullable(v.strictObject({ ...List, pupils: Pupils })))
});

/** The workshop's class list; nobody is on it where there is none. */
export const GET: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	return json((await listOf(workshop)) ?? { pupils: [], apart: [], seed: null });
};

/** Puts a list in place of the one before; of `over`, where that is said. Each name is there once, each table one of the workshop's. */
export const PUT: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	const { over, ...list } = await bodyOf(event.request, NewList);
	const tables = (await storage().tablesOf(workshop)).map(({ id }) => id);
	const keys = list.pupils.map(({ name }) => nameKey(name));
	for (const [at, { table }] of list.pupils.entries()) {
		if (keys.indexOf(keys[at] ?? '') < at) refuseField(`pupils.${String(at)}.name`);
		if (table !== null && !tables.includes(table)) refuseField(`pupils.${String(at)}.table`);
	}
	limited('actions', facilitator(workshop));
	if (!(await keepList(workshop, list, over)))
		refuseDoor(409, 'list-changed', {}, { field: 'over' });
	return json(list satisfies ClassList);
};

/** Takes the list away; who sits at a table stays there. */
export const DELETE: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	await keepList(workshop, null);
	return new Response(null, { status: 204 });
};
