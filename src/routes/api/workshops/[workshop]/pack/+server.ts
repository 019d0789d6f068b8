import { isObject } from '$lib/engine/json.ts';
import { PACK_LIMITS } from '$lib/games/kit/classPack.ts';
import {
	bodyOf,
	leadingWorkshop,
	limited,
	refuseDoor,
	refuseField
} from '$lib/server/http/requests.ts';
import { OwnChallenge, OwnChallengeKey, PACK_BODY, ReadyPack } from '$lib/server/base/shapes.ts';
import { changePack, packOf } from '$lib/server/workshops/packs.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const some = <Item extends v.GenericSchema>(item: Item) =>
	v.pipe(v.array(item), v.minLength(1), v.maxLength(PACK_LIMITS.own));

const Changes = v.strictObject({
	ready: v.optional(v.pipe(v.custom<object>(isObject), v.record(ReadyPack, v.boolean()))),
	add: v.optional(some(OwnChallenge)),
	remove: v.optional(some(OwnChallengeKey))
});

/** What the class is challenged by beside the catalogue. */
export const GET: RequestHandler = async (event) => {
	const { workshop } = event.params;
	await leadingWorkshop(event, workshop);
	return json(await packOf(workshop));
};

/** Changes that: all of what is asked, or nothing. */
export const PATCH: RequestHandler = async (event) => {
	const { workshop } = event.params;
	await leadingWorkshop(event, workshop);
	const { ready, add, remove } = await bodyOf(event.request, Changes, PACK_BODY);
	if (!ready && !add && !remove) refuseField('body');
	limited('actions', `facilitator ${workshop}`);
	const changes = { ...(ready && { ready }), ...(add && { add }), ...(remove && { remove }) };
	const most = { most: PACK_LIMITS.own };
	const after = await changePack(workshop, changes);
	return json(after ?? refuseDoor(409, 'pack-full', most, { field: 'add' }));
};
