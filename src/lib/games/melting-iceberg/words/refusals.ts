/** Why something may not be done: a sentence for each code. */
import * as m from '../../../paraglide/messages.js';
import { explaining, type Refusals } from '../../kit/words.ts';

export const refusals: Refusals = {
	'game-over': m.melting_iceberg_refused_game_over,
	'not-your-turn': m.melting_iceberg_refused_not_your_turn,
	'wrong-action': m.melting_iceberg_refused_wrong_action,
	'bad-action': m.piece_bad_action,
	'not-in-hand': m.melting_iceberg_refused_not_in_hand,
	'not-on-ice': m.melting_iceberg_refused_not_on_ice,
	'wrong-ring': ({ ring }) =>
		ring === 1
			? m.melting_iceberg_refused_wrong_ring_1()
			: m.melting_iceberg_refused_wrong_ring_2(),
	'food-there': m.melting_iceberg_refused_food_there,
	'cell-occupied': m.melting_iceberg_refused_cell_occupied,
	'bad-dock': m.melting_iceberg_refused_bad_dock,
	'not-a-die': m.melting_iceberg_refused_not_a_die,
	'no-animal': m.melting_iceberg_refused_no_animal,
	'already-moved': m.melting_iceberg_refused_already_moved,
	'not-carrying': m.melting_iceberg_refused_not_carrying,
	'already-carrying': m.melting_iceberg_refused_already_carrying,
	'nothing-done': m.melting_iceberg_refused_nothing_done,
	'too-far': m.melting_iceberg_refused_too_far,
	'no-own-food': m.melting_iceberg_refused_no_own_food,
	'no-iceberg': m.melting_iceberg_refused_no_iceberg,
	'cannot-melt': m.melting_iceberg_refused_cannot_melt,
	'keep-needed': m.melting_iceberg_refused_keep_needed,
	'bad-keep': m.melting_iceberg_refused_bad_keep,
	'bad-seats': m.melting_iceberg_refused_bad_seats,
	'bad-option': m.melting_iceberg_refused_bad_option
};

/** Why something may not be done, and what to do instead. */
export const explain = explaining(refusals, m.melting_iceberg_refused_other);
