/** §2 The secret programs: where they stand, what they may be, and their reveal. */
import { refusal, type Audience, type Refusal, type Seat } from '../../../engine/module.ts';
import type { Random } from '../../../engine/random.ts';
import { keyOf, type Cell } from '../../../pieces/geometry/squares.ts';
import { pipsOf, sizeOf } from './memory.ts';
import { USUAL_SIZE } from './options.ts';
import {
	KINDS,
	type Action,
	type Of,
	type Options,
	type Program,
	type State,
	type TellVirus
} from './state.ts';

const LONGEST = 5;
const SIZES = [1, 2, 3];

const upTo = (from: number, to: number): number[] =>
	Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** §2.2 A seat's home row, from the left of who sits there. */
export function homeRow(seats: number, size: number, seat: Seat): Cell[] {
	const last = size - 1;
	if (seats === 2) {
		return upTo(0, last).map((step) => (seat === 0 ? [step, last] : [last - step, 0]));
	}
	const half = Math.floor(last / 2);
	if (seats === 5 && seat === 0) return upTo(0, half - 1).map((x) => [x, last]);
	if (seats === 5 && seat === 4) return upTo(size - half, last).map((x) => [x, last]);
	const rows = upTo(1, seats === 5 ? size - 3 : size - 2);
	switch (seat) {
		case 0:
			return rows.map((x) => [x, last]);
		case 1:
			return rows.map((y) => [0, y]);
		case 2:
			return upTo(1, size - 2).map((step) => [last - step, 0]);
		default:
			return rows.toReversed().map((y) => [last, y]);
	}
}

/** §1.1 Everybody with all pieces in front of them. */
export function setup(seats: number, options: Options): State {
	const size = options.boardSize ?? USUAL_SIZE[seats] ?? LONGEST;
	const everyone = upTo(0, seats - 1);
	const rows = everyone.map((seat) => homeRow(seats, size, seat).length);
	return {
		game: 'virus-fight',
		n: seats,
		size,
		// §2.1 nobody may set more than fits the shortest half of a shared side
		limit: Math.min(LONGEST, rows[0] ?? LONGEST),
		roundLimit: options.roundLimit,
		sets: options.sets ?? everyone.map(() => 'rainbow'),
		phase: 'program',
		programs: everyone.map(() => null),
		cells: {},
		markers: everyone.map(() => null),
		spares: everyone.map((seat) =>
			KINDS.flatMap((kind) => SIZES.map((of) => `${seat}${kind}${of}`)).sort()
		),
		first: 0,
		turn: 0,
		step: 'execute',
		round: 1,
		taken: [],
		out: [],
		agreed: [],
		result: null
	};
}

/** §2.1 Why this is no program for this seat. */
export function refuseProgram(view: State, seat: Seat, program: Of<'program'>): Refusal | null {
	const { pieces, marker, offset } = program;
	if (view.programs[seat] !== null) return refusal('already-programmed', {}, '§2.1');
	if (pieces.length === 0 || pieces.length > view.limit) {
		return refusal('bad-program-length', { limit: view.limit }, '§2.1');
	}
	if (new Set(pieces).size < pieces.length) return refusal('duplicate-piece', {}, '§2.1');
	if (pieces.some((piece) => !view.spares[seat]?.includes(piece))) {
		return refusal('not-your-piece', {}, '§2.1');
	}
	if (!(marker in pieces)) return refusal('bad-marker', {}, '§2.1');
	const room = homeRow(view.n, view.size, seat).length;
	return offset >= 0 && offset + pieces.length <= room ? null : refusal('does-not-fit', {}, '§2.2');
}

/** §2.1 Examples of programs: every mix of kinds from two pieces up. */
export function* samplePrograms(view: State, seat: Seat): Generator<Action> {
	if (view.programs[seat] !== null) return;
	for (const pieces of mixes(view, seat, 0, [])) {
		yield { type: 'program', pieces, marker: pieces.length % 2, offset: 0 };
	}
}

/** Mixes of the kinds from this one on, the smallest pieces of each kind first. */
function* mixes(view: State, seat: Seat, from: number, so: readonly string[]): Generator<string[]> {
	if (so.length >= Math.min(2, view.limit)) yield [...so];
	if (so.length === view.limit) return;
	for (const [index, kind] of KINDS.entries()) {
		if (index < from) continue;
		const size = so.filter((piece) => piece.charAt(1) === kind).length + 1;
		if (size <= SIZES.length) yield* mixes(view, seat, index, [...so, `${seat}${kind}${size}`]);
	}
}

/** §2.1 Keeps a program; the last one shows them all. */
export function keepProgram(
	state: State,
	seat: Seat,
	{ pieces, marker, offset }: Of<'program'>,
	tell: TellVirus,
	random: Random
): void {
	state.programs[seat] = { pieces, marker, offset };
	tell({ type: 'programmed', seat });
	const programs = state.programs.filter((program) => program !== null && program !== true);
	if (programs.length < state.n) return;
	for (const [one, program] of programs.entries()) place(state, one, program);
	state.programs = programs.map(() => null);
	state.phase = 'play';
	state.first = starter(programs, random);
	state.turn = state.first;
	tell({
		type: 'revealed',
		lengths: programs.map((program) => program.pieces.length),
		seat: state.first
	});
}

/** §2.2 Puts a program on its home row. */
function place(state: State, seat: Seat, { pieces, marker, offset }: Program): void {
	const row = homeRow(state.n, state.size, seat).slice(offset).map(keyOf);
	for (const [index, piece] of pieces.entries()) {
		const key = row[index];
		if (key !== undefined) state.cells[key] = piece;
	}
	state.markers[seat] = row[marker] ?? null;
	state.spares[seat] = (state.spares[seat] ?? []).filter((piece) => !pieces.includes(piece));
}

/** §2.3 The shortest program, then the fewest pips, then the biggest piece under the marker, then chance. */
function starter(programs: readonly Program[], random: Random): Seat {
	const ranks = programs.map(({ pieces, marker }) => [
		pieces.length,
		pipsOf(pieces),
		-sizeOf(pieces[marker] ?? '')
	]);
	const [first, ...tied] = [0, 1, 2].reduce(
		(seats, by) => {
			const least = Math.min(...seats.map((seat) => ranks[seat]?.[by] ?? 0));
			return seats.filter((seat) => ranks[seat]?.[by] === least);
		},
		[...programs.keys()]
	);
	if (first === undefined || tied.length === 0) return first ?? 0;
	return [first, ...tied][random.die(tied.length + 1) - 1] ?? first;
}

/** §6 Until all are shown, each sees only their own program, and of the others whether it is set. */
export const view = (state: State, audience: Audience): State =>
	state.phase === 'program'
		? {
				...state,
				programs: state.programs.map((program, seat) =>
					program === null || seat === audience ? program : true
				)
			}
		: state;

/** §6 A game that this audience cannot tell from the real one: other programs where it sees none. */
export const redeal = (known: State, _audience: Audience, random: Random): State => ({
	...known,
	programs: known.programs.map((program, seat) =>
		program === true ? anyProgram(known, seat, random) : program
	)
});

function anyProgram(known: State, seat: Seat, random: Random): Program {
	const length = random.die(known.limit);
	const room = homeRow(known.n, known.size, seat).length;
	return {
		pieces: random.shuffle(known.spares[seat] ?? []).slice(0, length),
		marker: random.die(length) - 1,
		offset: random.die(room - length + 1) - 1
	};
}
