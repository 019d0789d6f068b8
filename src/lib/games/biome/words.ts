/** The words of this game's refusals, actions and events: nothing indexes messages by a computed key. */
import * as m from '../../paraglide/messages.js';
import type { Refusal } from '../../engine/module.ts';
import { SPHERES, STATS, type Action, type BiomeEvent, type Reason } from './state.ts';
import { bandName, biomeName, sphereName, statName } from './terms.ts';

/** The language to say it in; without it, the reader's. */
type Spoken = Parameters<typeof m.biome_yes>[1];
type Params = Refusal['params'];

/** The stat that a refusal names. */
function statIn(params: Params, spoken: Spoken): string {
	const named = STATS.find((stat) => stat === params?.['stat']);
	return named ? statName(named, spoken) : '';
}

/** The sphere that a refusal names. */
function sphereIn(params: Params, spoken: Spoken): string {
	const named = SPHERES.find((sphere) => sphere === params?.['sphere']);
	return named ? sphereName(named, spoken) : '';
}

const REFUSALS = {
	'game-over': (_refusal, options) => m.biome_refused_game_over({}, options),
	paused: (_refusal, options) => m.biome_refused_paused({}, options),
	'not-seated': (_refusal, options) => m.biome_refused_not_seated({}, options),
	'bad-action': (_refusal, options) => m.biome_refused_bad_action({}, options),
	'wrong-step': (_refusal, options) => m.biome_refused_wrong_step({}, options),
	'not-your-turn': (_refusal, options) => m.biome_refused_not_your_turn({}, options),
	'bad-biome': (_refusal, options) => m.biome_refused_bad_biome({}, options),
	'bad-text': ({ params }, options) =>
		m.biome_refused_bad_text({ most: params?.['most'] ?? '' }, options),
	'bad-stats': (_refusal, options) => m.biome_refused_bad_stats({}, options),
	'bad-stat': (_refusal, options) => m.biome_refused_bad_stat({}, options),
	'bad-sphere': (_refusal, options) => m.biome_refused_bad_sphere({}, options),
	'no-such-challenge': (_refusal, options) => m.biome_refused_no_such_challenge({}, options),
	'wrong-sphere': ({ params }, options) =>
		m.biome_refused_wrong_sphere({ sphere: sphereIn(params, options) }, options),
	'catalogue-only': (_refusal, options) => m.biome_refused_catalogue_only({}, options),
	'bad-amount': (_refusal, options) => m.biome_refused_bad_amount({}, options),
	'not-enough-points': ({ params }, options) =>
		m.biome_refused_not_enough_points({ has: params?.['has'] ?? '' }, options),
	'name-needed': ({ params }, options) =>
		m.biome_refused_name_needed({ most: params?.['most'] ?? '' }, options),
	'no-such-resource': (_refusal, options) => m.biome_refused_no_such_resource({}, options),
	'wrong-stat': ({ params }, options) =>
		m.biome_refused_wrong_stat({ stat: statIn(params, options) }, options),
	'own-resource': (_refusal, options) => m.biome_refused_own_resource({}, options),
	'no-mixing': (_refusal, options) => m.biome_refused_no_mixing({}, options),
	'resource-needed': (_refusal, options) => m.biome_refused_resource_needed({}, options),
	'bad-stat-source': (_refusal, options) => m.biome_refused_bad_stat_source({}, options),
	'no-such-entry': (_refusal, options) => m.biome_refused_no_such_entry({}, options),
	'reason-needed': (_refusal, options) => m.biome_refused_reason_needed({}, options),
	'roll-pending': (_refusal, options) => m.biome_refused_roll_pending({}, options),
	'nothing-to-skip': (_refusal, options) => m.biome_refused_nothing_to_skip({}, options),
	'table-full': (_refusal, options) => m.biome_refused_table_full({}, options),
	'bad-option': ({ params }, options) =>
		m.biome_refused_bad_option({ option: params?.['option'] ?? '' }, options),
	'bad-seats': (_refusal, options) => m.biome_refused_bad_seats({}, options)
} satisfies Record<string, (refusal: Refusal, options: Spoken) => string>;

/** Every code of this game's refusals. */
export const REFUSAL_CODES: readonly string[] = Object.keys(REFUSALS);

const isCode = (code: string): code is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, code);

/** Why something may not be done, and what to do instead. */
export function explain(refusal: Refusal, options?: Spoken): string {
	return isCode(refusal.code)
		? REFUSALS[refusal.code](refusal, options)
		: m.biome_refused_other({}, options);
}

/** What each type of action is called, on a button or in a log. */
export const actionWords: Readonly<Record<Action['type'], typeof m.biome_do_ready>> = {
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

type Sentences = {
	readonly [Type in BiomeEvent['type']]: (
		event: Extract<BiomeEvent, { type: Type }>,
		names: (seat: number) => string,
		spoken: Spoken
	) => string;
};

const EVENTS: Sentences = {
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
	corrected: (event, names, spoken) =>
		m.biome_event_corrected({ who: names(event.seat), from: event.from, to: event.to }, spoken),
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
export function eventSentence(
	event: BiomeEvent,
	names: (seat: number) => string,
	spoken?: Spoken
): string {
	// the compiler cannot see that a map's entry belongs to the event that named it
	const say = EVENTS[event.type] as (event: BiomeEvent, ...rest: [typeof names, Spoken]) => string;
	return say(event, names, spoken);
}
