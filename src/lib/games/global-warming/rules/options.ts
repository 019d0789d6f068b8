/** §5 The options of a table: what they may be, and what stands when nobody says. */
import {
	choice,
	flag,
	given,
	optionsOf,
	seated,
	whole,
	type ValuesOf
} from '../../../engine/options.ts';
import { SUITS, type Suit } from '../../../pieces/piecepack.ts';

/** One suit a seat, or all four; each at most once, since there is one pawn of each. */
const isSuits = (value: unknown, seats: number): value is Suit[] =>
	Array.isArray(value) &&
	(value.length === seats || value.length === SUITS.length) &&
	new Set(value).size === value.length &&
	value.every((suit) => SUITS.some((known) => known === suit));

const fields = {
	layout: choice(['standard', 'orthogonal', 'diagonal'], 'standard'),
	handler: whole(0, 3, 0),
	drownedHandler: flag(true),
	autoSink: flag(false),
	suits: given<Suit[]>([...SUITS], isSuits, [[...SUITS], SUITS.toReversed()])
};

/** §5 The options of a table, all filled in. */
export type Options = ValuesOf<typeof fields>;

export const options = optionsOf(fields, { check: seated('handler', '§5') });
