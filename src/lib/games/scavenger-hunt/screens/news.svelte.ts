/** What was told last, kept as long as somebody may want to read it. */
import type { Seat } from '../../../engine/module.ts';
import { since, type Told } from '../../../pieces/trail.ts';
import type { Cell, ScavengerEvent, State, Suit } from '../rules/state.ts';

/** At a table of this game only its own rules tell events. */
export const eventsIn = ({ events }: Told): readonly ScavengerEvent[] =>
	events as readonly ScavengerEvent[];

/** All that was told of the turn that is played, or of the last one until the next push. */
export const turnNews = since<ScavengerEvent>(
	({ type }) => type === 'shifted' || type === 'coin-placed'
);

/** A coin that this seat has looked at. */
export interface Look {
	/** The entry with which it was seen. */
	readonly seq: number;
	readonly suit: Suit;
	readonly value: number;
	readonly at: Cell;
}

/** §3.4 The look that this seat took last: it stays on the phone until the player hides it. */
export function lastLook(
	told: () => Told,
	view: () => State,
	seat: () => Seat | null
): { readonly look: Look | null; readonly hide: () => void } {
	/** The look that was hidden again. */
	let hidden = $state(-1);
	let kept: (Look & { readonly id: number }) | null = null;
	let open = false;
	const look = $derived.by(() => {
		const { seq } = told();
		const { look: seen, coins } = view();
		if (kept && seq < kept.seq) kept = null;
		const coin = coins.find(({ id }) => id === seen?.id);
		if (!coin || !seen?.suit || seen.seat !== seat()) {
			open = false;
			return kept;
		}
		// the view tells the same look until somebody acts
		if (!open || kept?.id !== coin.id) kept = { ...coin, seq, suit: seen.suit };
		open = true;
		return kept;
	});
	return {
		get look() {
			return look?.seq === hidden ? null : look;
		},
		hide: () => {
			hidden = look?.seq ?? -1;
		}
	};
}
