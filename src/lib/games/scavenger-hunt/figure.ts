/** The board as a figure: the coins that lie face down, the pawns, and the die of each latest push. */
import type { Mark } from '../../engine/record.ts';
import { box, path, placed } from '../../pieces/paper/marks.ts';
import { coinMarks, pawnMarks, suitMarks } from '../../pieces/paper/piecepack.ts';
import { board, onSquare, type Drawing } from '../../pieces/paper/squares.ts';
import { BOARD, coinAt, TILE } from './rules/board.ts';
import type { Cell, Shift, State, Suit } from './rules/state.ts';
import { squareName } from './words/naming.ts';

const SIDE = TILE * 100;

/** The edges of the tiles. */
const tiles = (): Mark[] =>
	Array.from({ length: (BOARD.width / TILE) * (BOARD.height / TILE) }, (_, index) => {
		const [x, y] = [index % (BOARD.width / TILE), Math.floor(index / (BOARD.width / TILE))];
		return path(box(x * SIDE, y * SIDE, SIDE, SIDE, 14), { stroke: 'ink-2', width: 4 });
	});

/** A die at the end of the line that it blocks: where the line was pushed to. */
function die(suit: Suit, { line, index, dir }: Shift): Mark[] {
	const along = index * SIDE + SIDE / 2;
	const far =
		dir === 'n' || dir === 'w' ? 14 : (line === 'row' ? BOARD.width : BOARD.height) * 100 - 14;
	const [x, y] = line === 'row' ? [far, along] : [along, far];
	return [
		path(box(x - 20, y - 20, 40, 40, 8), { fill: 'piece-paper', stroke: suit, width: 4 }),
		...suitMarks(suit, x, y, 26)
	];
}

export function figure(view: State): Drawing {
	const coins = view.coins.flatMap(({ at, value }) => onSquare(at, coinMarks(value)));
	const pawns = view.pawns.flatMap((at: Cell, seat) => {
		const marks = pawnMarks(view.suits[seat] ?? 'suns');
		return onSquare(at, coinAt(view, at) ? placed(marks, -9, 31, 0.66) : marks);
	});
	const dice = view.lastShift.flatMap((shift, seat) =>
		shift ? die(view.suits[seat] ?? 'suns', shift) : []
	);
	const ground = { columns: BOARD.width, rows: BOARD.height, name: squareName };
	return board(ground, [...tiles(), ...coins, ...pawns, ...dice]);
}
