/** Why something may not be done, in sentences: a sentence for each code. */
import * as m from '../../../paraglide/messages.js';
import type { Refusal } from '../../../engine/module.ts';
import { explaining, type Refusals, type Spoken, type Word } from '../../kit/says.ts';
import { KINDS, type Kind } from '../rules/state.ts';

const RUN_INSTEAD: Readonly<Record<Kind, Word>> = {
	M: m.virus_fight_refused_wrong_instruction_m,
	W: m.virus_fight_refused_wrong_instruction_w,
	J: m.virus_fight_refused_wrong_instruction_j,
	E: m.virus_fight_refused_wrong_instruction_e
};

function wrongInstruction({ params }: Refusal, spoken: Spoken): string {
	const kind = KINDS.find((one) => one === params?.['kind']);
	return (kind ? RUN_INSTEAD[kind] : m.virus_fight_refused_wrong_instruction)({}, spoken);
}

export const REFUSALS: Refusals = {
	'game-over': (_refusal, spoken) => m.virus_fight_refused_game_over({}, spoken),
	eliminated: (_refusal, spoken) => m.virus_fight_refused_eliminated({}, spoken),
	'not-your-turn': (_refusal, spoken) => m.virus_fight_refused_not_your_turn({}, spoken),
	'wrong-phase': (_refusal, spoken) => m.virus_fight_refused_wrong_phase({}, spoken),
	'already-programmed': (_refusal, spoken) => m.virus_fight_refused_already_programmed({}, spoken),
	'bad-program-length': ({ params }, spoken) =>
		m.virus_fight_refused_bad_program_length({ limit: params?.['limit'] ?? '' }, spoken),
	'duplicate-piece': (_refusal, spoken) => m.virus_fight_refused_duplicate_piece({}, spoken),
	'not-your-piece': (_refusal, spoken) => m.virus_fight_refused_not_your_piece({}, spoken),
	'bad-marker': (_refusal, spoken) => m.virus_fight_refused_bad_marker({}, spoken),
	'does-not-fit': (_refusal, spoken) => m.virus_fight_refused_does_not_fit({}, spoken),
	'step-due': (_refusal, spoken) => m.virus_fight_refused_step_due({}, spoken),
	'execute-first': (_refusal, spoken) => m.virus_fight_refused_execute_first({}, spoken),
	'wrong-instruction': wrongInstruction,
	'no-piece-there': (_refusal, spoken) => m.virus_fight_refused_no_piece_there({}, spoken),
	'marked-piece': (_refusal, spoken) => m.virus_fight_refused_marked_piece({}, spoken),
	'not-in-active-block': (_refusal, spoken) =>
		m.virus_fight_refused_not_in_active_block({}, spoken),
	'off-board': (_refusal, spoken) => m.virus_fight_refused_off_board({}, spoken),
	'cell-occupied': (_refusal, spoken) => m.virus_fight_refused_cell_occupied({}, spoken),
	'not-adjacent': (_refusal, spoken) => m.virus_fight_refused_not_adjacent({}, spoken),
	'not-your-spare': (_refusal, spoken) => m.virus_fight_refused_not_your_spare({}, spoken),
	'block-in-use': (_refusal, spoken) => m.virus_fight_refused_block_in_use({}, spoken),
	'must-execute': (_refusal, spoken) => m.virus_fight_refused_must_execute({}, spoken),
	'already-agreed': (_refusal, spoken) => m.virus_fight_refused_already_agreed({}, spoken),
	'not-agreed': (_refusal, spoken) => m.virus_fight_refused_not_agreed({}, spoken),
	'bad-option': ({ params }, spoken) =>
		m.virus_fight_refused_bad_option({ option: params?.['option'] ?? '' }, spoken),
	'bad-seats': (_refusal, spoken) => m.virus_fight_refused_bad_seats({}, spoken)
};

/** Why something may not be done, and what to do instead. */
export const explain = explaining(REFUSALS, m.virus_fight_refused_other);
