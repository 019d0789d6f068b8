/** Why something may not be done, in sentences: a sentence for each code. */
import * as m from '../../../paraglide/messages.js';
import { explaining, type Refusals } from '../../kit/says.ts';

export const REFUSALS: Refusals = {
	'game-over': (_refusal, spoken) => m.timberland_refused_game_over({}, spoken),
	'not-your-turn': (_refusal, spoken) => m.timberland_refused_not_your_turn({}, spoken),
	'wrong-phase': ({ params }, spoken) =>
		params?.['phase'] === 'roll'
			? m.timberland_refused_wrong_phase_roll({}, spoken)
			: m.timberland_refused_wrong_phase_act({}, spoken),
	'die-used': (_refusal, spoken) => m.timberland_refused_die_used({}, spoken),
	'not-this-action': (_refusal, spoken) => m.timberland_refused_not_this_action({}, spoken),
	'off-board': (_refusal, spoken) => m.timberland_refused_off_board({}, spoken),
	'empty-cell': (_refusal, spoken) => m.timberland_refused_empty_cell({}, spoken),
	'not-upright': (_refusal, spoken) => m.timberland_refused_not_upright({}, spoken),
	'off-board-push': (_refusal, spoken) => m.timberland_refused_off_board_push({}, spoken),
	'not-in-line': (_refusal, spoken) => m.timberland_refused_not_in_line({}, spoken),
	'no-change': (_refusal, spoken) => m.timberland_refused_no_change({}, spoken),
	'not-pointing': (_refusal, spoken) => m.timberland_refused_not_pointing({}, spoken),
	'not-ahead': (_refusal, spoken) => m.timberland_refused_not_ahead({}, spoken),
	occupied: (_refusal, spoken) => m.timberland_refused_occupied({}, spoken),
	'no-such-level': (_refusal, spoken) => m.timberland_refused_no_such_level({}, spoken),
	'in-a-stack': (_refusal, spoken) => m.timberland_refused_in_a_stack({}, spoken),
	'bad-option': ({ params }, spoken) =>
		m.timberland_refused_bad_option({ option: params?.['option'] ?? '' }, spoken),
	'bad-seats': (_refusal, spoken) => m.timberland_refused_bad_seats({}, spoken)
};

/** Why something may not be done, and what to do instead. */
export const explain = explaining(REFUSALS, m.timberland_refused_other);
