/** What a turn's margin is put together from. */
import type { ShownTurn } from '../story.ts';
import { SMALL } from './type.ts';

/** A part of the margin, one below the other. */
export interface Part {
	readonly height: number;
	/** Of a part on one line, that others may stand beside. */
	readonly width?: number;
	/** `x` where it does not begin at the margin's edge. */
	readonly draw: (y: number, x?: number) => void;
}

/** A turn with its place in the history; −1 for the one in progress. */
export interface Told {
	readonly turn: ShownTurn;
	readonly at: number;
}

/** From one line of the margin to the next. */
export const LEAD = SMALL.leading;
