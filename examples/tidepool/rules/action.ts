/** What a player may send; whether it is allowed is asked of the rules. */
import * as v from 'valibot';
import { actionOf, cell, whole } from 'borrowed-earth/kit/schema.ts';

const Shape = v.strictObject({ type: v.literal('place'), shell: whole, pool: cell });

export type Action = v.InferOutput<typeof Shape>;

export const action = actionOf(Shape);
