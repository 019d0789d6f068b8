/** The shape of an action that the server accepts. Squares and pieces that are not there have refusals of their own. */
import * as v from 'valibot';
import type { ActionSchema } from '../../../engine/module.ts';
import { DIRECTIONS } from '../../../pieces/geometry/squares.ts';
import type { PyramidColor } from '../../../pieces/pyramid.ts';
import { COLORS } from './board.ts';
import type { Action } from './state.ts';

const Whole = v.pipe(
	v.number(),
	v.safeInteger(),
	// -0 does not come back from JSON as it was
	v.check((number) => !Object.is(number, -0))
);
const Square = v.strictTuple([Whole, Whole]);
const Dir = v.picklist(DIRECTIONS);
const Color = v.picklist<readonly PyramidColor[]>([...COLORS.rainbow, ...COLORS.xeno]);
const Facing = v.picklist(['u', ...DIRECTIONS]);
/** Nobody has more pieces, or more Fences beside a Stack. */
const MOST = 4;

const Shape = v.variant('type', [
	v.strictObject({
		type: v.literal('draft'),
		color: v.exactOptional(Color),
		at: v.exactOptional(Square)
	}),
	v.strictObject({ type: v.literal('moveFence'), from: Square, to: Square }),
	v.strictObject({ type: v.literal('roll') }),
	v.strictObject({ type: v.literal('tip'), at: Square, dir: Dir }),
	v.strictObject({ type: v.literal('swap'), at: Square }),
	v.strictObject({ type: v.literal('hop'), who: v.picklist(['stack', 'fence']), at: Square }),
	v.strictObject({ type: v.literal('dig'), color: v.exactOptional(Color) }),
	v.strictObject({
		type: v.literal('aim'),
		changes: v.pipe(v.array(v.strictObject({ at: Square, facing: Facing })), v.maxLength(2 * MOST))
	}),
	v.strictObject({
		type: v.literal('reorder'),
		order: v.pipe(v.array(Color), v.maxLength(2 * MOST))
	}),
	v.strictObject({ type: v.literal('moveStack'), dir: Dir })
]);

export const action: ActionSchema<Action> = {
	parse(given) {
		const parsed = v.safeParse(Shape, given);
		if (parsed.success) return { action: parsed.output };
		return { field: v.getDotPath(parsed.issues[0]) ?? '' };
	}
};
