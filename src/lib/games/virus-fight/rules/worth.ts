/** How well a seat stands: for computer play with a purpose. */
import { isIn, stepsFrom } from './memory.ts';
import type { Action, State } from './state.ts';

/** After how many rounds a seat would rather concede than do anything but win: two careful ones go on for ever. */
const LONG_GAME = 15;
/** Who has conceded in time has lost, and still done well. */
const CONCEDED = 0.5;

export const weights = { theirSteps: -0.03, gone: 0.36, pieces: -0.03, won: 10 } as const;

/** The steps that the others have, who of them is out, and the pieces that lie about; who looks to their own never comes to an end. */
export function worth(view: State, seat: number): Record<keyof typeof weights, number> {
	let [theirSteps, gone] = [0, 0];
	for (const [one, marker] of view.markers.entries()) {
		if (one === seat) continue;
		if (marker === null) gone++;
		else theirSteps += stepsFrom(view, marker).length;
	}
	return { theirSteps, gone, pieces: Object.keys(view.cells).length, won: wonBy(view, seat) };
}

function wonBy(view: State, seat: number): number {
	const lost = view.round > LONG_GAME ? CONCEDED : -1;
	if (view.result) return view.result.winners.includes(seat) ? 1 : lost;
	return isIn(view, seat) ? 0 : lost;
}

/** Who has agreed to a stalemate stays with it, or two would agree and withdraw for ever. */
export const idles = (_view: State, _seat: number, { type }: Action): boolean =>
	type === 'withdrawStalemate';
