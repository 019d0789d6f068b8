/** What a player may send. Squares that are not on the board have a refusal of their own. */
import * as v from 'valibot';
import { actionOf, bare, cell, piece } from '../../kit/schema.ts';

const Shape = v.variant('type', [
	v.strictObject({ type: v.literal('move'), piece, to: cell }),
	v.variant('face', [
		v.strictObject({
			type: v.literal('dieMove'),
			face: v.picklist(['tip', 'hop', 'dig', 'aim', 'wild']),
			piece,
			to: cell
		}),
		v.strictObject({
			type: v.literal('dieMove'),
			face: v.literal('swap'),
			piece,
			with: piece
		})
	]),
	bare('endTurn'),
	bare('concede')
]);

export type Action = v.InferOutput<typeof Shape>;

export const action = actionOf(Shape);
