/** The shape of an action that the server accepts. Squares that are not on the board have a refusal of their own. */
import * as v from 'valibot';
import type { ActionSchema } from '../../../engine/module.ts';
import type { Action } from './state.ts';

const Whole = v.pipe(v.number(), v.safeInteger());
const Square = v.strictTuple([Whole, Whole]);

const Shape = v.variant('type', [
	v.strictObject({ type: v.literal('roll') }),
	v.strictObject({ type: v.literal('move'), from: Square, to: Square }),
	v.strictObject({ type: v.literal('done') })
]);

export const action: ActionSchema<Action> = {
	parse(given) {
		const parsed = v.safeParse(Shape, given);
		if (parsed.success) return { action: parsed.output };
		return { field: v.getDotPath(parsed.issues[0]) ?? '' };
	}
};
