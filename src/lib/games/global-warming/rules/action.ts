/** What a player may send. Numbers that name nothing have a refusal of their own. */
import * as v from 'valibot';
import { actionOf, bare, cell, whole } from '../../kit/schema.ts';

const Shape = v.variant('type', [
	v.strictObject({ type: v.literal('selectFace'), face: whole }),
	v.strictObject({ type: v.literal('moveTile'), from: cell, to: cell }),
	bare('skipTile'),
	v.strictObject({ type: v.literal('movePawn'), pawn: whole, to: cell }),
	bare('sink')
]);

export type Action = v.InferOutput<typeof Shape>;

export const action = actionOf(Shape);
