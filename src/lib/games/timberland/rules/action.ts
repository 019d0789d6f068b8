/** The shape of an action that the server accepts. Squares that are not on the board have a refusal of their own. */
import * as v from 'valibot';
import type { ActionSchema } from '../../../engine/module.ts';
import { DIRECTIONS } from '../../../pieces/geometry/squares.ts';
import type { Action } from './state.ts';

const Whole = v.pipe(
	v.number(),
	v.safeInteger(),
	// -0 does not come back from JSON as it was
	v.check((number) => !Object.is(number, -0))
);
const Square = v.strictTuple([Whole, Whole]);
const die = v.pipe(Whole, v.picklist([0, 1]));

const Shape = v.variant('type', [
	v.strictObject({ type: v.literal('roll') }),
	v.strictObject({ type: v.literal('tip'), die, at: Square, dir: v.picklist(DIRECTIONS) }),
	v.strictObject({ type: v.literal('swap'), die, a: Square, b: Square }),
	v.strictObject({
		type: v.literal('dig'),
		die,
		at: Square,
		to: Square,
		mode: v.picklist(['stand', 'under', 'push'])
	}),
	v.strictObject({ type: v.literal('hop'), die, at: Square, level: Whole, to: Square }),
	v.strictObject({
		type: v.literal('aim'),
		die,
		at: Square,
		facing: v.picklist(['u', ...DIRECTIONS])
	})
]);

export const action: ActionSchema<Action> = {
	parse(given) {
		const parsed = v.safeParse(Shape, given);
		if (parsed.success) return { action: parsed.output };
		return { field: v.getDotPath(parsed.issues[0]) ?? '' };
	}
};
