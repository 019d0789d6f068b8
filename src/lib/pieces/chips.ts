/** Chips of one, five and ten, in heaps. */

/** What a chip may be worth. */
export type Worth = 1 | 5 | 10;

export interface Heap {
	readonly worth: Worth;
	readonly count: number;
}

/** An amount in as few chips as there are, the largest first. */
export function heaps(amount: number): Heap[] {
	const tens = Math.floor(amount / 10);
	const fives = Math.floor((amount % 10) / 5);
	const all: Heap[] = [
		{ worth: 10, count: tens },
		{ worth: 5, count: fives },
		{ worth: 1, count: amount % 5 }
	];
	return all.filter(({ count }) => count > 0);
}
