/** §1.2, §3 The island: which places are beside each other, where pawns stand, what may go where. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import type { Action, Cell, State, Tile } from './state.ts';

const isAt = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];

/** Whether two places share a full edge. */
const areBeside = (a: Cell, b: Cell): boolean =>
	Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1;

/** The four places around one. */
const around = ([x, y]: Cell): Cell[] => [
	[x, y - 1],
	[x + 1, y],
	[x, y + 1],
	[x - 1, y]
];

const tileAt = ({ tiles }: State, cell: Cell): Tile | undefined =>
	tiles.find(({ at }) => isAt(at, cell));

/** The seat whose pawn stands here, or -1. */
export const pawnAt = ({ pawns }: State, cell: Cell): number =>
	pawns.findIndex((at) => at !== null && isAt(at, cell));

/** §3.2 Why the tile may not be moved there. */
export function refuseTile(view: State, from: Cell, to: Cell): Refusal | null {
	const tile = tileAt(view, from);
	if (!tile) return refusal('no-tile', {}, '§3.2');
	if (pawnAt(view, from) >= 0) return refusal('pawn-on-tile', {}, '§3.2');
	if (tileAt(view, to)) return refusal('cell-occupied', {}, '§3.2');
	const touches = view.tiles.some((other) => other !== tile && areBeside(other.at, to));
	return touches ? null : refusal('not-adjacent', {}, '§3.2');
}

/** §3.3 Why the pawn may not step there. */
export function refuseStep(view: State, pawn: number, to: Cell): Refusal | null {
	const from = view.pawns[pawn];
	if (!from) return refusal('no-pawn', {}, '§3.3');
	if (!areBeside(from, to)) return refusal('not-one-step', {}, '§3.3');
	if (!tileAt(view, to)) return refusal('no-tile', {}, '§3.3');
	return pawnAt(view, to) >= 0 ? refusal('cell-occupied', {}, '§3.3') : null;
}

/** §3.2 Every tile without a pawn, to every empty place that another tile touches. */
export function* tileMoves(view: State): Generator<Action> {
	const places = emptyPlaces(view);
	for (const { at: from } of view.tiles) {
		if (pawnAt(view, from) >= 0) continue;
		for (const { to, besideTiles } of places) {
			if (besideTiles > 1 || !areBeside(from, to)) yield { type: 'moveTile', from, to };
		}
	}
}

/** The empty places that touch the island, each with how many tiles it touches. */
function emptyPlaces({ tiles }: State): { to: Cell; besideTiles: number }[] {
	const taken = new Set(tiles.map(({ at }) => at.join()));
	const places = new Map<string, { to: Cell; besideTiles: number }>();
	for (const to of tiles.flatMap(({ at }) => around(at))) {
		const key = to.join();
		if (taken.has(key)) continue;
		const known = places.get(key);
		if (known) known.besideTiles++;
		else places.set(key, { to, besideTiles: 1 });
	}
	return [...places.values()];
}

/** §3.3 Every step of every pawn. */
export function* pawnSteps(view: State): Generator<Action> {
	for (const [pawn, at] of view.pawns.entries()) {
		if (!at) continue;
		for (const to of around(at)) {
			if (!refuseStep(view, pawn, to)) yield { type: 'movePawn', pawn, to };
		}
	}
}

/** §3.4 Whether any pawn on the island can step. */
export const canStep = (state: State): boolean => pawnSteps(state).next().done !== true;

/** §3.2 Moves the tile, and tells which it was. */
export function moveTile(state: State, from: Cell, to: Cell): Tile | null {
	const tile = tileAt(state, from);
	if (tile) tile.at = [to[0], to[1]];
	return tile ?? null;
}
