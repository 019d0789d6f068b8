/** Why something may not be done: a sentence for each code. */
import * as m from '../../../paraglide/messages.js';
import { explaining, type Refusals } from '../../kit/words.ts';
import { suitSign } from './naming.ts';

export const refusals: Refusals = {
	'game-over': m.martian_gunslinger_refused_game_over,
	'already-bid': m.martian_gunslinger_refused_already_bid,
	'already-exchanged': m.martian_gunslinger_refused_already_exchanged,
	'not-your-turn': m.martian_gunslinger_refused_not_your_turn,
	'wrong-phase': m.martian_gunslinger_refused_wrong_phase,
	'bad-action': m.piece_bad_action,
	'home-already-placed': m.martian_gunslinger_refused_home_already_placed,
	'not-a-corner': m.martian_gunslinger_refused_not_a_corner,
	'corner-taken': m.martian_gunslinger_refused_corner_taken,
	'bad-facing': m.martian_gunslinger_refused_bad_facing,
	'faces-off-board': m.martian_gunslinger_refused_faces_off_board,
	'home-due': m.martian_gunslinger_refused_home_due,
	'no-such-piece': m.martian_gunslinger_refused_no_such_piece,
	'plotpoint-already-placed': m.martian_gunslinger_refused_plotpoint_already_placed,
	'off-board': m.martian_gunslinger_refused_off_board,
	'too-near-corner': m.martian_gunslinger_refused_too_near_corner,
	'cell-occupied': m.martian_gunslinger_refused_cell_occupied,
	'no-such-ace': m.martian_gunslinger_refused_no_such_ace,
	'wrong-face': m.martian_gunslinger_refused_wrong_face,
	'no-piece-there': m.martian_gunslinger_refused_no_piece_there,
	'pile-empty': m.martian_gunslinger_refused_pile_empty,
	'not-enough-points': m.martian_gunslinger_refused_not_enough_points,
	'same-facing': m.martian_gunslinger_refused_same_facing,
	'no-hop': m.martian_gunslinger_refused_no_hop,
	'nothing-to-hop': m.martian_gunslinger_refused_nothing_to_hop,
	'no-target': m.martian_gunslinger_refused_no_target,
	'same-plotpoint': m.martian_gunslinger_refused_same_plotpoint,
	'target-not-notorious': m.martian_gunslinger_refused_target_not_notorious,
	'not-in-duel-hand': m.martian_gunslinger_refused_not_in_duel_hand,
	'not-in-hand': m.martian_gunslinger_refused_not_in_hand,
	'choose-ability': m.martian_gunslinger_refused_choose_ability,
	'already-large': m.martian_gunslinger_refused_already_large,
	'no-such-resource': m.martian_gunslinger_refused_no_such_resource,
	'condition-not-met': m.martian_gunslinger_refused_condition_not_met,
	'event-in-progress': m.martian_gunslinger_refused_event_in_progress,
	'bad-call': m.martian_gunslinger_refused_bad_call,
	'not-home': m.martian_gunslinger_refused_not_home,
	'must-place': m.martian_gunslinger_refused_must_place,
	'bad-seats': m.martian_gunslinger_refused_bad_seats,
	'too-many-cards': m.martian_gunslinger_refused_too_many_cards,
	'bad-payment': refusedPayment,
	'bad-bid': m.martian_gunslinger_refused_bad_bid,
	'bad-option': m.martian_gunslinger_refused_bad_option
};

/** A card costs resources of its suit, an election any. */
function refusedPayment({ count, suit }: { count: number; suit: string }): string {
	return suit === ''
		? m.martian_gunslinger_refused_bad_payment_any({ count })
		: m.martian_gunslinger_refused_bad_payment_suit({ count, suit: suitSign(suit) });
}

/** Why something may not be done, and what to do instead. */
export const explain = explaining(refusals, m.martian_gunslinger_refused_other);
