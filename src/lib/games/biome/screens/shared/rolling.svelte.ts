/** Dice first, words after: what a roll decided is not said before the dice lie still. */
import { untrack } from 'svelte';
import type { Seat } from '../../../../engine/module.ts';
import { wantsStill } from '../../../../ui/look.ts';
import type { Told } from '../../../kit/pictures.ts';

/** Milliseconds: the first die settles after `FIRST`, each other one `EACH` later, and takes `SETTLES` for it (see `Die`). */
const FIRST = 700;
const EACH = 120;
const SETTLES = 260;

/** How many milliseconds the dice of this entry move; 0 where none fell, or before this page was opened. */
export function restAfter({ events, old }: Told): number {
	if (old) return 0;
	const thrown = events.reduce((most, event) => Math.max(most, diceIn(event)), 0);
	return thrown === 0 ? 0 : FIRST + (thrown - 1) * EACH + SETTLES;
}

const diceIn = ({ type, dice }: Told['events'][number]): number => {
	if (type === 'sphere-rolled') return 1;
	return Array.isArray(dice) ? dice.length : 0;
};

/**
 * Whether the dice of the latest entry still move, from a component. Without motion they never do. With `of` only that
 * seat's dice count: where several seats roll side by side, nobody waits for the dice of another.
 */
export function rolling(told: () => Told, of?: () => Seat): { readonly now: boolean } {
	/** The entry whose dice lie still. */
	let rested = $state(-1);
	const rest = $derived(restAfter(of ? onlyOf(told(), of()) : told()));
	$effect(() => {
		const { seq } = told();
		const wait = wantsStill() ? 0 : rest;
		const timer = setTimeout(() => (rested = seq), wait);
		return () => {
			clearTimeout(timer);
		};
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

/** Whether the dice of a turn, or of its lender, are among what has just happened. */
export const threw = ({ events }: Told): boolean =>
	events.some(({ type }) => type === 'rolled' || type === 'lender-rolled');

/** The view as people may see it: while dice move, the one before them. From a component. */
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
