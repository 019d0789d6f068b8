/** How well a seat stands: for computer play with a purpose. */
import { isIn, stepsFrom } from './memory.ts';
import type { State } from './state.ts';

const WON = 1000;
/** What it is worth that somebody is out, in steps that a marker does not have. */
const OUT = 12;
/** After so many rounds a seat would rather concede than do anything but win: two that are careful go on for ever. */
const PATIENCE = 15;

/** Higher the fewer steps the others have and the fewer pieces lie about; who looks to their own never comes to an end. */
export function worth(view: State, seat: number): number {
	const lost = view.round > PATIENCE ? WON / 2 : -WON;
	if (view.result) return view.result.winners.includes(seat) ? WON : lost;
	if (!isIn(view, seat)) return lost;
	return view.markers.reduce((sum, marker, one) => {
		if (one === seat) return sum;
		return marker === null ? sum + OUT : sum - stepsFrom(view, marker).length;
	}, -Object.keys(view.cells).length);
}
