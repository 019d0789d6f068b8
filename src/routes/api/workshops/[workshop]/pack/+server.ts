import { readCleaned } from '$lib/server/base/names.ts';
import {
	bodyOf,
	leadingWorkshop,
	limited,
	packHere,
	refuseDoor,
	refuseField
} from '$lib/server/http/requests.ts';
import { changePack, PACK_BODY, packOf } from '$lib/server/workshops/packs.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

/** What the class brings along to its tables. */
export const GET: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	return json(await packOf(workshop, packHere()));
};

/** Changes that: all of what is asked, or nothing. */
export const PATCH: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	const pack = packHere();
	const asked = readCleaned(pack.changes, await bodyOf(event.request, v.unknown(), PACK_BODY));
	if ('field' in asked) return refuseField(asked.field || 'body');
	limited('actions', `facilitator ${workshop}`);
	const after = await changePack(workshop, pack, asked.value);
	if ('most' in after) return refuseDoor(409, 'pack-full', after, { field: 'add' });
	return json(after.pack);
};
