/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type WordMap, type OptionWords } from '../../kit/words.ts';
import type { Ending, State, Options } from '../rules/state.ts';
import { actionWords as actions, outcomeSentence as outcome } from './actions.ts';
import { events } from './events.ts';
import { refusals } from './refusals.ts';
import { yesNo } from '../../kit/optionWords.ts';

/** What the option is called, and each of its values. */
const options: Readonly<Record<keyof Options, OptionWords>> = {
	homeCounts: { name: m.martian_gunslinger_option_home_counts, values: yesNo }
};

const phases: WordMap<Exclude<State['phase'], 'over'>> = {
	setup: m.martian_gunslinger_phase_setup,
	shift: m.martian_gunslinger_phase_shift,
	roll: m.martian_gunslinger_step_1,
	treehouse: m.martian_gunslinger_step_2,
	move: m.martian_gunslinger_step_3,
	clash: m.martian_gunslinger_step_4,
	duel: m.martian_gunslinger_step_5,
	hand: m.martian_gunslinger_step_6,
	resource: m.martian_gunslinger_step_7,
	event: m.martian_gunslinger_step_8,
	choose: m.martian_gunslinger_phase_choose,
	bid: m.martian_gunslinger_phase_bid,
	pay: m.martian_gunslinger_phase_pay,
	return: m.martian_gunslinger_phase_return
};

const ends: WordMap<Ending> = {
	'seven-points': m.martian_gunslinger_over_seven_points,
	'others-forced-out': m.martian_gunslinger_over_others_forced_out,
	'straight-flush': m.martian_gunslinger_over_straight_flush,
	mayor: m.martian_gunslinger_over_mayor
};

export const words = gameWords({ refusals, actions, events, outcome, options, phases, ends });
