/** Why something may not be done: a sentence for each code. */
import * as m from '../../../paraglide/messages.js';
import { explaining, type Refusals } from '../../kit/words.ts';

export const refusals: Refusals = {
	'game-over': m.scavenger_hunt_refused_game_over,
	'not-your-turn': m.scavenger_hunt_refused_not_your_turn,
	'wrong-action': m.scavenger_hunt_refused_wrong_action,
	'bad-action': m.piece_bad_action,
	'not-in-hand': m.scavenger_hunt_refused_not_in_hand,
	'off-board': m.scavenger_hunt_refused_off_board,
	'edge-square': m.scavenger_hunt_refused_edge_square,
	'tile-has-coin': m.scavenger_hunt_refused_tile_has_coin,
	'reverses-shift': m.scavenger_hunt_refused_reverses_shift,
	'not-straight': m.scavenger_hunt_refused_not_straight,
	'pawn-in-way': m.scavenger_hunt_refused_pawn_in_way,
	'coin-in-way': m.scavenger_hunt_refused_coin_in_way,
	'bad-option': m.scavenger_hunt_refused_bad_option,
	'bad-seats': m.scavenger_hunt_refused_bad_seats
};

/** Why something may not be done, and what to do instead. */
export const explain = explaining(refusals, m.scavenger_hunt_refused_other);
