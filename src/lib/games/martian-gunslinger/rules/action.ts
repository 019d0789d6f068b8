/** What a player may send. Cards, seats and squares that are not there have refusals of their own. */
import * as v from 'valibot';
import { actionOf, bare, cell, whole } from '../../kit/schema.ts';

/** A card, a direction or another short word. */
const Word = v.pipe(v.string(), v.maxLength(16));
const Words = v.pipe(v.array(Word), v.maxLength(52));
const MaybeSeat = v.exactOptional(whole);
const MaybeWord = v.exactOptional(Word);

/** §7 What may be named with an event card: seats by number, the rest cards, or a suit and a rank. */
const named = {
	...{ with: MaybeSeat, to: MaybeSeat },
	...{ mine: MaybeWord, theirs: MaybeWord, horse: MaybeWord, coach: MaybeWord, gift: MaybeWord },
	...{ gun: MaybeWord, casino: MaybeWord, bank: MaybeWord, third: MaybeWord, jail: MaybeWord },
	...{ undertaker: MaybeWord, courthouse: MaybeWord, suit: MaybeWord, rank: MaybeWord },
	...{ loot: MaybeWord, church: MaybeWord, land: MaybeWord, cattle: MaybeWord }
};

const treehouse = v.literal('treehouse');

const Treehouse = v.variant('use', [
	v.strictObject({ type: treehouse, use: v.picklist(['aim', 'hop', 'reroll']) }),
	v.strictObject({ type: treehouse, use: v.literal('tip'), seat: whole, facing: Word }),
	v.strictObject({ type: treehouse, use: v.literal('swap'), a: cell, b: cell }),
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
		corner: v.exactOptional(cell),
		to: v.exactOptional(cell)
	}),
	v.strictObject({ type: v.literal('placePlot'), size: whole, to: cell }),
	v.strictObject({ type: v.literal('shiftPlot'), size: whole, to: cell }),
	bare('roll'),
	v.strictObject({ type: v.literal('useAce'), card: Word, die: v.picklist(['d6', 'tree']) }),
	Treehouse,
	bare('forward'),
	v.strictObject({ type: v.literal('face'), facing: Word }),
	bare('hopOver'),
	bare('attempt'),
	bare('attack'),
	v.strictObject({ type: v.literal('exchange'), cards: Words }),
	v.strictObject({
		type: v.literal('playCard'),
		card: Word,
		pay: Words,
		ability: MaybeWord,
		to: v.exactOptional(cell),
		discard: v.exactOptional(Words),
		newEvent: v.exactOptional(v.boolean()),
		seat: MaybeSeat,
		resource: MaybeWord
	}),
	v.strictObject({ type: v.literal('layResource'), card: Word }),
	v.strictObject({ type: v.literal('playEvent'), ...named }),
	v.strictObject({ type: v.literal('lose'), card: Word }),
	v.strictObject({ type: v.literal('bid'), amount: whole }),
	v.strictObject({ type: v.literal('pay'), cards: Words }),
	bare('done')
]);

export type Action = v.InferOutput<typeof Shape>;

/** The action of one type. */
export type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;

export type TreehouseAction = Of<'treehouse'>;
export type PlayCard = Of<'playCard'>;
export type PlayEvent = Of<'playEvent'>;

/** §7 What may be named with an event card. */
export type Named = Omit<PlayEvent, 'type'>;

export const action = actionOf(Shape);
