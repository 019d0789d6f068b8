/** What a player may send. Squares that are not on the board have a refusal of their own. */
import * as v from 'valibot';
import { actionOf, bare, cell, piece, whole } from '../../kit/schema.ts';

const Shape = v.variant('type', [
	v.strictObject({
		type: v.literal('program'),
		pieces: v.pipe(v.array(piece), v.maxLength(12)),
		marker: whole,
		offset: whole
	}),
	v.strictObject({ type: v.literal('move'), from: cell, to: cell }),
	v.strictObject({ type: v.literal('write'), piece, to: cell }),
	v.strictObject({ type: v.literal('erase'), target: cell }),
	v.strictObject({ type: v.literal('jump'), to: cell }),
	bare('idle'),
	v.strictObject({ type: v.literal('step'), to: cell }),
	bare('concede'),
	bare('agreeStalemate'),
	bare('withdrawStalemate')
]);

export type Action = v.InferOutput<typeof Shape>;

/** An action of this type. */
export type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;

export const action = actionOf(Shape);
