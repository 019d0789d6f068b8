/** Why something may not be done, in sentences: a sentence for each code. */
import * as m from '../../../paraglide/messages.js';
import type { Refusal } from '../../../engine/module.ts';
import { treehouseWords } from '../../../pieces/names.ts';
import { TREEHOUSE_FACES } from '../../../pieces/treehouse.ts';
import { explaining, type Refusals, type Spoken } from '../../kit/says.ts';

function wrongFace({ params }: Refusal, spoken: Spoken): string {
	const face = TREEHOUSE_FACES.find((one) => one === params?.['face']);
	return face === undefined || face === 'wild'
		? m.wrecktangle_refused_wrong_face_wild({}, spoken)
		: m.wrecktangle_refused_wrong_face({ face: treehouseWords[face]() }, spoken);
}

export const REFUSALS: Refusals = {
	'game-over': (_refusal, spoken) => m.wrecktangle_refused_game_over({}, spoken),
	eliminated: (_refusal, spoken) => m.wrecktangle_refused_eliminated({}, spoken),
	'not-your-turn': (_refusal, spoken) => m.wrecktangle_refused_not_your_turn({}, spoken),
	'already-moved': (_refusal, spoken) => m.wrecktangle_refused_already_moved({}, spoken),
	'no-such-piece': (_refusal, spoken) => m.wrecktangle_refused_no_such_piece({}, spoken),
	'not-your-piece': (_refusal, spoken) => m.wrecktangle_refused_not_your_piece({}, spoken),
	'off-board': (_refusal, spoken) => m.wrecktangle_refused_off_board({}, spoken),
	'blocked-corner': (_refusal, spoken) => m.wrecktangle_refused_blocked_corner({}, spoken),
	'bad-move-shape': (_refusal, spoken) => m.wrecktangle_refused_bad_move_shape({}, spoken),
	'cell-occupied': (_refusal, spoken) => m.wrecktangle_refused_cell_occupied({}, spoken),
	'path-blocked': (_refusal, spoken) => m.wrecktangle_refused_path_blocked({}, spoken),
	'die-used': (_refusal, spoken) => m.wrecktangle_refused_die_used({}, spoken),
	'wrong-face': wrongFace,
	'nothing-changes': (_refusal, spoken) => m.wrecktangle_refused_nothing_changes({}, spoken),
	'normal-move-due': (_refusal, spoken) => m.wrecktangle_refused_normal_move_due({}, spoken),
	'bad-option': ({ params }, spoken) =>
		m.wrecktangle_refused_bad_option({ option: params?.['option'] ?? '' }, spoken),
	'bad-seats': (_refusal, spoken) => m.wrecktangle_refused_bad_seats({}, spoken)
};

/** Why something may not be done, and what to do instead. */
export const explain = explaining(REFUSALS, m.wrecktangle_refused_other);
