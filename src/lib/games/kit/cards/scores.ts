/** Scores with ties: who is first, and where everybody comes in. */
import type { Seat } from '../../../engine/module.ts';

/** A figure by seat, and whom it favours. */
export interface Figure {
	readonly of: readonly number[];
	readonly order: 'most' | 'fewest';
}

/** The place of each seat, from 1: the first figure decides, each next one where those before are equal; who ties in all shares a place. */
export const placesOf = (...figures: readonly Figure[]): number[] => {
	const seats = [...(figures[0]?.of.keys() ?? [])];
	return seats.map((seat) => 1 + seats.filter((other) => isBefore(figures, other, seat)).length);
};

/** The seats in first place. */
export function winnersBy(...figures: readonly Figure[]): Seat[] {
	const places = placesOf(...figures);
	return [...places.keys()].filter((seat) => places[seat] === 1);
}

function isBefore(figures: readonly Figure[], one: Seat, other: Seat): boolean {
	for (const { of, order } of figures) {
		const more = (of[one] ?? 0) - (of[other] ?? 0);
		if (more !== 0) return order === 'most' ? more > 0 : more < 0;
	}
	return false;
}
