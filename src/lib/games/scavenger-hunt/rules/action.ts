/** What a player may send. Squares that are not on the board have a refusal of their own. */
import * as v from 'valibot';
import { DIRECTIONS } from '../../../pieces/geometry/squares.ts';
import { actionOf, bare, cell, whole } from '../../kit/schema.ts';

const Shape = v.variant('type', [
	v.strictObject({ type: v.literal('placeCoin'), value: whole, at: cell }),
	v.strictObject({
		type: v.literal('shift'),
		line: v.picklist(['row', 'col']),
		index: whole,
		dir: v.picklist(DIRECTIONS)
	}),
	v.strictObject({ type: v.literal('movePawn'), to: cell }),
	bare('peek'),
	bare('leave')
]);

export type Action = v.InferOutput<typeof Shape>;

/** §3.1 A row or column of tiles, counted from the upper left, pushed one tile. */
export type Shift = Omit<Extract<Action, { type: 'shift' }>, 'type'>;

export const action = actionOf(Shape);
