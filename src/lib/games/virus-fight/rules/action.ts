/** The shape of an action that the server accepts. Squares that are not on the board have a refusal of their own. */
import * as v from 'valibot';
import type { ActionSchema } from '../../../engine/module.ts';
import type { Action } from './state.ts';

/** A whole number that comes back from JSON as it was, which -0 does not. */
const Whole = v.pipe(
	v.number(),
	v.safeInteger(),
	v.check((value) => !Object.is(value, -0))
);
const Cell = v.strictTuple([Whole, Whole]);
const Piece = v.pipe(v.string(), v.maxLength(8));

const Shape = v.variant('type', [
	v.strictObject({
		type: v.literal('program'),
		pieces: v.pipe(v.array(Piece), v.maxLength(12)),
		marker: Whole,
		offset: Whole
	}),
	v.strictObject({ type: v.literal('move'), from: Cell, to: Cell }),
	v.strictObject({ type: v.literal('write'), piece: Piece, to: Cell }),
	v.strictObject({ type: v.literal('erase'), target: Cell }),
	v.strictObject({ type: v.literal('jump'), to: Cell }),
	v.strictObject({ type: v.literal('idle') }),
	v.strictObject({ type: v.literal('step'), to: Cell }),
	v.strictObject({ type: v.literal('concede') }),
	v.strictObject({ type: v.literal('agreeStalemate') }),
	v.strictObject({ type: v.literal('withdrawStalemate') })
]);

export const action: ActionSchema<Action> = {
	parse(given) {
		const parsed = v.safeParse(Shape, given);
		if (parsed.success) return { action: parsed.output };
		return { field: v.getDotPath(parsed.issues[0]) ?? '' };
	}
};
