/** What a player may send: one of three types. Whether it is allowed is asked of the rules. */
import * as v from 'valibot';
import { actionOf, whole } from 'borrowed-earth/kit/schema.ts';

const Shape = v.variant('type', [
	v.strictObject({ type: v.literal('take'), card: whole }),
	v.strictObject({ type: v.literal('store'), card: whole }),
	v.strictObject({
		type: v.literal('fulfil'),
		slip: whole,
		cards: v.pipe(v.strictTuple([whole, whole]), v.readonly())
	})
]);

export type Action = v.InferOutput<typeof Shape>;

export const action = actionOf(Shape);
