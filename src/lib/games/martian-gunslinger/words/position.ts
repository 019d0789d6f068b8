/** The whole position in words, and how one wins. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import { cardSigns, pieceSays, plotName, squareName } from './naming.ts';
import { PLOTS, type State } from '../rules/state.ts';

/** §8 The four ways to win. */
export const waysToWin = (): string[] => [
	m.martian_gunslinger_win_points(),
	m.martian_gunslinger_win_others(),
	m.martian_gunslinger_win_flush(),
	m.martian_gunslinger_win_mayor()
];

/** The whole position: a paragraph for each seat, then the plotpoints, the piles and the rule of the table. */
export function positionSays(view: State, names: Names): string[] {
	const plots = PLOTS.flatMap((plot) => {
		const at = view.plots[plot];
		return at
			? [m.martian_gunslinger_stands({ what: plotName(plot), square: squareName(at) })]
			: [];
	});
	return [
		...view.order.map((seat) => seatSays(view, seat, names)),
		...plots,
		m.martian_gunslinger_piles({ deck: view.deck.length, discard: view.discard.length }),
		view.homeCounts ? m.martian_gunslinger_rule_home() : m.martian_gunslinger_rule_off()
	];
}

function seatSays(view: State, seat: number, names: Names): string {
	const at = view.pieces[seat]?.at;
	const place = at
		? m.martian_gunslinger_stands({ what: pieceSays(view, seat, names), square: squareName(at) })
		: m.martian_gunslinger_off_board({ who: names(seat) });
	const pile = view.resources[seat] ?? [];
	const owns = m.martian_gunslinger_owns({
		points: view.vp[seat] ?? 0,
		hand: view.hands[seat]?.length ?? 0,
		resources: pile.length === 0 ? m.martian_gunslinger_none() : cardSigns(pile)
	});
	return `${place} ${owns}`;
}
