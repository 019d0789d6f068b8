/** What stands beside a player's name: office, notoriety, lost turns, the plotpoint tried last … */
import * as m from '../../../paraglide/messages.js';
import { resourcesOf } from '../rules/piles.ts';
import { cardSign, plotName } from './naming.ts';
import { DECK, type Card } from '../rules/cards.ts';
import { hasStraightFlush } from '../rules/poker.ts';
import { NOTORIOUS, PLOTS, type State } from '../rules/state.ts';

interface Badge {
	readonly says: string;
	readonly warns: boolean;
	/** The board shows it as well. */
	readonly onBoard: boolean;
}

/** Every badge of a seat, warnings first. */
export function badgesOf(view: State, seat: number): Badge[] {
	const skip = view.skip[seat] ?? 0;
	const last = PLOTS.find((plot) => plot === view.lastPlot[seat]);
	const warnings = [
		isNearFlush(resourcesOf(view, seat)) ? m.martian_gunslinger_badge_flush() : null,
		skip > 0 ? m.martian_gunslinger_badge_skip({ count: skip }) : null,
		view.toHome[seat] ? m.martian_gunslinger_badge_to_home() : null,
		view.setupTurn > 0 && view.home[seat] && !view.pieces[seat]?.at
			? m.martian_gunslinger_badge_off()
			: null
	];
	const others = [
		view.mayor?.seat === seat ? m.martian_gunslinger_badge_mayor({ left: view.mayor.left }) : null,
		(view.scored[seat] ?? 0) >= NOTORIOUS ? m.martian_gunslinger_badge_notorious() : null,
		...(view.kept[seat] ?? []).map(({ card, ability }) =>
			(ability === 'draw' ? m.martian_gunslinger_badge_draw : m.martian_gunslinger_badge_exchange)({
				card: cardSign(card)
			})
		),
		...(view.aces[seat] ?? []).map((card) =>
			m.martian_gunslinger_badge_ace({ card: cardSign(card) })
		)
	];
	const tried = last ? m.martian_gunslinger_badge_last({ plot: plotName(last) }) : null;
	return [
		...said(warnings, { warns: true, onBoard: false }),
		...said([tried], { warns: false, onBoard: true }),
		...said(others, { warns: false, onBoard: false })
	];
}

const said = (all: readonly (string | null)[], as: Omit<Badge, 'says'>): Badge[] =>
	all.flatMap((says) => (says === null ? [] : [{ says, ...as }]));

/** §8.3 Whether one card more would make a straight flush of a pile. */
const isNearFlush = (pile: readonly Card[]): boolean =>
	pile.length >= 4 && DECK.some((card) => hasStraightFlush([...pile, card]));
