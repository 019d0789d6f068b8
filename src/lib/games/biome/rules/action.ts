/** The shape of an action that the server accepts. Values with a refusal of their own pass here and are judged by the rules. */
import * as v from 'valibot';
import type { ActionSchema } from '../../../engine/module.ts';
import type { Action } from './state.ts';

/** Room for any text of the game; its own limit is a rule. */
const Text = v.pipe(v.string(), v.maxLength(2000));
const Amount = v.pipe(v.number(), v.finite());
const Word = v.pipe(v.string(), v.maxLength(60));

const Choice = v.union([v.strictObject({ id: Word }), v.strictObject({ name: Text })]);
const Own = v.strictObject({ id: Word, rp: Amount });
const Borrow = v.strictObject({ seat: Amount, id: Word, rp: Amount });
const Block = v.strictObject({
	resilience: Amount,
	adaptability: Amount,
	biodiversity: Amount,
	regeneration: Amount
});

/** An action without fields. */
const bare = <const Type extends string>(type: Type) => v.strictObject({ type: v.literal(type) });

/** An action of the facilitator that may carry a reason. */
const reasoned = <const Type extends string>(type: Type) =>
	v.strictObject({ type: v.literal(type), reason: v.nullish(Text) });

const seatActions = [
	v.strictObject({ type: v.literal('chooseBiome'), biome: Word, facet: v.nullish(Text) }),
	v.strictObject({ type: v.literal('setStats'), stats: Block }),
	bare('ready'),
	v.strictObject({ type: v.literal('defineStat'), stat: Word, text: Text }),
	v.strictObject({ type: v.literal('nameSociety'), name: Text }),
	bare('rollSphere'),
	v.strictObject({ type: v.literal('pickSphere'), sphere: Word }),
	v.strictObject({
		type: v.literal('setChallenge'),
		text: v.nullish(Text),
		catalogue: v.nullish(Word)
	}),
	v.strictObject({
		type: v.literal('plan'),
		solution: v.nullish(Text),
		stat: Word,
		rp: v.nullish(Amount),
		resource: v.nullish(Choice),
		own: v.nullish(Own),
		borrow: v.nullish(Borrow),
		copyName: v.nullish(Text),
		statFrom: v.nullish(v.union([Word, Amount]))
	}),
	bare('withdraw'),
	v.strictObject({ type: v.literal('agree'), ok: v.boolean(), stat: v.nullish(Word) }),
	v.strictObject({ type: v.literal('consent'), ok: v.boolean() }),
	bare('roll'),
	v.strictObject({ type: v.literal('chooseMixed'), give: Word }),
	v.strictObject({ type: v.literal('payRp'), id: Word }),
	bare('lenderRoll'),
	v.strictObject({
		type: v.literal('placeLeftover'),
		stat: Word,
		rp: Amount,
		resource: Choice
	}),
	v.strictObject({ type: v.literal('narrate'), entry: Amount, text: Text })
] as const;

const facilitatorActions = [
	v.strictObject({
		type: v.literal('correct'),
		seat: Amount,
		field: Word,
		stat: v.nullish(Word),
		id: v.nullish(Word),
		value: Amount,
		reason: Text
	}),
	reasoned('skip'),
	v.strictObject({
		type: v.literal('actFor'),
		seat: Amount,
		action: v.variant('type', seatActions)
	}),
	v.strictObject({ type: v.literal('reassign'), seat: Amount, to: Text }),
	bare('pause'),
	bare('resume'),
	v.strictObject({
		type: v.literal('setClock'),
		minutes: v.nullable(Amount),
		onEnd: v.nullish(Word)
	}),
	reasoned('endPhase'),
	bare('advance'),
	v.strictObject({
		type: v.literal('addSeat'),
		biome: Word,
		facet: v.nullish(Text),
		stats: v.nullish(Block),
		resource: v.nullish(v.strictObject({ name: Text, stat: Word }))
	}),
	v.strictObject({ type: v.literal('removeSeat'), seat: Amount, reason: v.nullish(Text) }),
	reasoned('endGame'),
	v.strictObject({ type: v.literal('noteUndo'), what: Text })
] as const;

const Shape = v.variant('type', [...seatActions, ...facilitatorActions]);

export const action: ActionSchema<Action> = {
	parse(given) {
		const parsed = v.safeParse(Shape, given);
		// the rules judge each value of these fields; here only their JSON types count
		if (parsed.success) return { action: parsed.output as Action };
		return { field: v.getDotPath(parsed.issues[0]) ?? '' };
	}
};
