/** The shape of an action that the server accepts. Numbers that name nothing have a refusal of their own. */
import * as v from 'valibot';
import type { ActionSchema } from '../../../engine/module.ts';
import type { Action } from './state.ts';

const Whole = v.pipe(v.number(), v.safeInteger());
const Hex = v.strictTuple([Whole, Whole]);

const Shape = v.variant('type', [
	v.strictObject({ type: v.literal('placeFood'), owner: Whole, at: Hex }),
	v.strictObject({ type: v.literal('dock'), at: Hex }),
	v.strictObject({ type: v.literal('rollMove') }),
	v.strictObject({ type: v.literal('assignDice'), animals: Whole }),
	v.strictObject({
		type: v.literal('moveAnimal'),
		animal: Whole,
		to: Hex,
		pick: v.optional(v.boolean()),
		drop: v.optional(v.picklist(['start', 'end']))
	}),
	v.strictObject({ type: v.literal('endMove') }),
	v.strictObject({ type: v.literal('rollMelt') }),
	v.strictObject({ type: v.literal('melt'), iceberg: Whole, keep: v.optional(Whole) })
]);

export const action: ActionSchema<Action> = {
	parse(given) {
		const parsed = v.safeParse(Shape, given);
		if (!parsed.success) return { field: v.getDotPath(parsed.issues[0]) ?? '' };
		return { action: plain(parsed.output) };
	}
};

/** One way to write each action: what is not picked up or kept is left out. */
function plain(sent: v.InferOutput<typeof Shape>): Action {
	if (sent.type === 'moveAnimal') {
		const { type, animal, to, pick, drop } = sent;
		return { type, animal, to, ...(pick ? { pick } : {}), ...(drop ? { drop } : {}) };
	}
	if (sent.type !== 'melt') return sent;
	const { type, iceberg, keep } = sent;
	return { type, iceberg, ...(keep === undefined ? {} : { keep }) };
}
