/** A question to the person at this device: what do your real dice show? */
interface Question {
	readonly count: number;
	readonly sides: number;
	/** Told the numbers, or null when nothing was rolled after all. */
	readonly done: (dice: readonly number[] | null) => void;
}

export class DiceQuestion {
	/** What stands on the screen now. */
	now = $state.raw<Question | null>(null);

	/** Asks for `count` dice of `sides` sides; null when the person thinks better of it. */
	ask = (count: number, sides: number): Promise<readonly number[] | null> =>
		new Promise((given) => {
			const done = (thrown: readonly number[] | null) => {
				this.now = null;
				given(thrown);
			};
			this.now = { count, sides, done };
		});
}
