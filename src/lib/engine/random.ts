/** Chance: dice and shuffles, from real entropy, from a script, or from a log. */

/** What rules draw from. Every draw is a whole number, so a log can hold it. */
export interface Random {
	/** One die: 1..sides. */
	die(sides: number): number;
	/** Rolls `count` dice at once, in order: what a player throws together. */
	dice(count: number, sides: number): number[];
	/** The list in a random order; the list handed in stays as it is. */
	shuffle<Item>(items: readonly Item[]): Item[];
}

/** A source of whole numbers 0..below-1. */
export type Source = (below: number) => number;

/** Evenly spread whole numbers from the platform's crypto, by rejection. */
export const cryptoSource: Source = (below) => {
	const limit = Math.floor(2 ** 32 / below) * below;
	const word = new Uint32Array(1);
	for (;;) {
		crypto.getRandomValues(word);
		const drawn = word[0] ?? 0;
		if (drawn < limit) return drawn % below;
	}
};

/** Repeatable numbers from a seed (mulberry32): for playouts and tests, never for play. */
export function seededSource(seed: number): Source {
	let state = seed >>> 0;
	return (below) => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
	};
}

/** Dice and shuffles (Fisher-Yates) from a source. */
export function randomFrom(source: Source): Random {
	const die = (sides: number) => source(sides) + 1;
	return {
		die,
		dice: (count, sides) => Array.from({ length: count }, () => die(sides)),
		shuffle(items) {
			const left = [...items];
			for (let last = left.length - 1; last > 0; last--) {
				const other = source(last + 1);
				[left[last], left[other]] = [left[other] as never, left[last] as never];
			}
			return left;
		}
	};
}

/** A random that records each number its source gave into `draws`. */
export const recording = (source: Source, draws: number[]): Random =>
	randomFrom((below) => {
		const drawn = source(below);
		draws.push(drawn);
		return drawn;
	});

/** A random that gives a log's numbers again. Throws when the log holds fewer than are asked for, or one that does not fit. */
export function replaying(draws: readonly number[]): Random {
	let next = 0;
	return randomFrom((below) => {
		const drawn = draws[next++];
		if (drawn === undefined || drawn >= below) throw new Error('the log does not fit the rules');
		return drawn;
	});
}

/** Thrown where dice are needed that nobody has rolled yet: how many more, and of how many sides. */
export class DiceNeeded extends Error {
	readonly count: number;
	readonly sides: number;
	constructor(count: number, sides: number) {
		super(`needs ${String(count)} dice of ${String(sides)} sides`);
		this.count = count;
		this.sides = sides;
	}
}

/** Dice that people rolled by hand, in order; shuffles from `source`. All numbers go into `draws`. Throws DiceNeeded when they run out or do not fit. */
export function byHand(shown: readonly number[], source: Source, draws: number[]): Random {
	let next = 0;
	const dice = (count: number, sides: number) => {
		const these = shown.slice(next, next + count);
		if (these.length < count || these.some((value) => value > sides)) {
			throw new DiceNeeded(count, sides);
		}
		next += count;
		draws.push(...these.map((value) => value - 1));
		return these;
	};
	return {
		die: (sides) => dice(1, sides)[0] ?? 1,
		dice,
		shuffle: (items) => recording(source, draws).shuffle(items)
	};
}

/** The dice a scenario lists, in order; shuffles leave their list as it is. Throws DiceNeeded when they run out. */
export function scripted(values: readonly number[], draws: number[] = []): Random {
	const dice = byHand(values, () => 0, draws);
	return { ...dice, shuffle: (items) => [...items] };
}
