/** Words for the values that options of many games have. */
import * as m from '../../paraglide/messages.js';
import type { WordMap } from './words.ts';

/** For an option that is on or off. */
export const yesNo: WordMap = { true: m.option_yes, false: m.option_no };

/** For an option that names one of the seats: "Seat 1" for the value 0. */
export const seatWords = (seats: number): WordMap =>
	Object.fromEntries(
		Array.from({ length: seats }, (_, seat) => [seat, () => m.seat_number({ number: seat + 1 })])
	);
