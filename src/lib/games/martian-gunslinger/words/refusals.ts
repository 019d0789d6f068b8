/** Why something may not be done, in sentences: a sentence for each code. */
import * as m from '../../../paraglide/messages.js';
import type { Refusal } from '../../../engine/module.ts';
import { explaining, type Refusals, type Spoken } from '../../kit/says.ts';
import { suitSign } from './naming.ts';

export const REFUSALS: Refusals = {
	'game-over': (_refusal, spoken) => m.martian_gunslinger_refused_game_over({}, spoken),
	'already-bid': (_refusal, spoken) => m.martian_gunslinger_refused_already_bid({}, spoken),
	'already-exchanged': (_refusal, spoken) =>
		m.martian_gunslinger_refused_already_exchanged({}, spoken),
	'not-your-turn': (_refusal, spoken) => m.martian_gunslinger_refused_not_your_turn({}, spoken),
	'wrong-phase': (_refusal, spoken) => m.martian_gunslinger_refused_wrong_phase({}, spoken),
	'bad-action': (_refusal, spoken) => m.martian_gunslinger_refused_bad_action({}, spoken),
	'home-already-placed': (_refusal, spoken) =>
		m.martian_gunslinger_refused_home_already_placed({}, spoken),
	'not-a-corner': (_refusal, spoken) => m.martian_gunslinger_refused_not_a_corner({}, spoken),
	'corner-taken': (_refusal, spoken) => m.martian_gunslinger_refused_corner_taken({}, spoken),
	'bad-facing': (_refusal, spoken) => m.martian_gunslinger_refused_bad_facing({}, spoken),
	'faces-off-board': (_refusal, spoken) => m.martian_gunslinger_refused_faces_off_board({}, spoken),
	'home-due': (_refusal, spoken) => m.martian_gunslinger_refused_home_due({}, spoken),
	'no-such-piece': (_refusal, spoken) => m.martian_gunslinger_refused_no_such_piece({}, spoken),
	'plotpoint-already-placed': (_refusal, spoken) =>
		m.martian_gunslinger_refused_plotpoint_already_placed({}, spoken),
	'off-board': (_refusal, spoken) => m.martian_gunslinger_refused_off_board({}, spoken),
	'too-near-corner': (_refusal, spoken) => m.martian_gunslinger_refused_too_near_corner({}, spoken),
	'cell-occupied': (_refusal, spoken) => m.martian_gunslinger_refused_cell_occupied({}, spoken),
	'no-such-ace': (_refusal, spoken) => m.martian_gunslinger_refused_no_such_ace({}, spoken),
	'wrong-face': (_refusal, spoken) => m.martian_gunslinger_refused_wrong_face({}, spoken),
	'no-piece-there': (_refusal, spoken) => m.martian_gunslinger_refused_no_piece_there({}, spoken),
	'pile-empty': (_refusal, spoken) => m.martian_gunslinger_refused_pile_empty({}, spoken),
	'not-enough-points': (_refusal, spoken) =>
		m.martian_gunslinger_refused_not_enough_points({}, spoken),
	'same-facing': (_refusal, spoken) => m.martian_gunslinger_refused_same_facing({}, spoken),
	'no-hop': (_refusal, spoken) => m.martian_gunslinger_refused_no_hop({}, spoken),
	'nothing-to-hop': (_refusal, spoken) => m.martian_gunslinger_refused_nothing_to_hop({}, spoken),
	'no-target': (_refusal, spoken) => m.martian_gunslinger_refused_no_target({}, spoken),
	'same-plotpoint': (_refusal, spoken) => m.martian_gunslinger_refused_same_plotpoint({}, spoken),
	'target-not-notorious': (_refusal, spoken) =>
		m.martian_gunslinger_refused_target_not_notorious({}, spoken),
	'not-in-duel-hand': (_refusal, spoken) =>
		m.martian_gunslinger_refused_not_in_duel_hand({}, spoken),
	'not-in-hand': (_refusal, spoken) => m.martian_gunslinger_refused_not_in_hand({}, spoken),
	'choose-ability': (_refusal, spoken) => m.martian_gunslinger_refused_choose_ability({}, spoken),
	'already-large': (_refusal, spoken) => m.martian_gunslinger_refused_already_large({}, spoken),
	'no-such-resource': (_refusal, spoken) =>
		m.martian_gunslinger_refused_no_such_resource({}, spoken),
	'condition-not-met': (_refusal, spoken) =>
		m.martian_gunslinger_refused_condition_not_met({}, spoken),
	'event-in-progress': (_refusal, spoken) =>
		m.martian_gunslinger_refused_event_in_progress({}, spoken),
	'bad-call': (_refusal, spoken) => m.martian_gunslinger_refused_bad_call({}, spoken),
	'not-home': (_refusal, spoken) => m.martian_gunslinger_refused_not_home({}, spoken),
	'must-place': (_refusal, spoken) => m.martian_gunslinger_refused_must_place({}, spoken),
	'bad-seats': (_refusal, spoken) => m.martian_gunslinger_refused_bad_seats({}, spoken),
	'too-many-cards': ({ params }, spoken) =>
		m.martian_gunslinger_refused_too_many_cards({ max: params?.['max'] ?? '' }, spoken),
	'bad-payment': refusedPayment,
	'bad-bid': ({ params }, spoken) =>
		m.martian_gunslinger_refused_bad_bid({ most: params?.['most'] ?? '' }, spoken),
	'bad-option': ({ params }, spoken) =>
		m.martian_gunslinger_refused_bad_option({ option: params?.['option'] ?? '' }, spoken)
};

/** A card costs resources of its suit, an election any. */
function refusedPayment({ params }: Refusal, spoken: Spoken): string {
	const count = params?.['count'] ?? '';
	const suit = suitSign(String(params?.['suit'] ?? ''));
	if (suit === '') return m.martian_gunslinger_refused_bad_payment_any({ count }, spoken);
	return m.martian_gunslinger_refused_bad_payment_suit({ count, suit }, spoken);
}

/** Why something may not be done, and what to do instead. */
export const explain = explaining(REFUSALS, m.martian_gunslinger_refused_other);
