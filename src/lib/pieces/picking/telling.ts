/** Of several reasons why something cannot be done, the one that tells most. */
import type { Refusal } from '../../engine/refusal.ts';

/** Picks by these codes, from the one that tells most to the one that tells least; null where none of them is among the reasons. */
export const mostTelling =
	(codes: readonly string[]) =>
	(reasons: readonly (Refusal | null)[]): Refusal | null =>
		codes
			.map((code) => reasons.find((reason) => reason?.code === code))
			.find((reason) => reason != null) ?? null;
