/** What is due until the next lesson, as everybody reads it. */
import * as m from '../../paraglide/messages.js';
import type { Due } from '../facilitation.ts';

export const DUE_WORDS: Readonly<Record<Due, () => string>> = {
	nothing: m.nexttime_told_nothing,
	turn: m.nexttime_told_turn,
	reading: m.nexttime_told_reading
};
