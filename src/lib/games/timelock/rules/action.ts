/** What a player may send. Squares and columns that are not there have a refusal of their own. */
import * as v from 'valibot';
import { actionOf, bare, cell, piece, whole } from '../../kit/schema.ts';

const Shape = v.variant('type', [
	bare('roll'),
	bare('combine'),
	v.strictObject({ type: v.literal('move'), pool: whole, piece, from: cell, to: cell }),
	v.strictObject({ type: v.literal('dig'), pool: whole, piece, at: cell }),
	bare('special'),
	v.strictObject({ type: v.literal('specialSwap'), col: whole, a: piece, b: piece }),
	v.strictObject({ type: v.literal('specialDig'), at: cell, piece }),
	bare('endTurn'),
	v.strictObject({ type: v.literal('removePyramid'), col: whole }),
	v.strictObject({ type: v.literal('replace'), col: whole, pool: whole }),
	v.strictObject({ type: v.literal('replace'), col: whole, free: v.literal(true) }),
	bare('nextGame')
]);

export type Action = v.InferOutput<typeof Shape>;

export const action = actionOf(Shape);
