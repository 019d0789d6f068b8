/** The words of the buttons, and what is asked before something that cannot be undone. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import type { Step } from '../../../pieces/picking/picking.ts';
import { drawParts } from '../rules/duel.ts';
import { sizeName } from '../../../pieces/names.ts';
import {
	cardSign,
	cardSigns,
	eventTitle,
	rankSign,
	resourceSays,
	suitSign
} from '../words/naming.ts';
import { FACE_DOWN } from '../rules/handcards.ts';
import { isNamed } from './steps.ts';
import { targetOf } from '../rules/board.ts';
import type { Action, Phase, State } from '../rules/state.ts';

const DONE: Readonly<Partial<Record<Phase, () => string>>> = {
	shift: m.martian_gunslinger_done_shift,
	treehouse: m.martian_gunslinger_done_treehouse,
	move: m.martian_gunslinger_done_move,
	clash: m.martian_gunslinger_done_clash,
	hand: m.martian_gunslinger_done_hand,
	resource: m.martian_gunslinger_done_resource,
	event: m.martian_gunslinger_done_event,
	return: m.martian_gunslinger_done_return
};

const USES: Readonly<Record<string, () => string>> = {
	tip: m.martian_gunslinger_use_tip,
	swap: m.martian_gunslinger_use_swap,
	hop: m.martian_gunslinger_use_hop,
	dig: m.martian_gunslinger_use_dig,
	aim: m.martian_gunslinger_use_aim,
	reroll: m.martian_gunslinger_use_reroll
};

type Saying = (view: State, answer: string, names: Names, seat: number) => string;

const SAYINGS: Readonly<Record<string, Saying>> = {
	roll: () => m.martian_gunslinger_do_roll(),
	done: ({ phase }) => (DONE[phase] ?? m.martian_gunslinger_do_done)(),
	use: (_view, use) => USES[use]?.() ?? '',
	ace: (_view, card) => m.martian_gunslinger_use_ace({ card: cardSign(card) }),
	die: (_view, die) =>
		die === 'd6' ? m.martian_gunslinger_again_d6() : m.martian_gunslinger_again_tree(),
	from: ({ discard }, from) =>
		from === 'deck'
			? m.martian_gunslinger_from_deck()
			: m.martian_gunslinger_from_discard({ card: cardSign(discard.at(-1) ?? '') }),
	into: (_view, to) =>
		to === 'hand' ? m.martian_gunslinger_into_hand() : m.martian_gunslinger_into_resources(),
	go: (_view, go) => (go === 'hopOver' ? m.martian_gunslinger_do_hop_over() : ''),
	clash: (view, clash, names, seat) => {
		const target = targetOf(view, seat);
		if (clash === 'attack' && target && 'seat' in target)
			return m.martian_gunslinger_attack({ who: names(target.seat) });
		return m.martian_gunslinger_do_attempt();
	},
	pay: (_view, pay) => m.martian_gunslinger_pay_with({ cards: cardSigns(pay.split(' ')) }),
	ability: (_view, ability) =>
		ability === 'draw' ? m.martian_gunslinger_bonus_draw() : m.martian_gunslinger_bonus_exchange(),
	target: (_view, answer, names) => {
		const [seat = '', card = ''] = answer.split(' ');
		const who = names(Number(seat));
		if (card === FACE_DOWN) return m.martian_gunslinger_target_hidden({ who });
		return m.martian_gunslinger_target({ who, resource: resourceSays(card) });
	},
	playEvent: (_view, card) => m.martian_gunslinger_play_event({ title: eventTitle(card) }),
	'with:with': (_view, other, names) => names(Number(other)),
	'with:to': (_view, other, names) => m.martian_gunslinger_give_to({ who: names(Number(other)) }),
	'with:suit': (_view, suit) => suitSign(suit),
	'with:rank': (_view, rank) => rankSign(rank),
	lose: (_view, card) => resourceSays(card),
	bid: (_view, amount) => m.martian_gunslinger_bid({ amount })
};

/** The word of a button; null for what is picked on the board or in the hand. */
export function wordOf(view: State, seat: number, names: Names): (step: Step) => string | null {
	return ({ asks, answer }) => {
		if (asks === 'plot' && view.phase === 'setup')
			return m.martian_gunslinger_place_plot({ size: sizeName(Number(answer)) });
		const say = SAYINGS[asks];
		if (say) return say(view, answer, names, seat) || null;
		return isNamed(asks) ? resourceSays(answer) : null;
	};
}

interface Asked {
	readonly question?: string;
	readonly button: string;
}

/** What is asked before an action is played; null where a tap is enough. */
export function confirmOf(
	view: State,
	seat: number,
	names: Names
): (action: Action) => Asked | null {
	return (action) => {
		switch (action.type) {
			case 'playCard':
				return {
					question: m.martian_gunslinger_pays({ cards: cardSigns(action.pay) }),
					button: m.martian_gunslinger_play({ card: cardSign(action.card) })
				};
			case 'layResource':
				return { button: m.martian_gunslinger_lay({ resource: resourceSays(action.card) }) };
			case 'playEvent':
				return { button: m.martian_gunslinger_do_play_event() };
			case 'attack':
				return {
					question: attackSays(view, seat, names),
					button: m.martian_gunslinger_do_attack()
				};
			case 'lose':
				return { button: m.martian_gunslinger_give_up({ card: cardSign(action.card) }) };
			case 'bid':
				return {
					question: m.martian_gunslinger_bid_final({ amount: action.amount }),
					button: m.martian_gunslinger_bid_in()
				};
			default:
				return null;
		}
	};
}

/** Who would draw how many cards. */
function attackSays(view: State, seat: number, names: Names): string {
	const target = targetOf(view, seat);
	if (!target || !('seat' in target)) return '';
	const count = (one: number, other: number) => {
		const { base, edge, bonus } = drawParts(view, 'attack', one, other);
		return base + edge + bonus;
	};
	return m.martian_gunslinger_attack_cards({
		who: names(target.seat),
		own: count(seat, target.seat),
		theirs: count(target.seat, seat)
	});
}
