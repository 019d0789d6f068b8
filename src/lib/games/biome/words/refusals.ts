/** Why something may not be done: a sentence for each code. */
import * as m from '../../../paraglide/messages.js';
import { explaining, type Refusals } from '../../kit/words.ts';
import type { Sphere, Stat } from '../rules/state.ts';
import { sphereName, statName } from './terms.ts';

export const refusals: Refusals = {
	'game-over': m.biome_refused_game_over,
	paused: m.biome_refused_paused,
	'not-seated': m.biome_refused_not_seated,
	'bad-action': m.piece_bad_action,
	'wrong-step': m.biome_refused_wrong_step,
	'not-your-turn': m.biome_refused_not_your_turn,
	'bad-biome': m.biome_refused_bad_biome,
	'bad-text': m.biome_refused_bad_text,
	'bad-stats': m.biome_refused_bad_stats,
	'bad-stat': m.biome_refused_bad_stat,
	'bad-sphere': m.biome_refused_bad_sphere,
	'no-such-challenge': m.biome_refused_no_such_challenge,
	'wrong-sphere': ({ sphere }: { sphere: Sphere }) =>
		m.biome_refused_wrong_sphere({ sphere: sphereName(sphere) }),
	'catalogue-only': m.biome_refused_catalogue_only,
	'bad-amount': m.biome_refused_bad_amount,
	'not-enough-points': m.biome_refused_not_enough_points,
	'name-needed': m.biome_refused_name_needed,
	'no-such-resource': m.biome_refused_no_such_resource,
	'wrong-stat': ({ stat }: { stat: Stat }) => m.biome_refused_wrong_stat({ stat: statName(stat) }),
	'own-resource': m.biome_refused_own_resource,
	'no-mixing': m.biome_refused_no_mixing,
	'resource-needed': m.biome_refused_resource_needed,
	'bad-stat-source': m.biome_refused_bad_stat_source,
	'no-such-entry': m.biome_refused_no_such_entry,
	'reason-needed': m.biome_refused_reason_needed,
	'roll-pending': m.biome_refused_roll_pending,
	'nothing-to-skip': m.biome_refused_nothing_to_skip,
	'table-full': m.biome_refused_table_full,
	'bad-option': m.biome_refused_bad_option,
	'bad-seats': m.biome_refused_bad_seats
};

/** Why something may not be done, and what to do instead. */
export const explain = explaining(refusals, m.biome_refused_other);
