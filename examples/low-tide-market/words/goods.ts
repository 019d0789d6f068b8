/** What cards and slips are called. */
import type { WordMap } from 'borrowed-earth/kit/words.ts';
import * as m from 'borrowed-earth/messages';
import { goodsOf, valueOf, wishOf, type Goods } from '../rules/goods.ts';

export const goodsNames: WordMap<Goods> = {
	fish: m.low_tide_market_fish,
	salt: m.low_tide_market_salt,
	rope: m.low_tide_market_rope,
	pearls: m.low_tide_market_pearls
};

/** "Fish 7". */
export const cardName = (card: number): string =>
	m.low_tide_market_card({ goods: goodsNames[goodsOf(card)](), value: valueOf(card) });

/** "Wish: fish and salt". */
export const wishName = (slip: number): string => {
	const [one, other] = wishOf(slip);
	return m.low_tide_market_wish({ one: goodsNames[one](), other: goodsNames[other]() });
};
