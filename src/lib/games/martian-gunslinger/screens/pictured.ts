/** What came to light last, laid out for a picture: who showed which cards, and what came of it. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import type { Card } from '../rules/cards.ts';
import { handName, plotName, rankSign, suitSign } from '../words/naming.ts';
import { handWorth } from '../rules/poker.ts';
import type { DuelKind, GunslingerEvent, State } from '../rules/state.ts';

interface Row {
	readonly who: string;
	readonly cards: readonly Card[];
	readonly says: string;
	readonly best: boolean;
}

interface Picture {
	readonly title: string;
	readonly rows: readonly Row[];
	readonly result: string;
}

const DUELS: Readonly<Record<DuelKind, () => string>> = {
	attack: m.martian_gunslinger_shown_attack,
	noon: m.martian_gunslinger_shown_noon,
	brawl: m.martian_gunslinger_shown_brawl,
	robbery: m.martian_gunslinger_shown_robbery
};

const wins = (winner: number | null, names: Names): string =>
	winner === null
		? m.martian_gunslinger_shown_tied()
		: m.martian_gunslinger_shown_won({ who: names(winner) });

/** What was shown, of what has cards or bids to look at. */
export const pictured = ({ shown }: State, names: Names): Picture[] =>
	shown.flatMap((event) => picture(event, names) ?? []);

function picture(event: GunslingerEvent, names: Names): Picture | null {
	switch (event.type) {
		case 'attempted':
			return attempt(event, names);
		case 'duel-settled':
			return duel(event, names);
		case 'contest':
			return {
				title: m.martian_gunslinger_shown_contest(),
				rows: drawsBySeat(event.draws).map(({ seat, cards }) => ({
					who: names(seat),
					cards,
					says: '',
					best: seat === event.winner
				})),
				result: wins(event.winner, names)
			};
		case 'vision':
			return {
				title: m.martian_gunslinger_shown_vision(),
				rows: [
					{
						who: names(event.seat),
						cards: event.card === null ? [] : [event.card],
						says: m.martian_gunslinger_shown_called({
							rank: rankSign(event.rank),
							suit: suitSign(event.suit)
						}),
						best: event.right > 0
					}
				],
				result: m.martian_gunslinger_shown_right({ right: event.right })
			};
		case 'bids-opened':
			return {
				title: m.martian_gunslinger_shown_bids(),
				rows: event.bids.map((amount, seat) => ({
					who: names(seat),
					cards: [],
					says: m.martian_gunslinger_shown_bid({ amount }),
					best: seat === event.seat
				})),
				result: m.martian_gunslinger_shown_best({ who: names(event.seat) })
			};
		default:
			return null;
	}
}

function attempt(event: GunslingerEvent & { type: 'attempted' }, names: Names): Picture {
	const [own, against] = event.cards;
	const who = names(event.seat);
	return {
		title: m.martian_gunslinger_shown_attempt({
			plot: plotName(event.size === 3 ? 3 : event.size === 2 ? 2 : 1)
		}),
		rows: [
			{ who, cards: own ? [own] : [], says: '', best: event.won },
			{
				who: m.martian_gunslinger_shown_against(),
				cards: against ? [against] : [],
				says: '',
				best: false
			}
		],
		result: event.won
			? m.martian_gunslinger_shown_point({ who })
			: m.martian_gunslinger_shown_in_vain()
	};
}

function duel(event: GunslingerEvent & { type: 'duel-settled' }, names: Names): Picture {
	return {
		title: DUELS[event.kind](),
		rows: event.hands.map((cards, side) => {
			const seat = side === 0 ? event.seat : event.other;
			return {
				who: names(seat),
				cards,
				says: m.martian_gunslinger_shown_hand({
					hand: handName(handWorth(cards).category),
					count: event.exchanged[side] ?? 0
				}),
				best: seat === event.winner
			};
		}),
		result: wins(event.winner, names)
	};
}

/** Who drew which cards, each seat once, in the order of drawing. */
function drawsBySeat(draws: readonly [number, Card][]): { seat: number; cards: Card[] }[] {
	const bySeat = new Map<number, Card[]>();
	for (const [seat, card] of draws) bySeat.set(seat, [...(bySeat.get(seat) ?? []), card]);
	return [...bySeat].map(([seat, cards]) => ({ seat, cards }));
}
