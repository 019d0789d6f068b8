/** §1 The shared memory: squares, blocks and markers. */
import { cellOf, inside, keyOf, neighbours, type Cell } from '../../../pieces/geometry/squares.ts';
import { KINDS, type Key, type Kind, type Piece, type State } from './state.ts';

/** 1 to 3: also how early it runs. */
export const sizeOf = (piece: Piece): number => Number(piece.charAt(2));

export const kindOf = (piece: Piece): Kind => KINDS.find((kind) => kind === piece.charAt(1)) ?? 'M';

export const pipsOf = (pieces: readonly Piece[]): number =>
	pieces.reduce((sum, piece) => sum + sizeOf(piece), 0);

export const isOnBoard = ({ size }: State, cell: Cell): boolean =>
	inside(cell, { width: size, height: size });

export const pieceAt = ({ cells }: State, key: Key): Piece | undefined => cells[key];

/** By the size of the board; worked out when first asked for, since blocks are looked for all the time. */
const BESIDE: Map<Key, readonly Key[]>[] = [];

/** §1.3 The squares of the board beside this one, never across a corner. */
export function besides({ size }: State, key: Key): readonly Key[] {
	const known = (BESIDE[size] ??= new Map<Key, readonly Key[]>());
	const found = known.get(key);
	if (found) return found;
	const keys = neighbours(cellOf(key))
		.filter((cell) => inside(cell, { width: size, height: size }))
		.map(keyOf);
	known.set(key, keys);
	return keys;
}

/** §1.3 The block that a piece is part of. */
export function blockOf(state: State, start: Key): Set<Key> {
	const block = new Set([start]);
	// a set also goes through what is added on the way
	for (const key of block) {
		for (const beside of besides(state, key)) if (pieceAt(state, beside)) block.add(beside);
	}
	return block;
}

/** §1.4 Whether a marker stands there, which keeps a piece from everything. */
export const isMarked = ({ markers }: State, key: Key): boolean => markers.includes(key);

/** Whether a marker stands in a block. */
export const isInUse = ({ markers }: State, block: ReadonlySet<Key>): boolean =>
	markers.some((marker) => marker !== null && block.has(marker));

/** The empty squares beside some of these. */
export function emptyBeside(state: State, keys: Iterable<Key>): Set<Key> {
	const found = new Set<Key>();
	for (const key of keys) {
		for (const beside of besides(state, key)) if (!pieceAt(state, beside)) found.add(beside);
	}
	return found;
}

/** §3.5 Where a marker may step. */
export const stepsFrom = (state: State, key: Key): Key[] =>
	besides(state, key).filter((beside) => pieceAt(state, beside) && !isMarked(state, beside));

export const isIn = ({ n, out }: State, seat: number): boolean => seat < n && !out.includes(seat);

/** The seats still in. */
export const seatsIn = (state: State): number[] =>
	[...state.markers.keys()].filter((seat) => isIn(state, seat));
