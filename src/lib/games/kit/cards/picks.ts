/** What all choose at once and in secret: cards, places, sealed bids. A list by seat, null for who has not chosen. */
import type { Audience, Seat } from '../../../engine/module.ts';

/** Stands in a view for what another seat has chosen. */
export const HIDDEN = 'hidden';

export type Picked<Pick> = Pick | typeof HIDDEN | null;

/** Nobody has chosen. */
export const noPicks = (seats: number): null[] => Array.from({ length: seats }, () => null);

/** The seats that have not chosen. */
export const unpicked = (picks: readonly unknown[]): Seat[] =>
	[...picks.keys()].filter((seat) => picks[seat] === null);

/** What an audience sees: of others only whether they have chosen. */
export const hidePicks = <Pick>(
	picks: readonly Picked<Pick>[],
	audience: Audience
): Picked<Pick>[] =>
	picks.map((pick, seat) => (pick === null || seat === audience ? pick : HIDDEN));

/** The same with another choice for each hidden one: `pick` makes one that this seat could have made. */
export const redealPicks = <Pick>(
	picks: readonly Picked<Pick>[],
	pick: (seat: Seat) => Pick
): Picked<Pick>[] => picks.map((one, seat) => (one === HIDDEN ? pick(seat) : one));

/** What was chosen, once all see it: with the seat, in the order of seats. */
export const picksOf = <Pick>(picks: readonly Picked<Pick>[]): { seat: Seat; pick: Pick }[] =>
	picks.flatMap((pick, seat) => (pick === null || pick === HIDDEN ? [] : [{ seat, pick }]));

/** How sealed bids come out: who bid most, several where they bid as much; the most, and the most of the others. */
export interface Sealed {
	readonly seats: readonly Seat[];
	readonly highest: number;
	/** What the highest pays where the second price counts; 0 where nobody else bid. */
	readonly second: number;
}

/** Opens sealed bids; null where nobody bid. */
export function openBids(bids: readonly Picked<number>[]): Sealed | null {
	const made = picksOf(bids);
	if (made.length === 0) return null;
	const falling = made.map(({ pick }) => pick).toSorted((one, other) => other - one);
	const highest = falling[0] ?? 0;
	const seats = made.filter(({ pick }) => pick === highest).map(({ seat }) => seat);
	return { seats, highest, second: falling[1] ?? 0 };
}
