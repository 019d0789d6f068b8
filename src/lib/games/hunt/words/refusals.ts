/** Why something may not be done, in sentences: a sentence for each code. */
import * as m from '../../../paraglide/messages.js';
import { explaining, type Refusals, type Word } from '../../kit/says.ts';

/** What to do in each phase, for whoever tries something else. */
const PHASES: Readonly<Record<string, Word>> = {
	draft: m.hunt_refused_wrong_phase_draft,
	step1: m.hunt_refused_wrong_phase_step1,
	roll: m.hunt_refused_wrong_phase_roll,
	step2: m.hunt_refused_wrong_phase_step2,
	step3: m.hunt_refused_wrong_phase_step3
};

export const REFUSALS: Refusals = {
	'game-over': (_refusal, spoken) => m.hunt_refused_game_over({}, spoken),
	'not-your-turn': (_refusal, spoken) => m.hunt_refused_not_your_turn({}, spoken),
	'wrong-phase': ({ params }, spoken) =>
		(PHASES[params?.['phase'] ?? ''] ?? m.hunt_refused_wrong_phase)({}, spoken),
	'not-in-pool': (_refusal, spoken) => m.hunt_refused_not_in_pool({}, spoken),
	'need-cell': (_refusal, spoken) => m.hunt_refused_need_cell({}, spoken),
	'not-inside': (_refusal, spoken) => m.hunt_refused_not_inside({}, spoken),
	occupied: (_refusal, spoken) => m.hunt_refused_occupied({}, spoken),
	'not-a-corner': (_refusal, spoken) => m.hunt_refused_not_a_corner({}, spoken),
	'not-opposite-corner': (_refusal, spoken) => m.hunt_refused_not_opposite_corner({}, spoken),
	'already-placed': (_refusal, spoken) => m.hunt_refused_already_placed({}, spoken),
	'no-fence': (_refusal, spoken) => m.hunt_refused_no_fence({}, spoken),
	'not-a-space': (_refusal, spoken) => m.hunt_refused_not_a_space({}, spoken),
	'not-adjacent': (_refusal, spoken) => m.hunt_refused_not_adjacent({}, spoken),
	backwards: (_refusal, spoken) => m.hunt_refused_backwards({}, spoken),
	'must-involve-your-stack': (_refusal, spoken) =>
		m.hunt_refused_must_involve_your_stack({}, spoken),
	'not-this-action': (_refusal, spoken) => m.hunt_refused_not_this_action({}, spoken),
	'not-in-line': (_refusal, spoken) => m.hunt_refused_not_in_line({}, spoken),
	'not-standing': (_refusal, spoken) => m.hunt_refused_not_standing({}, spoken),
	'must-point-inside': (_refusal, spoken) => m.hunt_refused_must_point_inside({}, spoken),
	'not-lost': (_refusal, spoken) => m.hunt_refused_not_lost({}, spoken),
	'no-change': (_refusal, spoken) => m.hunt_refused_no_change({}, spoken),
	duplicate: (_refusal, spoken) => m.hunt_refused_duplicate({}, spoken),
	'already-reordered': (_refusal, spoken) => m.hunt_refused_already_reordered({}, spoken),
	'not-your-pieces': (_refusal, spoken) => m.hunt_refused_not_your_pieces({}, spoken),
	'bad-option': ({ params }, spoken) =>
		m.hunt_refused_bad_option({ option: params?.['option'] ?? '' }, spoken),
	'bad-seats': (_refusal, spoken) => m.hunt_refused_bad_seats({}, spoken)
};

/** Why something may not be done, and what to do instead. */
export const explain = explaining(REFUSALS, m.hunt_refused_other);
