/** What a player or the facilitator may send. Values with a refusal of their own pass here and are judged by the rules. */
import * as v from 'valibot';
import { actionOf, bare } from '../../kit/schema.ts';
import type { Band, Biome, CorrectField, Sphere, Stat } from './parts.ts';

/** Room for any text of the game; its own limit is a rule. */
const Text = v.pipe(v.string(), v.maxLength(2000));
/** JSON does not give -0 back as it was. */
const Amount = v.pipe(
	v.number(),
	v.finite(),
	v.check((value) => !Object.is(value, -0))
);
const Word = v.pipe(v.string(), v.maxLength(60));

/** One of a few words. Here any short text is one: which of them there are is a rule, and its refusal says so. */
const oneOf = <Words extends string>() =>
	v.custom<Words>((value) => typeof value === 'string' && value.length <= 60);
const stat = oneOf<Stat>();

/** A Resource that is there already, or the name of a new one. */
const Choice = v.union([v.strictObject({ id: Word }), v.strictObject({ name: Text })]);
export type ResourceChoice = v.InferOutput<typeof Choice>;

const Own = v.strictObject({ id: Word, rp: Amount });

const Borrow = v.strictObject({ seat: Amount, id: Word, rp: Amount });
export type Borrowing = v.InferOutput<typeof Borrow>;

/** §13.2 Whose turn is meant, while everybody prepares. */
const named = { for: v.nullish(Amount) };

const Block = v.strictObject({
	resilience: Amount,
	adaptability: Amount,
	biodiversity: Amount,
	regeneration: Amount
});

/** An action of the facilitator that may carry a reason. */
const reasoned = <const Type extends string>(type: Type) =>
	v.strictObject({ type: v.literal(type), reason: v.nullish(Text) });

const seatActions = [
	v.strictObject({ type: v.literal('chooseBiome'), biome: oneOf<Biome>(), facet: v.nullish(Text) }),
	v.strictObject({ type: v.literal('setStats'), stats: Block }),
	bare('ready'),
	v.strictObject({ type: v.literal('defineStat'), stat, text: Text }),
	v.strictObject({ type: v.literal('nameSociety'), name: Text }),
	bare('rollSphere'),
	v.strictObject({ type: v.literal('pickSphere'), sphere: oneOf<Sphere>() }),
	v.strictObject({
		type: v.literal('setChallenge'),
		text: v.nullish(Text),
		catalogue: v.nullish(Word),
		...named
	}),
	v.strictObject({
		type: v.literal('plan'),
		solution: v.nullish(Text),
		stat,
		rp: v.nullish(Amount),
		resource: v.nullish(Choice),
		own: v.nullish(Own),
		borrow: v.nullish(Borrow),
		copyName: v.nullish(Text),
		statFrom: v.nullish(v.union([oneOf<'own' | 'lender'>(), Amount]))
	}),
	bare('withdraw'),
	v.strictObject({
		type: v.literal('agree'),
		ok: v.boolean(),
		stat: v.nullish(stat),
		because: v.nullish(Text),
		...named
	}),
	v.strictObject({ type: v.literal('consent'), ok: v.boolean(), ...named }),
	bare('roll'),
	v.strictObject({ type: v.literal('chooseMixed'), give: oneOf<'rp' | 'stat'>() }),
	v.strictObject({ type: v.literal('payRp'), id: Word }),
	bare('lenderRoll'),
	v.strictObject({
		type: v.literal('placeLeftover'),
		stat,
		rp: Amount,
		resource: Choice
	}),
	v.strictObject({ type: v.literal('guess'), seat: Amount, band: oneOf<Band>() }),
	v.strictObject({ type: v.literal('narrate'), entry: Amount, text: Text })
] as const;

const facilitatorActions = [
	v.strictObject({
		type: v.literal('correct'),
		seat: Amount,
		field: oneOf<CorrectField>(),
		stat: v.nullish(stat),
		id: v.nullish(Word),
		value: Amount,
		reason: Text
	}),
	v.strictObject({ type: v.literal('skip'), seat: v.nullish(Amount), reason: v.nullish(Text) }),
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
		onEnd: v.nullish(oneOf<'warn' | 'end'>())
	}),
	reasoned('endPhase'),
	v.strictObject({ type: v.literal('lastRound'), last: v.boolean() }),
	bare('advance'),
	v.strictObject({
		type: v.literal('addSeat'),
		biome: oneOf<Biome>(),
		facet: v.nullish(Text),
		stats: v.nullish(Block),
		resource: v.nullish(v.strictObject({ name: Text, stat }))
	}),
	v.strictObject({ type: v.literal('removeSeat'), seat: Amount, reason: v.nullish(Text) }),
	reasoned('endGame'),
	v.strictObject({ type: v.literal('noteUndo'), what: Text })
] as const;

/** What a seat may do. */
export type SeatAction = v.InferOutput<(typeof seatActions)[number]>;

/** §8 What the facilitator may do in their own voice. */
export type FacilitatorAction = v.InferOutput<(typeof facilitatorActions)[number]>;

export type Action = SeatAction | FacilitatorAction;

/** An action of this type; which fields a plan needs depends on the phase. */
export type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;

export const action = actionOf<Action>(v.variant('type', [...seatActions, ...facilitatorActions]));
