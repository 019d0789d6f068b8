/** Why something may not be done: a sentence for each code. */
import * as m from '../../../paraglide/messages.js';
import { explaining, sayingBy, type Refusals, type WordMap } from '../../kit/words.ts';

const RUN_INSTEAD: WordMap = {
	M: m.virus_fight_refused_wrong_instruction_m,
	W: m.virus_fight_refused_wrong_instruction_w,
	J: m.virus_fight_refused_wrong_instruction_j,
	E: m.virus_fight_refused_wrong_instruction_e
};

export const refusals: Refusals = {
	'bad-action': m.piece_bad_action,
	'game-over': m.virus_fight_refused_game_over,
	eliminated: m.virus_fight_refused_eliminated,
	'not-your-turn': m.virus_fight_refused_not_your_turn,
	'wrong-phase': m.virus_fight_refused_wrong_phase,
	'already-programmed': m.virus_fight_refused_already_programmed,
	'bad-program-length': m.virus_fight_refused_bad_program_length,
	'duplicate-piece': m.virus_fight_refused_duplicate_piece,
	'not-your-piece': m.virus_fight_refused_not_your_piece,
	'bad-marker': m.virus_fight_refused_bad_marker,
	'does-not-fit': m.virus_fight_refused_does_not_fit,
	'step-due': m.virus_fight_refused_step_due,
	'execute-first': m.virus_fight_refused_execute_first,
	'wrong-instruction': sayingBy('kind', RUN_INSTEAD, m.virus_fight_refused_wrong_instruction),
	'no-piece-there': m.virus_fight_refused_no_piece_there,
	'marked-piece': m.virus_fight_refused_marked_piece,
	'not-in-active-block': m.virus_fight_refused_not_in_active_block,
	'off-board': m.virus_fight_refused_off_board,
	'cell-occupied': m.virus_fight_refused_cell_occupied,
	'not-adjacent': m.virus_fight_refused_not_adjacent,
	'not-your-spare': m.virus_fight_refused_not_your_spare,
	'block-in-use': m.virus_fight_refused_block_in_use,
	'must-execute': m.virus_fight_refused_must_execute,
	'already-agreed': m.virus_fight_refused_already_agreed,
	'not-agreed': m.virus_fight_refused_not_agreed,
	'bad-option': m.virus_fight_refused_bad_option,
	'bad-seats': m.virus_fight_refused_bad_seats
};

/** Why something may not be done, and what to do instead. */
export const explain = explaining(refusals, m.virus_fight_refused_other);
