/** What a class is challenged by, as the host keeps it: read from files and requests, changed, and given to tables. */
import * as v from 'valibot';
import { isObject } from '../../../engine/json.ts';
import type { Pack } from '../../../engine/module.ts';
import { judgeOf } from '../../kit/schema.ts';
import { SPHERES } from '../rules/parts.ts';
import {
	changedOwn,
	PACK_LIMITS,
	READY_PACKS,
	type ClassPack,
	type PackChanges
} from './classPack.ts';

/** A text on one line. */
const line = (most: number) =>
	v.pipe(
		v.string(),
		v.maxLength(most),
		v.transform((text) => text.replace(/\s+/gu, ' ').trim())
	);

/** A list, whose length is looked at before anything in it. */
const list = <Item extends v.GenericSchema>(item: Item, least: number, most: number) =>
	v.pipe(
		v.custom<unknown[]>(
			(given) => Array.isArray(given) && given.length >= least && given.length <= most
		),
		v.array(item)
	);

const Ready = v.picklist(READY_PACKS);
const Key = v.strictObject({
	sphere: v.picklist(SPHERES),
	text: v.pipe(line(PACK_LIMITS.text), v.nonEmpty())
});
const Own = v.strictObject({
	...Key.entries,
	fact: v.optional(line(PACK_LIMITS.fact), ''),
	source: v.optional(line(PACK_LIMITS.source), '')
});

const Kept = v.strictObject({
	ready: list(Ready, 0, READY_PACKS.length),
	own: list(Own, 0, PACK_LIMITS.own)
});

const Changes = v.pipe(
	v.strictObject({
		ready: v.exactOptional(v.pipe(v.custom<object>(isObject), v.record(Ready, v.boolean()))),
		add: v.exactOptional(list(Own, 1, PACK_LIMITS.own)),
		remove: v.exactOptional(list(Key, 1, PACK_LIMITS.own))
	}),
	v.check((changes) => Object.keys(changes).length > 0)
);

/** §3.2 The pack of a class. */
export const pack: Pack<ClassPack, PackChanges> = {
	empty: { ready: [], own: [] },
	kept: judgeOf<ClassPack>(Kept),
	changes: judgeOf<PackChanges>(Changes),
	changed(before, changes) {
		const own = changedOwn(before.own, changes);
		if (own.length > PACK_LIMITS.own) return { most: PACK_LIMITS.own };
		const ready = READY_PACKS.filter((one) => changes.ready?.[one] ?? before.ready.includes(one));
		return { pack: { ready, own } };
	},
	adding: ({ ready, own }) => ({
		ready: Object.fromEntries(ready.map((one) => [one, true])),
		add: own
	}),
	given({ ready, own }, { sphere }) {
		if (sphere === undefined) return { part: { ready, own } };
		if (!SPHERES.some((one) => one === sphere)) return { field: 'sphere' };
		return { part: { ready, own: own.filter((one) => one.sphere === sphere) } };
	}
};
