/** How somebody won, in one sentence. */
import * as m from '../../../paraglide/messages.js';
import type { Spoken } from '../../kit/says.ts';
import type { Ending } from '../rules/state.ts';

const ENDINGS: Readonly<Record<Ending, typeof m.martian_gunslinger_event_ended_mayor>> = {
	'seven-points': m.martian_gunslinger_event_ended_seven_points,
	'others-forced-out': m.martian_gunslinger_event_ended_others_forced_out,
	'straight-flush': m.martian_gunslinger_event_ended_straight_flush,
	mayor: m.martian_gunslinger_event_ended_mayor
};

/** "Robin has 7 points and wins." */
export const endSentence = (because: Ending, who: string, spoken?: Spoken): string =>
	ENDINGS[because]({ who }, spoken);
