/** The shape of an action that the server accepts. */
import * as v from 'valibot';
import type { ActionSchema } from '../../../engine/module.ts';
import { SIZES, type Action } from './state.ts';

const Shape = v.variant('type', [
	v.strictObject({
		type: v.literal('pull'),
		// §2.2 who does not feel for a size takes what comes
		size: v.optional(v.picklist(['any', ...SIZES]), 'any')
	}),
	v.strictObject({ type: v.literal('pass') }),
	v.strictObject({ type: v.literal('nextRound') }),
	v.strictObject({ type: v.literal('stop') })
]);

export const action: ActionSchema<Action> = {
	parse(given) {
		const parsed = v.safeParse(Shape, given);
		if (parsed.success) return { action: parsed.output };
		return { field: v.getDotPath(parsed.issues[0]) ?? '' };
	}
};
