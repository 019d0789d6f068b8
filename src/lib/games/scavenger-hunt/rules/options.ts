/** §5 The options of a table: what they may be, and what stands when nobody says. */
import { flag, given, optionsOf, whole, type OptionsSchema } from '../../../engine/options.ts';
import { SUITS, type Options, type Suit } from './state.ts';

/** One suit a seat, each once: there is one pawn of each. */
const isSuits = (value: unknown): value is Suit[] =>
	Array.isArray(value) &&
	value.length === SUITS.length &&
	SUITS.every((suit) => value.includes(suit));

const fields = {
	firstSeat: whole(0, 3, 0),
	suits: given<Suit[]>([...SUITS], isSuits, [[...SUITS], SUITS.toReversed()]),
	openMemory: flag(false)
};

export const options: OptionsSchema<Options> = optionsOf(fields);
