/** The words of this game's options and presets, for the settings form and for print. */
import * as m from '../../../paraglide/messages.js';
import { yesNo } from '../../kit/optionWords.ts';
import type { OptionWords, PresetWords } from '../../kit/words.ts';
import { lessonRounds } from '../rules/together/lesson.ts';
import type { Options } from '../rules/state.ts';

/** What each option is called, and each of its values. */
export const optionWords: Readonly<Record<keyof Options, OptionWords>> = {
	reading: {
		name: m.biome_option_reading,
		values: { examples: m.biome_option_reading_examples, strict: m.biome_option_reading_strict }
	},
	ownMixedChoice: { name: m.biome_option_own_mixed_choice, values: yesNo },
	borrowedDice: { name: m.biome_option_borrowed_dice, values: yesNo },
	borrowLimit: {
		name: m.biome_option_borrow_limit,
		values: { 1: m.biome_option_borrow_limit_1, resource: m.biome_option_borrow_limit_resource }
	},
	copyFrom: {
		name: m.biome_option_copy_from,
		values: { 2: m.biome_option_copy_from_2, 4: m.biome_option_copy_from_4 }
	},
	lenderDice: {
		name: m.biome_option_lender_dice,
		values: { left: m.biome_option_lender_dice_left, all: m.biome_option_lender_dice_all }
	},
	strongCopyRp: { name: m.biome_option_strong_copy_rp },
	standingRp: {
		name: m.biome_option_standing_rp,
		values: { used: m.biome_option_standing_rp_used, all: m.biome_option_standing_rp_all }
	},
	mixOwnAndBorrowed: { name: m.biome_option_mix_own_and_borrowed, values: yesNo },
	statSource: {
		name: m.biome_option_stat_source,
		values: { any: m.biome_option_stat_source_any, lender: m.biome_option_stat_source_lender }
	},
	foreignStatPenalty: {
		name: m.biome_option_foreign_stat_penalty,
		values: {
			borrower: m.biome_option_foreign_stat_penalty_borrower,
			owner: m.biome_option_foreign_stat_penalty_owner
		}
	},
	unaided: {
		name: m.biome_option_unaided,
		values: { 'no-rp': m.biome_option_unaided_no_rp, always: m.biome_option_unaided_always }
	},
	lenderConsent: { name: m.biome_option_lender_consent, values: yesNo },
	mixedKeep: {
		name: m.biome_option_mixed_keep,
		values: { assign: m.biome_option_mixed_keep_assign, pool: m.biome_option_mixed_keep_pool }
	},
	minDice: { name: m.biome_option_min_dice },
	agreement: {
		name: m.biome_option_agreement,
		values: {
			one: m.biome_option_agreement_one,
			vote: m.biome_option_agreement_vote,
			none: m.biome_option_agreement_none
		}
	},
	customStats: {
		name: m.biome_option_custom_stats,
		values: {
			'same-spread': m.biome_option_custom_stats_same_spread,
			free: m.biome_option_custom_stats_free,
			off: m.biome_option_custom_stats_off
		}
	},
	startRp: { name: m.biome_option_start_rp },
	collapsePercent: {
		name: m.biome_option_collapse_percent,
		values: { auto: m.biome_option_collapse_percent_auto, off: m.biome_option_collapse_percent_off }
	},
	equilibriumRounds: { name: m.biome_option_equilibrium_rounds },
	bothAtOnce: {
		name: m.biome_option_both_at_once,
		values: {
			collapse: m.biome_option_both_at_once_collapse,
			equilibrium: m.biome_option_both_at_once_equilibrium
		}
	},
	graceRounds: { name: m.biome_option_grace_rounds },
	phase1Rounds: {
		name: m.biome_option_phase1_rounds,
		values: { null: m.biome_option_phase1_rounds_nolimit }
	},
	maxRounds: {
		name: m.biome_option_max_rounds,
		values: { null: m.biome_option_max_rounds_nolimit }
	},
	leftover: {
		name: m.biome_option_leftover,
		values: { place: m.biome_option_leftover_place, discard: m.biome_option_leftover_discard }
	},
	inventedChallenges: { name: m.biome_option_invented_challenges, values: yesNo },
	biomes: { name: m.biome_option_biomes, values: { null: m.biome_option_biomes_nolimit } },
	stats: { name: m.biome_option_stats, values: { null: m.biome_option_stats_nolimit } },
	firstSeat: { name: m.biome_option_first_seat },
	tempo: {
		name: m.biome_option_tempo,
		values: { turns: m.biome_option_tempo_turns, together: m.biome_option_tempo_together }
	},
	start: {
		name: m.biome_option_start,
		values: { ready: m.biome_option_start_ready, facilitator: m.biome_option_start_facilitator }
	}
};

/** What each preset is called, and what it is for. */
export const presetWords: Readonly<Record<string, PresetWords>> = {
	lesson: {
		name: m.biome_preset_lesson,
		more: m.biome_preset_lesson_more,
		fits: (minutes, seats) => {
			const { phase1Rounds: build, maxRounds: society } = lessonRounds(minutes, seats);
			return m.biome_preset_lesson_fits({
				minutes,
				build: m.bell_rounds({ count: build }),
				society: m.bell_rounds({ count: society }),
				turns: build + society
			});
		}
	},
	'as-printed': { name: m.biome_preset_as_printed, more: m.biome_preset_as_printed_more },
	examples: { name: m.biome_preset_examples, more: m.biome_preset_examples_more },
	workshop: { name: m.biome_preset_workshop, more: m.biome_preset_workshop_more }
};
