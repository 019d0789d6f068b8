/** Why something may not be done, in sentences: a sentence for each code. */
import * as m from '../../../paraglide/messages.js';
import { explaining, type Refusals } from '../../kit/says.ts';

export const REFUSALS: Refusals = {
	'game-over': (_refusal, spoken) => m.melting_iceberg_refused_game_over({}, spoken),
	'not-your-turn': (_refusal, spoken) => m.melting_iceberg_refused_not_your_turn({}, spoken),
	'wrong-action': (_refusal, spoken) => m.melting_iceberg_refused_wrong_action({}, spoken),
	'bad-action': (_refusal, spoken) => m.melting_iceberg_refused_bad_action({}, spoken),
	'not-in-hand': (_refusal, spoken) => m.melting_iceberg_refused_not_in_hand({}, spoken),
	'not-on-ice': (_refusal, spoken) => m.melting_iceberg_refused_not_on_ice({}, spoken),
	'wrong-ring': ({ params }, spoken) =>
		params?.['ring'] === 1
			? m.melting_iceberg_refused_wrong_ring_1({}, spoken)
			: m.melting_iceberg_refused_wrong_ring_2({}, spoken),
	'food-there': (_refusal, spoken) => m.melting_iceberg_refused_food_there({}, spoken),
	'cell-occupied': (_refusal, spoken) => m.melting_iceberg_refused_cell_occupied({}, spoken),
	'bad-dock': (_refusal, spoken) => m.melting_iceberg_refused_bad_dock({}, spoken),
	'not-a-die': (_refusal, spoken) => m.melting_iceberg_refused_not_a_die({}, spoken),
	'no-animal': (_refusal, spoken) => m.melting_iceberg_refused_no_animal({}, spoken),
	'already-moved': (_refusal, spoken) => m.melting_iceberg_refused_already_moved({}, spoken),
	'not-carrying': (_refusal, spoken) => m.melting_iceberg_refused_not_carrying({}, spoken),
	'already-carrying': (_refusal, spoken) => m.melting_iceberg_refused_already_carrying({}, spoken),
	'nothing-done': (_refusal, spoken) => m.melting_iceberg_refused_nothing_done({}, spoken),
	'too-far': ({ params }, spoken) =>
		m.melting_iceberg_refused_too_far({ distance: Number(params?.['distance'] ?? 0) }, spoken),
	'no-own-food': (_refusal, spoken) => m.melting_iceberg_refused_no_own_food({}, spoken),
	'no-iceberg': (_refusal, spoken) => m.melting_iceberg_refused_no_iceberg({}, spoken),
	'cannot-melt': (_refusal, spoken) => m.melting_iceberg_refused_cannot_melt({}, spoken),
	'keep-needed': (_refusal, spoken) => m.melting_iceberg_refused_keep_needed({}, spoken),
	'bad-keep': (_refusal, spoken) => m.melting_iceberg_refused_bad_keep({}, spoken),
	'bad-seats': (_refusal, spoken) => m.melting_iceberg_refused_bad_seats({}, spoken),
	'bad-option': ({ params }, spoken) =>
		m.melting_iceberg_refused_bad_option({ option: params?.['option'] ?? '' }, spoken)
};

/** Why something may not be done, and what to do instead. */
export const explain = explaining(REFUSALS, m.melting_iceberg_refused_other);
