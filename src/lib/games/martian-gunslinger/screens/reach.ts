/** Where a piece can get to in one go: straight ahead, or after one turn. §3 */
import { ahead, keyOf, type Cell } from '../../../pieces/geometry/squares.ts';
import { facingsAt, isFree, isSquare } from '../rules/board.ts';
import { refuseHop } from '../rules/movement.ts';
import type { Action, State } from '../rules/state.ts';

export interface Way {
	/** In movement points. */
	readonly cost: number;
	readonly actions: readonly Action[];
}

/** The squares in reach by their keys, with the actions that lead there. */
export function waysOf(view: State, seat: number): ReadonlyMap<string, Way> {
	const ways = new Map<string, Way>();
	const piece = view.pieces[seat];
	if (!piece?.at) return ways;
	for (const facing of [piece.facing, ...facingsAt(piece.at)]) {
		const turn: Action[] = facing === piece.facing ? [] : [{ type: 'face', facing }];
		const paid = view.free ? 0 : turn.length;
		let at: Cell = ahead(piece.at, facing);
		for (let far = 1; far + paid <= view.points && isSquare(at) && isFree(view, at); far++) {
			const steps = Array.from({ length: far }, (): Action => ({ type: 'forward' }));
			ways.set(keyOf(at), { cost: far + paid, actions: [...turn, ...steps] });
			at = ahead(at, facing);
		}
	}
	if (!refuseHop(view, seat)) {
		const beyond = keyOf(ahead(piece.at, piece.facing, 2));
		ways.set(beyond, { cost: 2, actions: [{ type: 'hopOver' }] });
	}
	return ways;
}
