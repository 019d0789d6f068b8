/** What stands where and how everybody stands, in words, with the names people gave. */
import * as m from '../../../paraglide/messages.js';
import type { Names, WordMap } from '../../kit/words.ts';
import type { Seat } from '../../../engine/module.ts';
import { colorWords, sizeWords, treehouseWords } from '../../../pieces/names.ts';
import type { Pyramid, PyramidColor } from '../../../pieces/pyramid.ts';
import { same, type Cell, type Direction } from '../../../pieces/geometry/squares.ts';
import type { TreehouseFace } from '../../../pieces/treehouse.ts';
import { isCorner, isHome, kindOf, ownerOf, SIZE, type Kind } from '../rules/board.ts';
import type { PieceId, State } from '../rules/state.ts';

/** Columns a to h from the left, rows 1 to 8 from seat 0's side: `[2, 7]` is c1. */
export const squareName = ([x, y]: Cell): string => `${'abcdefgh'.charAt(x)}${SIZE - y}`;

/** §1.2 The size of each kind. */
const SIZES: Readonly<Record<Kind, 1 | 2 | 3>> = { P: 1, D: 2, Q: 3 };

/** "large". */
export const sizeName = (piece: PieceId): string => sizeWords[SIZES[kindOf(piece)]]();

/** "Kim’s large one". */
export const pieceName = (piece: PieceId, names: Names): string =>
	m.wrecktangle_piece({ size: sizeName(piece), who: names(ownerOf(piece)) });

/** The colour of each seat's pyramids, akin to that of its mark. */
const COLORS: readonly PyramidColor[] = ['G', 'R', 'P', 'Y'];

export const colorOf = (seat: Seat): PyramidColor => COLORS[seat] ?? 'K';

/** "green", "red": what a seat's pyramids are called. */
export const colorName = (seat: Seat): string => colorWords[colorOf(seat)]();

/** A pyramid as it is drawn. */
export const pyramidOf = (piece: PieceId): Pyramid => ({
	color: colorOf(ownerOf(piece)),
	size: SIZES[kindOf(piece)]
});

/** Every seat at the table. */
export const seatsOf = ({ n }: State): Seat[] => Array.from({ length: n }, (_, seat) => seat);

/** The pyramid on a square. */
export const pieceAt = ({ pieces }: State, cell: Cell): PieceId | null =>
	Object.keys(pieces).find((piece) => {
		const at = pieces[piece];
		return at !== undefined && same(at, cell);
	}) ?? null;

/** A square by its name with what stands there, and whether it is part of a home row. */
export function squareSays(view: State, cell: Cell, names: Names): string {
	const square = squareName(cell);
	if (isCorner(cell)) return m.wrecktangle_square_corner({ square });
	const piece = pieceAt(view, cell);
	const holds = piece === null ? m.wrecktangle_nobody() : pieceName(piece, names);
	return isHome(view, cell)
		? m.wrecktangle_square_home({ square, holds })
		: m.wrecktangle_square({ square, holds });
}

const SIDES: WordMap<Direction> = {
	n: m.wrecktangle_side_north,
	e: m.wrecktangle_side_east,
	s: m.wrecktangle_side_south,
	w: m.wrecktangle_side_west
};

/** "the bottom of the board": where a seat has its home row. */
export const sideName = ({ sides }: State, seat: Seat): string => SIDES[sides[seat] ?? 's']();

const DIE_HELP: WordMap<TreehouseFace> = {
	tip: m.wrecktangle_help_tip,
	swap: m.wrecktangle_help_swap,
	hop: m.wrecktangle_help_hop,
	dig: m.wrecktangle_help_dig,
	aim: m.wrecktangle_help_aim,
	wild: m.wrecktangle_help_wild
};

/** What the die of this turn allows. */
export const dieHelp = ({ roll }: State): string =>
	m.wrecktangle_die_help({ face: treehouseWords[roll](), help: DIE_HELP[roll]() });

/** What the coin means. */
export const coinHelp = ({ coin }: State): string =>
	coin === 'heads' ? m.wrecktangle_coin_heads() : m.wrecktangle_coin_tails();
