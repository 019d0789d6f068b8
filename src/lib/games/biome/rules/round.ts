/** §3.6, §5.2 Who has had a turn in this round, who has it now, and who comes next. */
import { nextSeat } from './flow.ts';
import { activeSeats } from './sheets.ts';
import type { State } from './state.ts';
import { hasTurn } from './together/prepared.ts';

/** `out`: no turn in this round. */
export type When = 'done' | 'now' | 'next' | 'later' | 'out';

/** For every seat that plays, clockwise, when its turn is; where nobody's is in progress nobody's is `now`. */
export function roundOf(state: State): { readonly seat: number; readonly when: When }[] {
	const now = state.current ? state.active : null;
	const done = now === null ? state.done : [...state.done, now];
	const next = nextSeat({ ...state, done }, state.active + 1);
	const when = (seat: number): When => {
		if (seat === now) return 'now';
		if (state.done.includes(seat)) return 'done';
		if (seat === next) return 'next';
		return hasTurn(state, seat) ? 'later' : 'out';
	};
	return activeSeats(state).map((seat) => ({ seat, when: when(seat) }));
}
