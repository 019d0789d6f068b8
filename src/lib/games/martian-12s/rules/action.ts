/** What a player may send. */
import * as v from 'valibot';
import { actionOf, bare } from '../../kit/schema.ts';
import { SIZES } from './pyramids.ts';

const Shape = v.variant('type', [
	v.strictObject({
		type: v.literal('pull'),
		// §2.2 who does not feel for a size takes what comes
		size: v.optional(v.picklist(['any', ...SIZES]), 'any')
	}),
	bare('pass'),
	bare('nextRound'),
	bare('stop')
]);

export type Action = v.InferOutput<typeof Shape>;

export const action = actionOf(Shape);
