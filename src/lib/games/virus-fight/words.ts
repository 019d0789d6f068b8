/** The words of this game's refusals, actions, events and end: nothing indexes messages by a computed key. */
import * as m from '../../paraglide/messages.js';
import type { Outcome, Refusal } from '../../engine/module.ts';
import type { Cell } from '../../pieces/geometry/squares.ts';
import {
	says,
	type Names,
	type Refusals,
	type Sentences,
	type Spoken,
	type Word
} from '../says.ts';
import { kindOf, sizeOf } from './memory.ts';
import { KINDS, type Action, type Kind, type Piece, type VirusEvent } from './state.ts';

/** "MOVE". */
export const INSTRUCTIONS: Readonly<Record<Kind, Word>> = {
	M: m.virus_fight_instruction_m,
	W: m.virus_fight_instruction_w,
	J: m.virus_fight_instruction_j,
	E: m.virus_fight_instruction_e
};

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

const REFUSALS: Refusals = {
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

/** What each type of action is called, on a button or in a log. */
const actionWords: Readonly<Record<Action['type'], Word>> = {
	program: m.virus_fight_do_program,
	move: m.virus_fight_do_move,
	write: m.virus_fight_do_write,
	erase: m.virus_fight_do_erase,
	jump: m.virus_fight_do_jump,
	idle: m.virus_fight_do_idle,
	step: m.virus_fight_do_step,
	concede: m.virus_fight_do_concede,
	agreeStalemate: m.virus_fight_do_agree_stalemate,
	withdrawStalemate: m.virus_fight_do_withdraw_stalemate
};

/** Columns a to k from the left, rows 1 to 11 from above: `[2, 0]` is c1. */
export const squareName = ([x, y]: Cell): string => `${'abcdefghijk'.charAt(x)}${y + 1}`;

/** "MOVE 2". */
export const pieceName = (piece: Piece, spoken?: Spoken): string =>
	m.virus_fight_piece(
		{ kind: INSTRUCTIONS[kindOf(piece)]({}, spoken), size: sizeOf(piece) },
		spoken
	);

type Told<Type extends VirusEvent['type']> = Extract<VirusEvent, { type: Type }>;

function revealed({ lengths, seat }: Told<'revealed'>, names: Names, spoken: Spoken): string {
	const each = lengths.map((length, one) =>
		m.virus_fight_length_of({ who: names(one), length }, spoken)
	);
	return m.virus_fight_event_revealed({ lengths: each.join(', '), who: names(seat) }, spoken);
}

function erased({ seat, piece, target }: Told<'erased'>, names: Names, spoken: Spoken): string {
	const said = { who: names(seat), target: squareName(target) };
	return piece === null
		? m.virus_fight_event_erased_nothing(said, spoken)
		: m.virus_fight_event_erased({ ...said, piece: pieceName(piece, spoken) }, spoken);
}

const EVENTS: Sentences<VirusEvent> = {
	programmed: ({ seat }, names, spoken) =>
		m.virus_fight_event_programmed({ who: names(seat) }, spoken),
	revealed,
	moved: ({ seat, piece, from, to }, names, spoken) =>
		m.virus_fight_event_moved(
			{
				who: names(seat),
				piece: pieceName(piece, spoken),
				from: squareName(from),
				to: squareName(to)
			},
			spoken
		),
	written: ({ seat, piece, to }, names, spoken) =>
		m.virus_fight_event_written(
			{ who: names(seat), piece: pieceName(piece, spoken), to: squareName(to) },
			spoken
		),
	erased,
	jumped: ({ seat, from, to }, names, spoken) =>
		m.virus_fight_event_jumped(
			{ who: names(seat), from: squareName(from), to: squareName(to) },
			spoken
		),
	idled: ({ seat, kind }, names, spoken) =>
		m.virus_fight_event_idled({ who: names(seat), kind: INSTRUCTIONS[kind]({}, spoken) }, spoken),
	stepped: ({ seat, from, to }, names, spoken) =>
		m.virus_fight_event_stepped(
			{ who: names(seat), from: squareName(from), to: squareName(to) },
			spoken
		),
	stuck: ({ seat }, names, spoken) => m.virus_fight_event_stuck({ who: names(seat) }, spoken),
	conceded: ({ seat }, names, spoken) => m.virus_fight_event_conceded({ who: names(seat) }, spoken),
	'stalemate-agreed': ({ seat }, names, spoken) =>
		m.virus_fight_event_stalemate_agreed({ who: names(seat) }, spoken),
	'stalemate-withdrawn': ({ seat }, names, spoken) =>
		m.virus_fight_event_stalemate_withdrawn({ who: names(seat) }, spoken),
	'round-began': ({ seat, round }, names, spoken) =>
		m.virus_fight_event_round_began({ who: names(seat), round }, spoken),
	ended: ({ reason, winners }, names, spoken) =>
		(reason === 'stalemate'
			? m.virus_fight_event_ended_stalemate
			: m.virus_fight_event_ended_last_running)({ who: winners.map(names).join(', ') }, spoken)
};

/** How the game ended, in one sentence. */
function outcomeSentence({ reason, winners }: Outcome, names: Names, spoken?: Spoken): string {
	const say = reason === 'stalemate' ? m.virus_fight_end_stalemate : m.virus_fight_end_last_running;
	return say({ who: winners.map(names).join(', ') }, spoken);
}

/** All that this game says, for its board and for whoever does not know the game. */
export const virusFightWords = says({
	refusals: REFUSALS,
	otherwise: m.virus_fight_refused_other,
	actions: actionWords,
	events: EVENTS,
	outcome: outcomeSentence
});
