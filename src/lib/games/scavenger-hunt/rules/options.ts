/** §5 The options of a table: what they may be, and what stands when nobody says. */
import { flag, given, optionsOf, whole, type ValuesOf } from '../../../engine/options.ts';
import { SUITS, type Suit } from '../../../pieces/piecepack.ts';

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

/** §5 The options of a table, all filled in. */
export type Options = ValuesOf<typeof fields>;

export const options = optionsOf(fields);
