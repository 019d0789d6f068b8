/** Words for the values that options of many games have. */
import * as m from '../../paraglide/messages.js';
import type { OptionWords, Word, WordMap } from './words.ts';

/** For an option that is on or off. */
export const yesNo: WordMap = { true: m.option_yes, false: m.option_no };

/** For an option that names one of the seats: "Seat 1" for the value 0. */
export const seatWords = (seats: number): WordMap =>
	Object.fromEntries(
		Array.from({ length: seats }, (_, seat) => [seat, () => m.seat_number({ number: seat + 1 })])
	);

/** The words of a game's options: what each is called, and the words of its values where it has any. */
export const optionTable = <Key extends string>(
	names: Readonly<Record<Key, Word>>,
	values: Readonly<Partial<Record<Key, WordMap>>>
): Readonly<Record<Key, OptionWords>> => {
	const keys = Object.keys(names) as Key[];
	const words = keys.map((key): [Key, OptionWords] => {
		const said = values[key];
		return [key, { name: names[key], ...(said && { values: said }) }];
	});
	return Object.fromEntries(words) as Record<Key, OptionWords>;
};
