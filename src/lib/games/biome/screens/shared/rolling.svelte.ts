/** Dice first, words after: what a roll decided is not said before the dice lie still. */
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

/** Whether the dice of the latest entry still move, from a component. Without motion they never do. */
export function rolling(told: () => Told): { readonly now: boolean } {
	/** The entry whose dice lie still. */
	let rested = $state(-1);
	$effect(() => {
		const { seq } = told();
		const wait = wantsStill() ? 0 : restAfter(told());
		const timer = setTimeout(() => (rested = seq), wait);
		return () => {
			clearTimeout(timer);
		};
	});
	return {
		get now() {
			return restAfter(told()) > 0 && rested !== told().seq;
		}
	};
}
