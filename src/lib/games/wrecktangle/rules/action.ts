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
	v.strictObject({ type: v.literal('move'), piece: Piece, to: Cell }),
	v.variant('face', [
		v.strictObject({
			type: v.literal('dieMove'),
			face: v.picklist(['tip', 'hop', 'dig', 'aim', 'wild']),
			piece: Piece,
			to: Cell
		}),
		v.strictObject({
			type: v.literal('dieMove'),
			face: v.literal('swap'),
			piece: Piece,
			with: Piece
		})
	]),
	v.strictObject({ type: v.literal('endTurn') }),
	v.strictObject({ type: v.literal('concede') })
]);

export const action: ActionSchema<Action> = {
	parse(given) {
		const parsed = v.safeParse(Shape, given);
		if (parsed.success) return { action: parsed.output };
		return { field: v.getDotPath(parsed.issues[0]) ?? '' };
	}
};
