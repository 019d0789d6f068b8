/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type WordMap } from '../../kit/words.ts';
import type { Result, State } from '../rules/state.ts';
import { actionWords as actions, outcomeSentence as outcome } from './actions.ts';
import { events } from './events.ts';
import { optionWords as options } from './options.ts';
import { refusals } from './refusals.ts';

const phases: WordMap<Exclude<State['phase'], 'over'>> = {
	program: m.virus_fight_phase_program,
	play: m.virus_fight_phase_play
};

/** What the table waits for. */
const steps: WordMap<State['step'] | 'program'> = {
	program: m.virus_fight_doing_program,
	execute: m.virus_fight_doing_execute,
	step: m.virus_fight_doing_step
};

const ends: WordMap<Result['reason']> = {
	'last-running': m.virus_fight_over_last_running,
	stalemate: m.virus_fight_over_stalemate
};

export const words = gameWords({
	refusals,
	actions,
	events,
	outcome,
	options,
	phases,
	steps,
	ends
});
