/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type WordMap } from '../../kit/words.ts';
import type { State } from '../rules/state.ts';
import { actionWords, outcomeSentence } from './actions.ts';
import { events } from './events.ts';
import { optionWords } from './options.ts';
import { refusals } from './refusals.ts';

const phases: WordMap<Exclude<State['phase'], 'over'>> = {
	place: m.scavenger_hunt_phase_place,
	shift: m.scavenger_hunt_step_shift,
	move: m.scavenger_hunt_step_move,
	peek: m.scavenger_hunt_step_peek
};

export const scavengerHuntWords = gameWords({
	refusals,
	actions: actionWords,
	events,
	outcome: outcomeSentence,
	options: optionWords,
	phases,
	ends: {
		'six-coins': m.scavenger_hunt_over_six_coins
	}
});
