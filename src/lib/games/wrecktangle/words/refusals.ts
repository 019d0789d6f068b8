/** Why something may not be done: a sentence for each code. */
import * as m from '../../../paraglide/messages.js';
import { treehouseWords } from '../../../pieces/names.ts';
import type { TreehouseFace } from '../../../pieces/treehouse.ts';
import { explaining, type Refusals } from '../../kit/words.ts';

const wrongFace = ({ face }: { face: TreehouseFace }): string =>
	face === 'wild'
		? m.wrecktangle_refused_wrong_face_wild()
		: m.wrecktangle_refused_wrong_face({ face: treehouseWords[face]() });

export const refusals: Refusals = {
	'bad-action': m.piece_bad_action,
	'game-over': m.wrecktangle_refused_game_over,
	eliminated: m.wrecktangle_refused_eliminated,
	'not-your-turn': m.wrecktangle_refused_not_your_turn,
	'already-moved': m.wrecktangle_refused_already_moved,
	'no-such-piece': m.wrecktangle_refused_no_such_piece,
	'not-your-piece': m.wrecktangle_refused_not_your_piece,
	'off-board': m.wrecktangle_refused_off_board,
	'blocked-corner': m.wrecktangle_refused_blocked_corner,
	'bad-move-shape': m.wrecktangle_refused_bad_move_shape,
	'cell-occupied': m.wrecktangle_refused_cell_occupied,
	'path-blocked': m.wrecktangle_refused_path_blocked,
	'die-used': m.wrecktangle_refused_die_used,
	'wrong-face': wrongFace,
	'nothing-changes': m.wrecktangle_refused_nothing_changes,
	'normal-move-due': m.wrecktangle_refused_normal_move_due,
	'bad-option': m.wrecktangle_refused_bad_option,
	'bad-seats': m.wrecktangle_refused_bad_seats
};

/** Why something may not be done, and what to do instead. */
export const explain = explaining(refusals, m.wrecktangle_refused_other);
