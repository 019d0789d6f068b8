/** What the host plays in the facilitator's voice. */
import type { Facilitate, Seat } from '../../../../engine/module.ts';
import { needsResource } from '../seating.ts';
import { sheetOf, stayingSeats } from '../sheets.ts';
import { refuse } from '../rules.ts';
import { spoken, unspoken } from './spoken.ts';
import { BIOMES, type Action, type FacilitatorAction, type State } from '../state.ts';

/** §8 Pause, notes and seats; a game that has not begun, or rests between its phases, goes on by one step. */
export const facilitate: Facilitate<State, Action> = {
	paused: () => ({ type: 'pause' }),
	resumed: ({ paused }) => ({ type: paused ? 'resume' : 'advance' }),
	undone: (what) => ({ type: 'noteUndo', what }),
	spoken,
	unspoken,
	skipped: (seat) => ({ type: 'skip', seat }),
	takenOver: (seat, to) => ({ type: 'reassign', seat, to }),
	leftOut,
	tried: (seat, action) => [
		{ type: 'setClock', minutes: 10 },
		{ type: 'setClock', minutes: null },
		{ type: 'lastRound', last: true },
		{ type: 'lastRound', last: false },
		{ type: 'actFor', seat, action },
		{ type: 'actFor', seat: 99, action }
	]
};

/** §8.10 A seat to which nobody comes goes, unless it is the last. */
function leftOut(view: State, seat: Seat): FacilitatorAction | null {
	const action = { type: 'removeSeat', seat } as const;
	const goes = view.phase !== 'over' && stayingSeats(view).some((one) => one !== seat);
	return goes && refuse(view, 'facilitator', action) === null ? action : null;
}

/** §8.9 The seat that joins for somebody who sits down in this one: the first biome that nobody plays. */
export function late(view: State, seat: Seat, called: string): FacilitatorAction | null {
	if (view.phase === 'over' || sheetOf(view, seat)?.status !== 'left') return null;
	const taken = new Set(stayingSeats(view).map((one) => sheetOf(view, one)?.biome));
	const biome = BIOMES.find((one) => !taken.has(one)) ?? BIOMES[0];
	const resource = needsResource(view) ? { name: called, stat: 'adaptability' as const } : null;
	return { type: 'addSeat', biome, resource };
}
