/** The shape of an action that the server accepts. Squares and columns that are not there have a refusal of their own. */
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
	v.strictObject({ type: v.literal('roll') }),
	v.strictObject({ type: v.literal('combine') }),
	v.strictObject({ type: v.literal('move'), pool: Whole, piece: Piece, from: Cell, to: Cell }),
	v.strictObject({ type: v.literal('dig'), pool: Whole, piece: Piece, at: Cell }),
	v.strictObject({ type: v.literal('special') }),
	v.strictObject({ type: v.literal('specialSwap'), col: Whole, a: Piece, b: Piece }),
	v.strictObject({ type: v.literal('specialDig'), at: Cell, piece: Piece }),
	v.strictObject({ type: v.literal('endTurn') }),
	v.strictObject({ type: v.literal('removePyramid'), col: Whole }),
	v.strictObject({ type: v.literal('replace'), col: Whole, pool: Whole }),
	v.strictObject({ type: v.literal('replace'), col: Whole, free: v.literal(true) }),
	v.strictObject({ type: v.literal('nextGame') })
]);

export const action: ActionSchema<Action> = {
	parse(given) {
		const parsed = v.safeParse(Shape, given);
		if (parsed.success) return { action: parsed.output };
		return { field: v.getDotPath(parsed.issues[0]) ?? '' };
	}
};
