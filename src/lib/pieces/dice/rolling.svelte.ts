/** Dice first, words after: what a roll decided is not said before the dice lie still. */
import { untrack } from 'svelte';
import type { GameEvent, Seat } from '../../engine/module.ts';
import { wantsStill } from '../../ui/look.ts';
import type { Told } from '../trail.ts';

/** Milliseconds: the first die settles after `FIRST`, each other one `EACH` later, and takes `SETTLES` for it (see `Thrown`). */
const FIRST = 700;
const EACH = 120;
const SETTLES = 260;

/** How many dice an event throws: they come to rest one after the other. */
const diceIn = ({ throws = 0 }: GameEvent): number => (throws === 'piece' ? 0 : throws);

/** What is drawn from a bag is seen before it is spoken of. */
const restOf = (event: GameEvent): number => {
	const dice = diceIn(event);
	if (dice > 0) return FIRST + (dice - 1) * EACH + SETTLES;
	return event.throws === 'piece' ? SETTLES : 0;
};

/** How many milliseconds the dice of this entry move; 0 where none fell, or before this page was opened. */
export const restAfter = ({ events, old }: Told): number =>
	old ? 0 : events.reduce((most, event) => Math.max(most, restOf(event)), 0);

/** The entry with which dice have just been thrown, for `Thrown`; null where they have lain there already. */
export const thrownIn = (
	{ seq, events, old }: Told,
	what: (event: GameEvent) => boolean = () => true
): number | null => (!old && events.some((event) => diceIn(event) > 0 && what(event)) ? seq : null);

/**
 * Whether the dice of the latest entry still move, from a component. Without motion they never do. With `of` only that
 * seat's dice count: where several seats roll side by side, nobody waits for the dice of another.
 */
export function rolling(told: () => Told, of?: () => Seat): { readonly now: boolean } {
	/** The entry whose dice lie still. */
	let rested = $state(-1);
	const rest = $derived.by(() => {
		const moves = restAfter(of ? onlyOf(told(), of()) : told());
		return moves > 0 && wantsStill() ? 0 : moves;
	});
	$effect(() => {
		const { seq } = told();
		const timer = setTimeout(() => (rested = seq), rest);
		return () => clearTimeout(timer);
	});
	return {
		get now() {
			return rest > 0 && rested !== told().seq;
		}
	};
}

const onlyOf = (told: Told, of: Seat): Told => ({
	...told,
	events: told.events.filter((event) => 'seat' in event && event['seat'] === of)
});

/** What people may see: while dice move, what stood there before them. From a component. */
export function settled<View>(shown: () => { readonly view: View; readonly told?: Told }): {
	readonly view: View;
} {
	const move = rolling(() => shown().told ?? NOTHING);
	let before = $state.raw(untrack(() => shown().view));
	$effect(() => {
		if (!move.now) before = shown().view;
	});
	return {
		get view() {
			return move.now ? before : shown().view;
		}
	};
}

const NOTHING: Told = { seq: -1, events: [] };
