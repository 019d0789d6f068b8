/** All that this game says, for whoever does not know it. */
import * as m from '../../../paraglide/messages.js';
import { gameWords, type PresetWords, type WordMap } from '../../kit/words.ts';
import { actionWords as actions, outcomeSentence as outcome } from './actions.ts';
import { events } from './events.ts';
import { refusals } from './refusals.ts';
import { optionTable, yesNo } from '../../kit/optionWords.ts';
import { lessonRounds } from '../rules/together/lesson.ts';
import type { Options, Phase, Reason, Step } from '../rules/state.ts';
import type { BiomeGist } from '../rules/host/gist.ts';
import { biomeName } from './terms.ts';
import { listed } from '../../../pieces/lists.ts';

const phases: WordMap<Exclude<Phase, 'over'>> = {
	setup: m.desk_phase_setup,
	build: m.desk_phase_build,
	between: m.desk_phase_between,
	society: m.desk_phase_society
};

const ends: WordMap<Reason> = {
	collapse: m.desk_end_collapse,
	exhausted: m.desk_end_exhausted,
	equilibrium: m.desk_end_equilibrium,
	time: m.desk_end_time,
	'ended-early': m.desk_end_early
};

const steps: WordMap<Step> = {
	choose: m.seeing_step_choose,
	prepare: m.seeing_step_prepare,
	sphere: m.seeing_step_sphere,
	pickSphere: m.seeing_step_pick_sphere,
	challenge: m.seeing_step_challenge,
	plan: m.seeing_step_plan,
	agree: m.seeing_step_agree,
	consent: m.seeing_step_consent,
	roll: m.seeing_step_roll,
	mixed: m.seeing_step_mixed,
	pay: m.seeing_step_pay,
	lenderRoll: m.seeing_step_lender_roll,
	leftover: m.seeing_step_leftover,
	ready: m.seeing_step_ready,
	over: m.seeing_step_over
};

/** "Desert holds 46 %", with the line once it is near, and with what phase 1 has still to spend. */
function gistSentence(gist: BiomeGist): string {
	const share = shareWords(gist);
	const { near, line, pools } = gist;
	if (near && line !== null) return m.seeing_share_near({ share, line });
	return pools > 0 ? m.seeing_share_pools({ pools, share }) : share;
}

function shareWords({ biomes, percent }: BiomeGist): string {
	const [first, ...more] = biomes.map((biome) => biomeName(biome));
	if (first === undefined) return m.seeing_share_none();
	if (more.length === 0) return m.seeing_share({ biome: first, percent });
	// three names do not fit a line, and say little
	return more.length === 1
		? m.seeing_share_each({ biomes: listed([first, ...more]), percent })
		: m.seeing_share_many({ count: biomes.length, percent });
}

/** What each option is called; below that each of its values, where they are no numbers. */
const options = optionTable<keyof Options>(
	{
		reading: m.biome_option_reading,
		ownMixedChoice: m.biome_option_own_mixed_choice,
		borrowedDice: m.biome_option_borrowed_dice,
		borrowLimit: m.biome_option_borrow_limit,
		copyFrom: m.biome_option_copy_from,
		lenderDice: m.biome_option_lender_dice,
		strongCopyRp: m.biome_option_strong_copy_rp,
		standingRp: m.biome_option_standing_rp,
		mixOwnAndBorrowed: m.biome_option_mix_own_and_borrowed,
		statSource: m.biome_option_stat_source,
		foreignStatPenalty: m.biome_option_foreign_stat_penalty,
		unaided: m.biome_option_unaided,
		lenderConsent: m.biome_option_lender_consent,
		mixedKeep: m.biome_option_mixed_keep,
		minDice: m.biome_option_min_dice,
		agreement: m.biome_option_agreement,
		customStats: m.biome_option_custom_stats,
		startRp: m.biome_option_start_rp,
		collapsePercent: m.biome_option_collapse_percent,
		equilibriumRounds: m.biome_option_equilibrium_rounds,
		bothAtOnce: m.biome_option_both_at_once,
		graceRounds: m.biome_option_grace_rounds,
		phase1Rounds: m.biome_option_phase1_rounds,
		maxRounds: m.biome_option_max_rounds,
		leftover: m.biome_option_leftover,
		inventedChallenges: m.biome_option_invented_challenges,
		biomes: m.biome_option_biomes,
		stats: m.biome_option_stats,
		firstSeat: m.biome_option_first_seat,
		tempo: m.biome_option_tempo,
		start: m.biome_option_start
	},
	{
		reading: { examples: m.biome_option_reading_examples, strict: m.biome_option_reading_strict },
		ownMixedChoice: yesNo,
		borrowedDice: yesNo,
		borrowLimit: {
			1: m.biome_option_borrow_limit_1,
			resource: m.biome_option_borrow_limit_resource
		},
		copyFrom: { 2: m.biome_option_copy_from_2, 4: m.biome_option_copy_from_4 },
		lenderDice: { left: m.biome_option_lender_dice_left, all: m.biome_option_lender_dice_all },
		standingRp: { used: m.biome_option_standing_rp_used, all: m.biome_option_standing_rp_all },
		mixOwnAndBorrowed: yesNo,
		statSource: { any: m.biome_option_stat_source_any, lender: m.biome_option_stat_source_lender },
		foreignStatPenalty: {
			borrower: m.biome_option_foreign_stat_penalty_borrower,
			owner: m.biome_option_foreign_stat_penalty_owner
		},
		unaided: { 'no-rp': m.biome_option_unaided_no_rp, always: m.biome_option_unaided_always },
		lenderConsent: yesNo,
		mixedKeep: { assign: m.biome_option_mixed_keep_assign, pool: m.biome_option_mixed_keep_pool },
		agreement: {
			one: m.biome_option_agreement_one,
			vote: m.biome_option_agreement_vote,
			none: m.biome_option_agreement_none
		},
		customStats: {
			'same-spread': m.biome_option_custom_stats_same_spread,
			free: m.biome_option_custom_stats_free,
			off: m.biome_option_custom_stats_off
		},
		collapsePercent: {
			auto: m.biome_option_collapse_percent_auto,
			off: m.biome_option_collapse_percent_off
		},
		bothAtOnce: {
			collapse: m.biome_option_both_at_once_collapse,
			equilibrium: m.biome_option_both_at_once_equilibrium
		},
		phase1Rounds: { null: m.biome_option_phase1_rounds_nolimit },
		maxRounds: { null: m.biome_option_max_rounds_nolimit },
		leftover: { place: m.biome_option_leftover_place, discard: m.biome_option_leftover_discard },
		inventedChallenges: yesNo,
		biomes: { null: m.biome_option_biomes_nolimit },
		stats: { null: m.biome_option_stats_nolimit },
		tempo: { turns: m.biome_option_tempo_turns, together: m.biome_option_tempo_together },
		start: { ready: m.biome_option_start_ready, facilitator: m.biome_option_start_facilitator }
	}
);

/** What each preset is called, and what it is for. */
const presets: Readonly<Record<string, PresetWords>> = {
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

export const words = gameWords({
	refusals,
	actions,
	events,
	outcome,
	options,
	presets,
	phases,
	steps,
	ends,
	gist: gistSentence,
	newcomer: m.late_resource
});
