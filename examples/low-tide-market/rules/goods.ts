/** §1, §5 The cards and the wish slips, each with a number of its own. */

export const GOODS = ['fish', 'salt', 'rope', 'pearls'] as const;
export type Goods = (typeof GOODS)[number];

/** §1 All cards: a number from 0 to 35 says goods and value. */
export const CARDS = Array.from({ length: 36 }, (_, card) => card);

export const goodsOf = (card: number): Goods => GOODS[Math.floor(card / 9)] ?? 'fish';

/** §1 From 1 to 9. */
export const valueOf = (card: number): number => (card % 9) + 1;

/** §5 The goods that a slip asks for, in their order; each pair of goods is there twice. */
const PAIRS = GOODS.flatMap((one, index) =>
	GOODS.slice(index).map((other) => [one, other] as const)
);
export const SLIPS = Array.from({ length: 2 * PAIRS.length }, (_, slip) => slip);

export const wishOf = (slip: number): readonly [Goods, Goods] =>
	PAIRS[slip % PAIRS.length] ?? ['fish', 'fish'];
