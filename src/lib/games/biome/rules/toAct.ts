/** Whom the game waits for. */
import { activeSeats, challengerOf, others, sheetAt } from './sheets.ts';
import type { State } from './state.ts';

/** Whom the game waits for; nobody when it is over or paused. */
export function toAct(state: State): number[] {
	if (state.paused) return [];
	switch (state.step) {
		case 'choose':
		case 'ready':
			return activeSeats(state).filter((seat) => !sheetAt(state, seat).ready);
		case 'challenge':
			return [challengerOf(state)];
		case 'agree':
			return others(state).filter(
				(seat) => !Object.hasOwn(state.current?.votes ?? {}, String(seat))
			);
		case 'consent':
		case 'lenderRoll':
			return lenders(state);
		case 'leftover':
			return activeSeats(state).filter((seat) => sheetAt(state, seat).pool > 0);
		case 'over':
			return [];
		default:
			return [state.active];
	}
}

function lenders(state: State): number[] {
	const lender = state.current?.plan?.borrow?.seat;
	return lender === undefined ? [] : [lender];
}
