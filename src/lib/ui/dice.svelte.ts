import type DiceDialog from './DiceDialog.svelte';

/** A question to the person at this device: what do your real dice show? */
interface Question {
	/** What asks it: fetched when it is wanted. */
	readonly Dialog: typeof DiceDialog;
	readonly count: number;
	readonly sides: number;
	/** Told the numbers, or null when nothing was rolled after all. */
	readonly done: (dice: readonly number[] | null) => void;
}

export class DiceQuestion {
	/** What stands on the screen now. */
	now = $state.raw<Question | null>(null);

	/** Asks for `count` dice of `sides` sides; null when the person thinks better of it, or the question is out of reach. */
	ask = async (count: number, sides: number): Promise<readonly number[] | null> => {
		const part = await import('./DiceDialog.svelte').catch(() => null);
		return (
			part &&
			new Promise<readonly number[] | null>((given) => {
				const done = (thrown: readonly number[] | null) => {
					this.now = null;
					given(thrown);
				};
				this.now = { Dialog: part.default, count, sides, done };
			})
		);
	};
}
