/** The shape of an action that the server accepts. Cards, seats and squares that are not there have refusals of their own. */
import * as v from 'valibot';
import type { ActionSchema } from '../../../engine/module.ts';
import type { Action } from './state.ts';

// JSON knows no -0
const Whole = v.pipe(
	v.number(),
	v.safeInteger(),
	v.check((value) => !Object.is(value, -0))
);
const Cell = v.strictTuple([Whole, Whole]);
/** A card, a direction or another short word. */
const Word = v.pipe(v.string(), v.maxLength(16));
const Words = v.pipe(v.array(Word), v.maxLength(52));
const MaybeSeat = v.exactOptional(Whole);
const MaybeWord = v.exactOptional(Word);

const Named = {
	...{ with: MaybeSeat, to: MaybeSeat },
	...{ mine: MaybeWord, theirs: MaybeWord, horse: MaybeWord, coach: MaybeWord, gift: MaybeWord },
	...{ gun: MaybeWord, casino: MaybeWord, bank: MaybeWord, third: MaybeWord, jail: MaybeWord },
	...{ undertaker: MaybeWord, courthouse: MaybeWord, suit: MaybeWord, rank: MaybeWord },
	...{ loot: MaybeWord, church: MaybeWord, land: MaybeWord, cattle: MaybeWord }
};

const treehouse = v.literal('treehouse');

const Treehouse = v.variant('use', [
	v.strictObject({ type: treehouse, use: v.picklist(['aim', 'hop', 'reroll']) }),
	v.strictObject({ type: treehouse, use: v.literal('tip'), seat: Whole, facing: Word }),
	v.strictObject({ type: treehouse, use: v.literal('swap'), a: Cell, b: Cell }),
	v.strictObject({
		type: treehouse,
		use: v.literal('dig'),
		from: v.picklist(['deck', 'discard']),
		to: v.picklist(['hand', 'resources'])
	})
]);

const Shape = v.variant('type', [
	v.strictObject({
		type: v.literal('placeHome'),
		facing: Word,
		corner: v.exactOptional(Cell),
		to: v.exactOptional(Cell)
	}),
	v.strictObject({ type: v.literal('placePlot'), size: Whole, to: Cell }),
	v.strictObject({ type: v.literal('shiftPlot'), size: Whole, to: Cell }),
	v.strictObject({ type: v.literal('roll') }),
	v.strictObject({ type: v.literal('useAce'), card: Word, die: v.picklist(['d6', 'tree']) }),
	Treehouse,
	v.strictObject({ type: v.literal('forward') }),
	v.strictObject({ type: v.literal('face'), facing: Word }),
	v.strictObject({ type: v.literal('hopOver') }),
	v.strictObject({ type: v.literal('attempt') }),
	v.strictObject({ type: v.literal('attack') }),
	v.strictObject({ type: v.literal('exchange'), cards: Words }),
	v.strictObject({
		type: v.literal('playCard'),
		card: Word,
		pay: Words,
		ability: MaybeWord,
		to: v.exactOptional(Cell),
		discard: v.exactOptional(Words),
		newEvent: v.exactOptional(v.boolean()),
		seat: MaybeSeat,
		resource: MaybeWord
	}),
	v.strictObject({ type: v.literal('layResource'), card: Word }),
	v.strictObject({ type: v.literal('playEvent'), ...Named }),
	v.strictObject({ type: v.literal('lose'), card: Word }),
	v.strictObject({ type: v.literal('bid'), amount: Whole }),
	v.strictObject({ type: v.literal('pay'), cards: Words }),
	v.strictObject({ type: v.literal('done') })
]);

export const action: ActionSchema<Action> = {
	parse(given) {
		const parsed = v.safeParse(Shape, given);
		if (parsed.success) return { action: parsed.output };
		return { field: v.getDotPath(parsed.issues[0]) ?? '' };
	}
};
