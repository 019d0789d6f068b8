/** The shape of an action that the server accepts. Numbers that name nothing have a refusal of their own. */
import * as v from 'valibot';
import type { ActionSchema } from '../../../engine/module.ts';
import type { Action } from './state.ts';

const Whole = v.pipe(v.number(), v.safeInteger());
const Cell = v.strictTuple([Whole, Whole]);

const Shape = v.variant('type', [
	v.strictObject({ type: v.literal('selectFace'), face: Whole }),
	v.strictObject({ type: v.literal('moveTile'), from: Cell, to: Cell }),
	v.strictObject({ type: v.literal('skipTile') }),
	v.strictObject({ type: v.literal('movePawn'), pawn: Whole, to: Cell }),
	v.strictObject({ type: v.literal('sink') })
]);

export const action: ActionSchema<Action> = {
	parse(given) {
		const parsed = v.safeParse(Shape, given);
		if (parsed.success) return { action: parsed.output };
		return { field: v.getDotPath(parsed.issues[0]) ?? '' };
	}
};
