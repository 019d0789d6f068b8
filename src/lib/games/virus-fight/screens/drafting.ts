/** §2.1 A program while it is built: nothing of it leaves the phone before it is set. */
import type { Piece, Program } from '../rules/state.ts';

/** The program before the first piece. */
export const NOTHING: Program = { pieces: [], marker: 0, offset: 0 };

/** The line kept on its home row. */
const fitted = (program: Program, room: number): Program => ({
	...program,
	offset: Math.max(0, Math.min(program.offset, room - program.pieces.length))
});

/** Puts a piece at the right end, or takes it out. */
export function toggled(program: Program, piece: Piece, room: number): Program {
	const at = program.pieces.indexOf(piece);
	if (at < 0) return fitted({ ...program, pieces: [...program.pieces, piece] }, room);
	const pieces = program.pieces.filter((one) => one !== piece);
	const marker = at < program.marker ? program.marker - 1 : program.marker;
	return { ...program, pieces, marker: Math.max(0, Math.min(marker, pieces.length - 1)) };
}

/** Changes a piece's place with its neighbour's on one side; the marker stays with its piece. */
export function shoved(program: Program, at: number, by: -1 | 1): Program {
	const [one, other] = [program.pieces[at], program.pieces[at + by]];
	if (one === undefined || other === undefined) return program;
	const pieces = program.pieces.with(at, other).with(at + by, one);
	const { marker } = program;
	const moved = marker === at ? at + by : marker === at + by ? at : marker;
	return { ...program, pieces, marker: moved };
}

/** Moves the whole line just as far as it takes to stand on a square of the home row. */
export function slid(program: Program, to: number, room: number): Program {
	const last = program.offset + program.pieces.length - 1;
	const offset = to < program.offset ? to : program.offset + Math.max(0, to - last);
	return fitted({ ...program, offset }, room);
}
