/** What a player may send. Squares that are not on the board have a refusal of their own. */
import * as v from 'valibot';
import { actionOf, bare, cell } from '../../kit/schema.ts';

const Shape = v.variant('type', [
	bare('roll'),
	v.strictObject({ type: v.literal('move'), from: cell, to: cell }),
	bare('done')
]);

export type Action = v.InferOutput<typeof Shape>;

export const action = actionOf(Shape);
