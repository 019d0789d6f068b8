/** What this game says on its boards: its actions and its end. */
import * as m from '../../../paraglide/messages.js';
import type { Outcome, Seat } from '../../../engine/module.ts';
import type { Names, WordMap } from '../../kit/words.ts';
import type { Action, Reason } from '../rules/state.ts';
import { listed } from '../../../pieces/lists.ts';

/** What each type of action is called, on a button or in a log. */
export const actionWords: WordMap<Action['type']> = {
	chooseBiome: m.biome_do_choose_biome,
	setStats: m.biome_do_set_stats,
	ready: m.biome_do_ready,
	defineStat: m.biome_do_define_stat,
	nameSociety: m.biome_do_name_society,
	rollSphere: m.biome_do_roll_sphere,
	pickSphere: m.biome_do_pick_sphere,
	setChallenge: m.biome_do_set_challenge,
	plan: m.biome_do_plan,
	withdraw: m.biome_do_withdraw,
	agree: m.biome_do_agree,
	consent: m.biome_do_consent,
	roll: m.biome_do_roll,
	chooseMixed: m.biome_do_choose_mixed,
	payRp: m.biome_do_pay_rp,
	lenderRoll: m.biome_do_lender_roll,
	placeLeftover: m.biome_do_place_leftover,
	guess: m.biome_do_guess,
	narrate: m.biome_do_narrate,
	correct: m.biome_do_correct,
	skip: m.biome_do_skip,
	actFor: m.biome_do_act_for,
	reassign: m.biome_do_reassign,
	pause: m.biome_do_pause,
	resume: m.biome_do_resume,
	setClock: m.biome_do_set_clock,
	endPhase: m.biome_do_end_phase,
	lastRound: m.biome_do_last_round,
	advance: m.biome_do_advance,
	addSeat: m.biome_do_add_seat,
	removeSeat: m.biome_do_remove_seat,
	endGame: m.biome_do_end_game,
	noteUndo: m.biome_do_note_undo
};

const ENDINGS: Readonly<Record<Reason, (inputs: { who: string }) => string>> = {
	collapse: m.biome_end_collapse,
	exhausted: m.biome_end_exhausted,
	equilibrium: m.biome_end_equilibrium,
	time: m.biome_end_time,
	'ended-early': m.biome_end_ended_early
};

const isReason = (reason: string): reason is Reason => Object.hasOwn(ENDINGS, reason);

/** How the world ended, in one sentence; `by` are the seats that held too large a share of it. */
export const endSentence = (reason: Reason, by: readonly Seat[], names: Names): string =>
	ENDINGS[reason]({ who: listed(by.map(names)) });

/** How the game ended, in one sentence. Only this game's own rules make its outcome. */
export const outcomeSentence = ({ reason, by = [] }: Outcome, names: Names): string =>
	endSentence(isReason(reason) ? reason : 'ended-early', by as readonly Seat[], names);
