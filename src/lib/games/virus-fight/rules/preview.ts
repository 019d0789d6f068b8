/** What would follow: which instruction leaves no step, what must be taken, and what somebody has none of left. */
import type { Seat } from '../../../engine/module.ts';
import { keyOf } from '../../../pieces/geometry/squares.ts';
import { executions, instructionOf } from './instructions.ts';
import { blockOf, kindOf, pieceAt, stepsFrom } from './memory.ts';
import type { Action, Kind, State } from './state.ts';

/** §3.5 Whether an instruction would leave the marker of the seat on turn nowhere to step. */
export function strands(view: State, action: Action): boolean {
	if (action.type === 'idle' && instructionOf(view) === 'J') return true;
	const cells = cellsAfter(view, action);
	return (
		cells !== null && stepsFrom({ ...view, cells }, view.markers[view.turn] ?? '').length === 0
	);
}

/** The memory after an instruction that is followed by a step; null for any other action. */
function cellsAfter(view: State, action: Action): State['cells'] | null {
	switch (action.type) {
		case 'move': {
			const piece = pieceAt(view, keyOf(action.from)) ?? '';
			return { ...without(view, keyOf(action.from)), [keyOf(action.to)]: piece };
		}
		case 'write':
			return { ...view.cells, [keyOf(action.to)]: action.piece };
		case 'erase':
			return without(view, keyOf(action.target));
		case 'idle':
			return view.cells;
		default:
			return null;
	}
}

const without = ({ cells }: State, key: string): State['cells'] =>
	Object.fromEntries(Object.entries(cells).filter(([one]) => one !== key));

/** §3.3 Whether a strike must take a piece, since no empty square is in reach. */
export const mustTake = (view: State): boolean =>
	[...executions(view)].every(
		(action) => action.type !== 'erase' || pieceAt(view, keyOf(action.target)) !== undefined
	);

/** Of what a seat has none left, neither among its spares nor in its active block. */
export function lacks(view: State, seat: Seat): Kind[] {
	const marker = view.markers[seat] ?? null;
	if (view.phase === 'program' || marker === null) return [];
	const inBlock = [...blockOf(view, marker)].map((key) => pieceAt(view, key) ?? '');
	const kinds = new Set([...inBlock, ...(view.spares[seat] ?? [])].map(kindOf));
	return (['E', 'W'] as const).filter((kind) => !kinds.has(kind));
}
