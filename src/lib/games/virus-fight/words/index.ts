/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type WordMap } from '../../kit/words.ts';
import type { Result, State, Options } from '../rules/state.ts';
import { actionWords as actions, outcomeSentence as outcome } from './actions.ts';
import { events } from './events.ts';
import { refusals } from './refusals.ts';
import { optionTable } from '../../kit/optionWords.ts';

/** What each option is called; below that each of its values, where they are no numbers. */
const options = optionTable<keyof Options>(
	{
		boardSize: m.virus_fight_option_board_size,
		sets: m.virus_fight_option_sets,
		roundLimit: m.virus_fight_option_round_limit
	},
	{
		boardSize: { null: m.virus_fight_option_board_size_usual },
		sets: { null: m.virus_fight_option_sets_usual },
		roundLimit: { null: m.virus_fight_option_round_limit_none }
	}
);

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
