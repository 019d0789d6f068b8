/** The shape of an action that the server accepts. Squares that are not on the board have a refusal of their own. */
import * as v from 'valibot';
import type { ActionSchema } from '../../../engine/module.ts';
import { DIRECTIONS } from '../../../pieces/geometry/squares.ts';
import type { Action } from './state.ts';

const Whole = v.pipe(v.number(), v.safeInteger());
const Cell = v.strictTuple([Whole, Whole]);

const Shape = v.variant('type', [
	v.strictObject({ type: v.literal('placeCoin'), value: Whole, at: Cell }),
	v.strictObject({
		type: v.literal('shift'),
		line: v.picklist(['row', 'col']),
		index: Whole,
		dir: v.picklist(DIRECTIONS)
	}),
	v.strictObject({ type: v.literal('movePawn'), to: Cell }),
	v.strictObject({ type: v.literal('peek') }),
	v.strictObject({ type: v.literal('leave') })
]);

export const action: ActionSchema<Action> = {
	parse(given) {
		const parsed = v.safeParse(Shape, given);
		if (parsed.success) return { action: parsed.output };
		return { field: v.getDotPath(parsed.issues[0]) ?? '' };
	}
};
