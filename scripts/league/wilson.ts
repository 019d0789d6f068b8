/** How sure a share of won games is. */

export interface Interval {
	readonly share: number;
	readonly from: number;
	readonly to: number;
}

/** How many standard deviations hold 95 % of a normal distribution. */
const Z = 1.96;

/** The Wilson interval, 95 %, of a share; `won` may count parts of games. All of it where there were no games. */
export function wilson(won: number, games: number): Interval {
	if (games === 0) return { share: 0, from: 0, to: 1 };
	const share = won / games;
	const z = (Z * Z) / games;
	const middle = (share + z / 2) / (1 + z);
	const half = (Z * Math.sqrt((share * (1 - share)) / games + z / games / 4)) / (1 + z);
	return { share, from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
}
