/** Of several reasons why something cannot be done, the one that tells most. */
import type { Seat } from '../../engine/module.ts';
import type { Refusal } from '../../engine/refusal.ts';

/** Picks by these codes, from the one that tells most to the one that tells least; null where none of them is among the reasons. */
export const mostTelling =
	(codes: readonly string[]) =>
	(reasons: readonly (Refusal | null)[]): Refusal | null =>
		codes
			.map((code) => reasons.find((reason) => reason?.code === code))
			.find((reason) => reason != null) ?? null;

/** The same, but the first of the reasons where none of these codes is among them. */
export const mostTellingOrFirst = (codes: readonly string[]): ReturnType<typeof mostTelling> => {
	const most = mostTelling(codes);
	return (reasons) => most(reasons) ?? reasons.find((reason) => reason !== null) ?? null;
};

/** Why none of several actions can be played, by what tells most. */
export const whyNone =
	<View, Action>(
		refuse: (view: View, seat: Seat, action: Action) => Refusal | null,
		codes: readonly string[]
	) =>
	(view: View, seat: Seat, actions: readonly Action[]): Refusal | null =>
		mostTellingOrFirst(codes)(actions.map((action) => refuse(view, seat, action)));
