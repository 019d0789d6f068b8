/** What this game says on its boards: its actions and its end. */
import * as m from '../../../paraglide/messages.js';
import type { Outcome } from '../../../engine/module.ts';
import type { Names, WordMap } from '../../kit/words.ts';
import type { Action, Ending } from '../rules/state.ts';
import { listed } from '../../../pieces/lists.ts';

/** What each type of action is called, on a button or in a log. */
export const actionWords: WordMap<Action['type']> = {
	placeHome: m.martian_gunslinger_do_place_home,
	placePlot: m.martian_gunslinger_do_place_plot,
	shiftPlot: m.martian_gunslinger_do_shift_plot,
	roll: m.martian_gunslinger_do_roll,
	useAce: m.martian_gunslinger_do_use_ace,
	treehouse: m.martian_gunslinger_do_treehouse,
	forward: m.martian_gunslinger_do_forward,
	face: m.martian_gunslinger_do_face,
	hopOver: m.martian_gunslinger_do_hop_over,
	attempt: m.martian_gunslinger_do_attempt,
	attack: m.martian_gunslinger_do_attack,
	exchange: m.martian_gunslinger_do_exchange,
	playCard: m.martian_gunslinger_do_play_card,
	layResource: m.martian_gunslinger_do_lay_resource,
	playEvent: m.martian_gunslinger_do_play_event,
	lose: m.martian_gunslinger_do_lose,
	bid: m.martian_gunslinger_do_bid,
	pay: m.martian_gunslinger_do_pay,
	done: m.martian_gunslinger_do_done
};

const ENDINGS: Readonly<Record<Ending, typeof m.martian_gunslinger_event_ended_mayor>> = {
	'seven-points': m.martian_gunslinger_event_ended_seven_points,
	'others-forced-out': m.martian_gunslinger_event_ended_others_forced_out,
	'straight-flush': m.martian_gunslinger_event_ended_straight_flush,
	mayor: m.martian_gunslinger_event_ended_mayor
};

/** "Robin has 7 points and wins." */
export const endSentence = (because: Ending, who: string): string => ENDINGS[because]({ who });

/** How the game ended, in one sentence. */
export const outcomeSentence = ({ winners }: Outcome, names: Names): string =>
	m.martian_gunslinger_end({ who: listed(winners.map(names)) });
