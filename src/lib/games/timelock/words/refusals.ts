/** Why something may not be done, in sentences: a sentence for each code. */
import * as m from '../../../paraglide/messages.js';
import type { Refusal } from '../../../engine/module.ts';
import { explaining, type Refusals, type Spoken, type Word } from '../../kit/says.ts';
import type { State } from '../rules/state.ts';

const PHASES: Readonly<Record<State['phase'], Word>> = {
	roll: m.timelock_refused_wrong_phase_roll,
	remove: m.timelock_refused_wrong_phase_remove,
	move: m.timelock_refused_wrong_phase_move,
	between: m.timelock_refused_wrong_phase_between,
	over: m.timelock_refused_game_over
};

const isPhase = (phase: unknown): phase is State['phase'] =>
	typeof phase === 'string' && Object.hasOwn(PHASES, phase);

function wrongPhase({ params }: Refusal, spoken: Spoken): string {
	const phase = params?.['phase'];
	return (isPhase(phase) ? PHASES[phase] : m.timelock_refused_wrong_phase)({}, spoken);
}

export const REFUSALS: Refusals = {
	'wrong-phase': wrongPhase,
	'game-over': (_refusal, spoken) => m.timelock_refused_game_over({}, spoken),
	'not-your-turn': (_refusal, spoken) => m.timelock_refused_not_your_turn({}, spoken),
	'no-such-piece': (_refusal, spoken) => m.timelock_refused_no_such_piece({}, spoken),
	'not-yours': (_refusal, spoken) => m.timelock_refused_not_yours({}, spoken),
	covered: (_refusal, spoken) => m.timelock_refused_covered({}, spoken),
	sideways: (_refusal, spoken) => m.timelock_refused_sideways({}, spoken),
	'beyond-center': (_refusal, spoken) => m.timelock_refused_beyond_center({}, spoken),
	'not-adjacent': (_refusal, spoken) => m.timelock_refused_not_adjacent({}, spoken),
	'no-such-pool': (_refusal, spoken) => m.timelock_refused_no_such_pool({}, spoken),
	'pool-bound': (_refusal, spoken) => m.timelock_refused_pool_bound({}, spoken),
	'stack-taken': (_refusal, spoken) => m.timelock_refused_stack_taken({}, spoken),
	'not-enough-points': ({ params }, spoken) =>
		m.timelock_refused_not_enough_points(
			{ cost: params?.['cost'] ?? '', points: params?.['points'] ?? '' },
			spoken
		),
	'not-center': (_refusal, spoken) => m.timelock_refused_not_center({}, spoken),
	'already-top': (_refusal, spoken) => m.timelock_refused_already_top({}, spoken),
	'cannot-combine': (_refusal, spoken) => m.timelock_refused_cannot_combine({}, spoken),
	'not-this-action': (_refusal, spoken) => m.timelock_refused_not_this_action({}, spoken),
	'special-used': (_refusal, spoken) => m.timelock_refused_special_used({}, spoken),
	'points-already-spent': (_refusal, spoken) => m.timelock_refused_points_already_spent({}, spoken),
	'same-square': (_refusal, spoken) => m.timelock_refused_same_square({}, spoken),
	'nothing-there': (_refusal, spoken) => m.timelock_refused_nothing_there({}, spoken),
	'solo-only': (_refusal, spoken) => m.timelock_refused_solo_only({}, spoken),
	'bad-option': ({ params }, spoken) =>
		m.timelock_refused_bad_option({ option: params?.['option'] ?? '' }, spoken),
	'bad-seats': (_refusal, spoken) => m.timelock_refused_bad_seats({}, spoken)
};

/** Why something may not be done, and what to do instead. */
export const explain = explaining(REFUSALS, m.timelock_refused_other);
