/** §5.4 Poker hands: the best five of any number of cards, and which of two hands is better. */
import { heightOf, SUITS, suitOf, type Card } from './cards.ts';

/** From the weakest to the best. */
export const CATEGORIES = [
	'high-card',
	'pair',
	'two-pairs',
	'three-of-a-kind',
	'straight',
	'flush',
	'full-house',
	'four-of-a-kind',
	'straight-flush'
] as const;
export type Category = (typeof CATEGORIES)[number];

/** What a hand is worth: its category, then the heights that decide between equal ones. */
export interface Worth {
	readonly category: Category;
	readonly heights: readonly number[];
}

const ACE = 14;

/** The highest card of the best straight among these heights; 0 where there is none. The ace is low as well. */
function straightTop(heights: ReadonlySet<number>): number {
	for (let top = ACE; top >= 5; top--) {
		let low = top;
		while (low > top - 5 && heights.has(low === 1 ? ACE : low)) low--;
		if (low === top - 5) return top;
	}
	return 0;
}

/** How many cards there are of each height, at the index of the height. */
function counted(cards: readonly Card[]): number[] {
	const counts = Array<number>(ACE + 1).fill(0);
	for (const card of cards) counts[heightOf(card)] = (counts[heightOf(card)] ?? 0) + 1;
	return counts;
}

/** The heights of which there are at least `least` cards, from the top. */
function heightsOf(counts: readonly number[], least: number): number[] {
	const found: number[] = [];
	for (let height = ACE; height > 1; height--) {
		if ((counts[height] ?? 0) >= least) found.push(height);
	}
	return found;
}

/** The best five of the cards; of fewer than five only pairs and high cards count. */
export function handWorth(cards: readonly Card[]): Worth {
	const counts = counted(cards);
	const all = heightsOf(counts, 1);
	const flush = bestFlush(cards);
	if (flush?.category === 'straight-flush') return flush;
	const [four] = heightsOf(counts, 4);
	if (four) return matched('four-of-a-kind', [four], all, 1);
	const pairs = heightsOf(counts, 2);
	const [three] = heightsOf(counts, 3);
	const besides = pairs.find((height) => height !== three);
	if (three && besides) return { category: 'full-house', heights: [three, besides] };
	if (flush) return flush;
	const top = straightTop(new Set(all));
	if (top > 0) return { category: 'straight', heights: [top] };
	if (three) return matched('three-of-a-kind', [three], all, 2);
	const [high, low] = pairs;
	if (high && low) return matched('two-pairs', [high, low], all, 1);
	return high ? matched('pair', [high], all, 3) : matched('high-card', [], all, 5);
}

/** The matching heights, and the highest of the others beside them. */
function matched(
	category: Category,
	same: number[],
	all: readonly number[],
	kickers: number
): Worth {
	const others = all.filter((height) => !same.includes(height)).slice(0, kickers);
	return { category, heights: [...same, ...others] };
}

/** The best flush or straight flush of any suit. */
function bestFlush(cards: readonly Card[]): Worth | null {
	let best: Worth | null = null;
	if (cards.length < 5) return best;
	for (const suit of SUITS) {
		const heights = cards.filter((card) => suitOf(card) === suit).map(heightOf);
		if (heights.length < 5) continue;
		const top = straightTop(new Set(heights));
		const highest = heights.sort((a, b) => b - a).slice(0, 5);
		const found: Worth =
			top > 0
				? { category: 'straight-flush', heights: [top] }
				: { category: 'flush', heights: highest };
		if (!best || compareWorth(found, best) > 0) best = found;
	}
	return best;
}

/** Above 0 where the first is better, below 0 where the second is, 0 where neither: suits never count. */
export function compareWorth(one: Worth, other: Worth): number {
	const ahead = CATEGORIES.indexOf(one.category) - CATEGORIES.indexOf(other.category);
	if (ahead !== 0) return ahead;
	const most = Math.max(one.heights.length, other.heights.length);
	for (let index = 0; index < most; index++) {
		const more = (one.heights[index] ?? 0) - (other.heights[index] ?? 0);
		if (more !== 0) return more;
	}
	return 0;
}

/** §8.3 Whether five of the cards are a sequence in one suit. */
export const hasStraightFlush = (cards: readonly Card[]): boolean =>
	bestFlush(cards)?.category === 'straight-flush';
