/** The words of this game's actions and events, and those of its refusals. */
import * as m from '../../../paraglide/messages.js';
import { telling, type Sentences, type Spoken, type Word } from '../../kit/says.ts';
import type { BiomeEvent } from '../rules/events.ts';
import type { Action, Reason } from '../rules/state.ts';
import { bandName, biomeName, sphereName, statName } from './terms.ts';

export { gistSentence, stepWords } from './desk.ts';
export { explain, REFUSAL_CODES } from './refusals.ts';

/** What each type of action is called, on a button or in a log. */
export const actionWords: Readonly<Record<Action['type'], Word>> = {
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
	narrate: m.biome_do_narrate,
	correct: m.biome_do_correct,
	skip: m.biome_do_skip,
	actFor: m.biome_do_act_for,
	reassign: m.biome_do_reassign,
	pause: m.biome_do_pause,
	resume: m.biome_do_resume,
	setClock: m.biome_do_set_clock,
	endPhase: m.biome_do_end_phase,
	advance: m.biome_do_advance,
	addSeat: m.biome_do_add_seat,
	removeSeat: m.biome_do_remove_seat,
	endGame: m.biome_do_end_game,
	noteUndo: m.biome_do_note_undo
};

const ENDINGS: Readonly<Record<Reason, (inputs: { who: string }, spoken: Spoken) => string>> = {
	collapse: m.biome_end_collapse,
	exhausted: m.biome_end_exhausted,
	equilibrium: m.biome_end_equilibrium,
	time: m.biome_end_time,
	'ended-early': m.biome_end_ended_early
};

const EVENTS: Sentences<BiomeEvent> = {
	chose: (event, names, spoken) =>
		m.biome_event_chose({ who: names(event.seat), biome: biomeName(event.biome, spoken) }, spoken),
	'stats-set': (event, names, spoken) =>
		m.biome_event_stats_set({ who: names(event.seat) }, spoken),
	ready: (event, names, spoken) => m.biome_event_ready({ who: names(event.seat) }, spoken),
	defined: (event, names, spoken) =>
		m.biome_event_defined({ who: names(event.seat), stat: statName(event.stat, spoken) }, spoken),
	'society-named': (event, names, spoken) =>
		m.biome_event_society_named({ who: names(event.seat), name: event.name }, spoken),
	'phase-began': ({ phase }, _names, spoken) =>
		phase === 'build'
			? m.biome_event_phase_build({}, spoken)
			: m.biome_event_phase_society({}, spoken),
	'round-began': ({ round, phase }, _names, spoken) =>
		phase === 'build'
			? m.biome_event_age_began({ round }, spoken)
			: m.biome_event_round_began({ round }, spoken),
	'turn-began': (event, names, spoken) =>
		m.biome_event_turn_began({ who: names(event.seat) }, spoken),
	'sphere-rolled': ({ seat, roll, sphere }, names, spoken) =>
		sphere
			? m.biome_event_sphere_rolled(
					{ who: names(seat), roll, sphere: sphereName(sphere, spoken) },
					spoken
				)
			: m.biome_event_sphere_free({ who: names(seat) }, spoken),
	'sphere-picked': (event, names, spoken) =>
		m.biome_event_sphere_picked(
			{ who: names(event.seat), sphere: sphereName(event.sphere, spoken) },
			spoken
		),
	challenged: (event, names, spoken) =>
		m.biome_event_challenged({ who: names(event.seat), by: names(event.by) }, spoken),
	planned: (event, names, spoken) =>
		m.biome_event_planned({ who: names(event.seat), stat: statName(event.stat, spoken) }, spoken),
	withdrew: (event, names, spoken) => m.biome_event_withdrew({ who: names(event.seat) }, spoken),
	answered: ({ seat, ok, stat }, names, spoken) =>
		ok
			? m.biome_event_agreed({ who: names(seat), stat: statName(stat, spoken) }, spoken)
			: m.biome_event_disagreed({ who: names(seat) }, spoken),
	consented: ({ seat, ok }, names, spoken) =>
		ok
			? m.biome_event_lent({ who: names(seat) }, spoken)
			: m.biome_event_not_lent({ who: names(seat) }, spoken),
	'plan-dropped': (event, names, spoken) =>
		m.biome_event_plan_dropped({ who: names(event.seat) }, spoken),
	rolled: (event, names, spoken) =>
		m.biome_event_rolled(
			{
				who: names(event.seat),
				dice: event.dice.join(', '),
				passes: event.passes,
				band: bandName(event.band, spoken)
			},
			spoken
		),
	paid: ({ seat, choice }, names, spoken) =>
		choice === 'stat'
			? m.biome_event_paid_stat({ who: names(seat) }, spoken)
			: m.biome_event_paid_rp({ who: names(seat) }, spoken),
	'lender-rolled': (event, names, spoken) =>
		m.biome_event_lender_rolled(
			{
				who: names(event.seat),
				dice: event.dice.join(', '),
				passes: event.passes,
				band: bandName(event.band, spoken)
			},
			spoken
		),
	'turn-ended': (event, names, spoken) =>
		m.biome_event_turn_ended({ who: names(event.seat) }, spoken),
	placed: (event, names, spoken) =>
		m.biome_event_placed(
			{ who: names(event.seat), rp: event.rp, stat: statName(event.stat, spoken) },
			spoken
		),
	discarded: (event, names, spoken) =>
		m.biome_event_discarded({ who: names(event.seat), rp: event.rp }, spoken),
	narrated: (event, names, spoken) => m.biome_event_narrated({ who: names(event.seat) }, spoken),
	skipped: (event, names, spoken) => m.biome_event_skipped({ who: names(event.seat) }, spoken),
	'round-ended': (event, _names, spoken) =>
		m.biome_event_round_ended({ round: event.round, existing: event.existing }, spoken),
	'phase-ended': (_event, _names, spoken) => m.biome_event_phase_ended({}, spoken),
	'game-ended': ({ reason, by }, names, spoken) =>
		ENDINGS[reason]({ who: by.map(names).join(', ') }, spoken),
	corrected: ({ seat, from, to, reason }, names, spoken) =>
		m.biome_event_corrected({ who: names(seat), from, to, reason }, spoken),
	reassigned: (event, names, spoken) =>
		m.biome_event_reassigned({ who: names(event.seat), to: event.to }, spoken),
	paused: (_event, _names, spoken) => m.biome_event_paused({}, spoken),
	resumed: (_event, _names, spoken) => m.biome_event_resumed({}, spoken),
	'clock-set': ({ minutes }, _names, spoken) =>
		minutes === null
			? m.biome_event_clock_off({}, spoken)
			: m.biome_event_clock_on({ minutes }, spoken),
	joined: (event, names, spoken) =>
		m.biome_event_joined({ who: names(event.seat), biome: biomeName(event.biome, spoken) }, spoken),
	left: (event, names, spoken) => m.biome_event_left({ who: names(event.seat) }, spoken),
	undone: (event, _names, spoken) => m.biome_event_undone({ what: event.what }, spoken)
};

/** Every type of event that this game tells. */
export const EVENT_TYPES: readonly string[] = Object.keys(EVENTS);

/** What has happened, as one line of the chronicle. */
export const eventSentence = telling(EVENTS);
