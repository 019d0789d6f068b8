/** The signs by which whoever waits may react: seen for a moment, and nowhere kept. */
import type { Seat } from '../engine/module.ts';

export const SIGNS = ['clap', 'laugh', 'surprise', 'heart', 'think', 'thumb'] as const;
export type Sign = (typeof SIGNS)[number];

/** A sign, and the seat that shows it. */
export interface Reaction {
	readonly seat: Seat;
	readonly sign: Sign;
}

/** What the server passes on as a reaction; null for a sign that this page does not know. */
export function reactionOf(seat: Seat, said: string): Reaction | null {
	const sign = SIGNS.find((one) => one === said);
	return sign === undefined ? null : { seat, sign };
}
