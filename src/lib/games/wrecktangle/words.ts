/** The words of this game's refusals, actions, events and end: nothing indexes messages by a computed key. */
import * as m from '../../paraglide/messages.js';
import type { Outcome, Refusal } from '../../engine/module.ts';
import type { Cell } from '../../pieces/geometry/squares.ts';
import { sizeWords, treehouseWords } from '../../pieces/names.ts';
import { TREEHOUSE_FACES } from '../../pieces/treehouse.ts';
import { says, type Names, type Refusals, type Sentences, type Spoken } from '../says.ts';
import { kindOf, ownerOf, SIZE, type Kind } from './board.ts';
import type { Action, PieceId, WreckEvent } from './state.ts';

function wrongFace({ params }: Refusal, spoken: Spoken): string {
	const face = TREEHOUSE_FACES.find((one) => one === params?.['face']);
	return face === undefined || face === 'wild'
		? m.wrecktangle_refused_wrong_face_wild({}, spoken)
		: m.wrecktangle_refused_wrong_face({ face: treehouseWords[face]() }, spoken);
}

const REFUSALS: Refusals = {
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

/** What each type of action is called, on a button or in a log. */
const actionWords: Readonly<Record<Action['type'], typeof m.wrecktangle_do_move>> = {
	move: m.wrecktangle_do_move,
	dieMove: m.wrecktangle_do_die_move,
	endTurn: m.wrecktangle_do_end_turn,
	concede: m.wrecktangle_do_concede
};

/** Columns a to h from the left, rows 1 to 8 from seat 0's side: `[2, 7]` is c1. */
export const squareName = ([x, y]: Cell): string => `${'abcdefgh'.charAt(x)}${SIZE - y}`;

/** §1.2 */
export const SIZES: Readonly<Record<Kind, 1 | 2 | 3>> = { P: 1, D: 2, Q: 3 };

export const sizeName = (piece: PieceId): string => sizeWords[SIZES[kindOf(piece)]]();

type Told<Type extends WreckEvent['type']> = Extract<WreckEvent, { type: Type }>;

/** "large of Kim". */
export const pieceName = (piece: PieceId, names: Names, spoken?: Spoken): string =>
	m.wrecktangle_piece({ size: sizeName(piece), who: names(ownerOf(piece)) }, spoken);

function dieMoved(event: Told<'die-moved'>, names: Names, spoken: Spoken): string {
	const said = {
		who: names(event.seat),
		face: treehouseWords[event.face](),
		size: sizeName(event.piece),
		from: squareName(event.from),
		to: squareName(event.to)
	};
	const owner = ownerOf(event.piece);
	return owner === event.seat
		? m.wrecktangle_event_die_moved_own(said, spoken)
		: m.wrecktangle_event_die_moved_other({ ...said, other: names(owner) }, spoken);
}

const EVENTS: Sentences<WreckEvent> = {
	rolled: ({ seat, face }, names, spoken) =>
		m.wrecktangle_event_rolled({ who: names(seat), face: treehouseWords[face]() }, spoken),
	moved: ({ seat, piece, from, to }, names, spoken) =>
		m.wrecktangle_event_moved(
			{ who: names(seat), size: sizeName(piece), from: squareName(from), to: squareName(to) },
			spoken
		),
	'die-moved': dieMoved,
	swapped: ({ seat, piece, with: other, from, to }, names, spoken) =>
		m.wrecktangle_event_swapped(
			{
				who: names(seat),
				one: pieceName(piece, names, spoken),
				two: pieceName(other, names, spoken),
				from: squareName(from),
				to: squareName(to)
			},
			spoken
		),
	captured: ({ seat, pieces, coin }, names, spoken) =>
		m.wrecktangle_event_captured(
			{
				who: names(seat),
				pieces: pieces.map((piece) => pieceName(piece, names, spoken)).join(', '),
				coin: (coin === 'heads' ? m.wrecktangle_heads : m.wrecktangle_tails)({}, spoken)
			},
			spoken
		),
	conceded: ({ seat }, names, spoken) => m.wrecktangle_event_conceded({ who: names(seat) }, spoken),
	out: ({ seat }, names, spoken) => m.wrecktangle_event_out({ who: names(seat) }, spoken),
	won: ({ seat }, names, spoken) => m.wrecktangle_event_won({ who: names(seat) }, spoken)
};

/** How the game ended, in one sentence. */
const outcomeSentence = ({ winners }: Outcome, names: Names, spoken?: Spoken): string =>
	m.wrecktangle_end_last_left({ who: winners.map(names).join(', ') }, spoken);

/** All that this game says, for its board and for whoever does not know the game. */
export const wrecktangleWords = says({
	refusals: REFUSALS,
	otherwise: m.wrecktangle_refused_other,
	actions: actionWords,
	events: EVENTS,
	outcome: outcomeSentence
});
