/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type WordMap } from '../../kit/words.ts';
import type { State, Options } from '../rules/state.ts';
import { actionWords as actions, outcomeSentence as outcome } from './actions.ts';
import { events } from './events.ts';
import { refusals } from './refusals.ts';
import { optionTable } from '../../kit/optionWords.ts';

/** What each option is called; below that each of its values, where they are no numbers. */
const options = optionTable<keyof Options>(
	{
		set: m.martian_12s_option_set,
		stake: m.martian_12s_option_stake,
		chips: m.martian_12s_option_chips,
		wallets: m.martian_12s_option_wallets,
		sets: m.martian_12s_option_sets,
		rounds: m.martian_12s_option_rounds
	},
	{
		set: { rainbow: m.martian_12s_option_set_rainbow, xeno: m.martian_12s_option_set_xeno },
		wallets: { null: m.martian_12s_option_wallets_nolimit },
		sets: { null: m.martian_12s_option_sets_nolimit },
		rounds: { null: m.martian_12s_option_rounds_nolimit }
	}
);

const phases: WordMap<Exclude<State['phase'], 'over'>> = {
	play: m.martian_12s_phase_play,
	roundOver: m.martian_12s_phase_round_over
};

const ends: WordMap = { 'most-money': m.martian_12s_over_most_money };

export const words = gameWords({ refusals, actions, events, outcome, options, phases, ends });
