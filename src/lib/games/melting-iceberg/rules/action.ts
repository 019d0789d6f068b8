/** What a player may send. Numbers that name nothing have a refusal of their own. */
import * as v from 'valibot';
import { actionOf, bare, cell, whole } from '../../kit/schema.ts';

const Sent = v.variant('type', [
	v.strictObject({ type: v.literal('placeFood'), owner: whole, at: cell }),
	v.strictObject({ type: v.literal('dock'), at: cell }),
	bare('rollMove'),
	v.strictObject({ type: v.literal('assignDice'), animals: whole }),
	v.strictObject({
		type: v.literal('moveAnimal'),
		animal: whole,
		to: cell,
		pick: v.optional(v.boolean()),
		// food is put down before the first step or after the last
		drop: v.optional(v.picklist(['start', 'end']))
	}),
	bare('endMove'),
	bare('rollMelt'),
	v.strictObject({ type: v.literal('melt'), iceberg: whole, keep: v.optional(whole) })
]);

/** One way to write each action: what is not picked up or kept is left out. */
function plain(sent: v.InferOutput<typeof Sent>) {
	if (sent.type === 'moveAnimal') {
		const { type, animal, to, pick, drop } = sent;
		return { type, animal, to, ...(pick ? { pick } : {}), ...(drop ? { drop } : {}) };
	}
	if (sent.type !== 'melt') return sent;
	const { type, iceberg, keep } = sent;
	return { type, iceberg, ...(keep === undefined ? {} : { keep }) };
}

const Shape = v.pipe(Sent, v.transform(plain));

export type Action = v.InferOutput<typeof Shape>;

/** §3 One animal's move. */
export type Stride = Omit<Extract<Action, { type: 'moveAnimal' }>, 'type'>;

export const action = actionOf(Shape);
