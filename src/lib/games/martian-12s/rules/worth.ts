/** How well a seat stands: for computer play with a purpose. */
import { leadOf } from './counts.ts';
import { LIMIT, type State } from './state.ts';

/** What a lead is good for: others may still draw past it. */
const LEADING = 0.7;

export const weights = { chips: 0.03, hope: 0.03 } as const;

/** The stakes in this seat's wallet, and those it may hope for from the pot. */
export const worth = (view: State, seat: number): Record<keyof typeof weights, number> => ({
	chips: (view.wallets[seat] ?? 0) / view.stake,
	hope: view.phase === 'play' ? (hopeOf(view, seat) * view.pot) / view.stake : 0
});

/** §3.1 What part of the pot a seat may hope for, 0 to 1: most for whoever leads, some for who may still catch up. */
function hopeOf(view: State, seat: number): number {
	const status = view.status[seat];
	if (status === 'popped' || status === 'out') return 0;
	const lead = leadOf(view);
	if (!lead || lead.seats.includes(seat))
		return LEADING / (lead?.seats.length ?? view.status.length);
	if (status === 'passed') return 0;
	return ((1 - LEADING) * (view.scores[seat] ?? 0)) / LIMIT;
}
