/** What a card is good for, in words: played, as a resource, and whether it can be paid for now. */
import * as m from '../../../paraglide/messages.js';
import type { WordMap } from '../../kit/words.ts';
import { CELLS, isFree } from '../rules/board.ts';
import { rankOf, suitOf, type Card } from '../rules/cards.ts';
import { costOf, effectOf, FACE_DOWN, refuseCard, type Effect } from '../rules/handcards.ts';
import { cardSigns, suitSign } from './naming.ts';
import { resourcesOf } from '../rules/piles.ts';
import type { PlayCard, State } from '../rules/state.ts';
import { explain } from './refusals.ts';

const EFFECTS: WordMap<Effect> = {
	keep: m.martian_gunslinger_card_keep_king,
	jump: m.martian_gunslinger_card_jump,
	refresh: m.martian_gunslinger_card_refresh,
	grow: m.martian_gunslinger_card_grow,
	destroy: m.martian_gunslinger_card_destroy,
	store: m.martian_gunslinger_card_store
};

/** "Move your piece to any empty square." */
export function effectText(card: Card): string {
	if (rankOf(card) === 'Q') return m.martian_gunslinger_card_keep_queen();
	if (rankOf(card) === 'J') return m.martian_gunslinger_card_keep_jack();
	return EFFECTS[effectOf(card)]();
}

/** "Costs 2 ♥ of your resources." */
export const priceText = (card: Card): string =>
	m.martian_gunslinger_price({ count: costOf(card), suit: suitSign(suitOf(card)) });

const suited = (view: State, seat: number, card: Card): Card[] =>
	resourcesOf(view, seat).filter((one) => suitOf(one) === suitOf(card));

/** Whether a card can be paid for, and with what; or why it cannot be played. */
export function canText(view: State, seat: number, card: Card): string {
	const pay = suited(view, seat, card);
	const refused = refuseCard(view, seat, likely(view, seat, card));
	if (!refused) return m.martian_gunslinger_can_pay({ cards: cardSigns(pay) });
	if (refused.code !== 'bad-payment') return explain(refused);
	const suit = suitSign(suitOf(card));
	return pay.length === 0
		? m.martian_gunslinger_has_none({ suit })
		: m.martian_gunslinger_has_only({ suit, cards: cardSigns(pay) });
}

/** A way to play a card that the rules refuse only where they refuse every way. */
function likely(view: State, seat: number, card: Card): PlayCard {
	const action: PlayCard = {
		type: 'playCard',
		card,
		pay: suited(view, seat, card).slice(0, costOf(card)),
		ability: 'draw'
	};
	const to = CELLS.find((cell) => isFree(view, cell));
	if (to) action.to = to;
	for (let other = 0; other < view.n; other++) {
		const hidden = view.facedown[other]?.length ? FACE_DOWN : undefined;
		const resource = resourcesOf(view, other)[0] ?? hidden;
		if (other !== seat && resource !== undefined) Object.assign(action, { seat: other, resource });
	}
	return action;
}
