/** What the levels of a computer player are called. */
import type { Level } from '../engine/search/decide.ts';
import * as m from '../paraglide/messages.js';

export const LEVEL_WORDS: Readonly<Record<Level, () => string>> = {
	learns: m.computer_learns,
	plays: m.computer_plays,
	strong: m.computer_strong
};
