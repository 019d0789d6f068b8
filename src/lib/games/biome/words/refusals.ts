/** The words of this game's refusals: nothing indexes messages by a computed key. */
import * as m from '../../../paraglide/messages.js';
import type { Refusal } from '../../../engine/module.ts';
import { explaining, type Refusals, type Spoken } from '../../kit/says.ts';
import { SPHERES, STATS } from '../rules/state.ts';
import { sphereName, statName } from './terms.ts';

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

const REFUSALS: Refusals = {
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
};

/** Every code of this game's refusals. */
export const REFUSAL_CODES: readonly string[] = Object.keys(REFUSALS);

/** Why something may not be done, and what to do instead. */
export const explain = explaining(REFUSALS, m.biome_refused_other);
