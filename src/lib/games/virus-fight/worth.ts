/** How well a seat stands: for computer play with a purpose. */
import { blockOf, isIn, stepsFrom } from './memory.ts';
import type { State } from './state.ts';

const WON = 1000;
/** What it is worth that somebody is out. */
const OUT = 50;
/** How much a square beside the marker counts, in pieces of the block. */
const STEP = 4;

/** Higher the less room the others' markers have; who looks to their own never comes to an end. */
export function worth(view: State, seat: number): number {
	if (view.result) return view.result.winners.includes(seat) ? WON : -WON;
	if (!isIn(view, seat)) return -WON;
	return view.markers.reduce((sum, marker, one) => {
		if (one === seat) return sum;
		return marker === null ? sum + OUT : sum - roomOf(view, marker);
	}, 0);
}

const roomOf = (view: State, marker: string): number =>
	STEP * stepsFrom(view, marker).length + blockOf(view, marker).size;
