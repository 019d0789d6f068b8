import {
	facilitator,
	leadingWorkshop,
	limited,
	bodyOf,
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

const List = v.strictObject({
	pupils: v.pipe(
		v.array(v.strictObject({ name: Name, table: v.nullable(Id) })),
		v.nonEmpty(),
		v.maxLength(PUPILS)
	),
	apart: v.pipe(v.array(v.strictTuple([Name, Name])), v.maxLength(PAIRS)),
	seed: v.nullable(whole(0, SEED_MOST))
});

/** The workshop's class list; nobody is on it where there is none. */
export const GET: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	return json((await listOf(workshop)) ?? { pupils: [], apart: [], seed: null });
};

/** Puts a list in place of the one before. Each name is there once, each table one of the workshop's. */
export const PUT: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	const list: ClassList = await bodyOf(event.request, List);
	const tables = (await storage().tablesOf(workshop)).map(({ id }) => id);
	const keys = list.pupils.map(({ name }) => nameKey(name));
	for (const [at, { table }] of list.pupils.entries()) {
		if (keys.indexOf(keys[at] ?? '') < at) refuseField(`pupils.${String(at)}.name`);
		if (table !== null && !tables.includes(table)) refuseField(`pupils.${String(at)}.table`);
	}
	limited('actions', facilitator(workshop));
	await keepList(workshop, list);
	return json(list);
};

/** Takes the list away; who sits at a table stays there. */
export const DELETE: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	await keepList(workshop, null);
	return new Response(null, { status: 204 });
};
