/** What stands where and how everybody stands, in words, with the names people gave. */
import * as m from '../../../paraglide/messages.js';
import type { Names, WordMap } from '../../kit/words.ts';
import type { Seat } from '../../../engine/module.ts';
import type { Pyramid, PyramidColor } from '../../../pieces/pyramid.ts';
import { cellOf, keyOf, type Cell } from '../../../pieces/geometry/squares.ts';
import { blockAt, blocksIn, type Block } from '../rules/blocks.ts';
import { kindOf, pieceAt, pipsOf, sizeOf } from '../rules/memory.ts';
import { homeRow } from '../rules/programs.ts';
import {
	KINDS,
	type Key,
	type Kind,
	type Piece,
	type PieceSet,
	type State
} from '../rules/state.ts';
import { comma, listed as joined } from '../../../pieces/lists.ts';

const INSTRUCTIONS: WordMap<Kind> = {
	M: m.virus_fight_instruction_m,
	W: m.virus_fight_instruction_w,
	J: m.virus_fight_instruction_j,
	E: m.virus_fight_instruction_e
};

/** "MOVE". */
export const kindName = (kind: Kind): string => INSTRUCTIONS[kind]();

/** Columns a to k from the left, rows 1 to 11 from above: `[2, 0]` is c1. */
export const squareName = ([x, y]: Cell): string => `${'abcdefghijk'.charAt(x)}${y + 1}`;

/** "MOVE 2". */
export const pieceName = (piece: Piece): string =>
	m.virus_fight_piece({ kind: kindName(kindOf(piece)), size: sizeOf(piece) });

/** §1.1 The colours of the kinds in the two sets. */
export const COLORS: Readonly<Record<PieceSet, Readonly<Record<Kind, PyramidColor>>>> = {
	rainbow: { M: 'Y', W: 'G', J: 'B', E: 'R' },
	xeno: { M: 'O', W: 'C', J: 'P', E: 'N' }
};

const SIZES = [1, 2, 3] as const;

/** A piece as it is drawn: in the colour of its set, with the letter of its kind. */
export function pyramidOf({ sets }: State, piece: Piece): Pyramid {
	const kind = kindOf(piece);
	const set = sets[Number(piece.charAt(0))] ?? 'rainbow';
	const size = SIZES.find((one) => one === sizeOf(piece)) ?? 1;
	return { color: COLORS[set][kind], size, letter: kind };
}

/** What each instruction does, in a sentence. */
export const KIND_TEXTS: WordMap<Kind> = {
	M: m.virus_fight_text_m,
	W: m.virus_fight_text_w,
	J: m.virus_fight_text_j,
	E: m.virus_fight_text_e
};

/** Every seat at the table. */
export const seatsOf = ({ n }: State): Seat[] => Array.from({ length: n }, (_, seat) => seat);

/** The piece under a seat's marker; null without a marker. */
export function running(view: State, seat: Seat): Piece | null {
	const marker = view.markers[seat] ?? null;
	return marker === null ? null : (pieceAt(view, marker) ?? null);
}

/** Whose home row a square belongs to, while programs are built. */
export function homeOf(view: State, cell: Cell): Seat | null {
	if (view.phase !== 'program') return null;
	const key = keyOf(cell);
	const seat = seatsOf(view).find((one) =>
		homeRow(view.n, view.size, one).some((home) => keyOf(home) === key)
	);
	return seat ?? null;
}

export const listed = (seats: readonly Seat[], names: Names): string => joined(seats.map(names));

/** A square by its name with what stands there, whose marker, and which block it is part of. */
export function squareSays(view: State, cell: Cell, names: Names): string {
	const key = keyOf(cell);
	const square = squareName(cell);
	const home = homeOf(view, cell);
	if (home !== null) return m.virus_fight_square_home({ square, who: names(home) });
	const piece = pieceAt(view, key);
	if (piece === undefined) return m.virus_fight_square_empty({ square });
	return [holding(view, key, names), blockSays(blockAt(blocksIn(view), key), names)].join(comma());
}

/** "c2: MOVE 3 with Robin’s marker". */
function holding(view: State, key: Key, names: Names): string {
	const said = {
		square: squareName(cellOf(key)),
		piece: pieceName(pieceAt(view, key) ?? '')
	};
	const seat = view.markers.indexOf(key);
	if (seat < 0) return m.virus_fight_square_piece(said);
	const who = names(seat);
	return view.phase === 'play' && view.turn === seat
		? m.virus_fight_square_runs({ ...said, who })
		: m.virus_fight_square_marker({ ...said, who });
}

function blockSays(block: Block | null, names: Names): string {
	return block && block.seats.length > 0
		? m.virus_fight_block_of({ who: listed(block.seats, names) })
		: m.virus_fight_block_empty();
}

/** The pieces of a block and their squares. */
export const blockHolds = (view: State, { keys }: Block): string =>
	[...keys]
		.map((key) =>
			m.virus_fight_piece_at({
				piece: pieceName(pieceAt(view, key) ?? ''),
				square: squareName(cellOf(key))
			})
		)
		.join(comma());

/** How many spares of each kind a seat has, and their pips. */
export const sparesOf = (view: State, seat: Seat) =>
	KINDS.map((kind) => {
		const pieces = (view.spares[seat] ?? []).filter((piece) => kindOf(piece) === kind);
		return { kind, count: pieces.length, pips: pipsOf(pieces) };
	});
