/** How well a seat stands: for computer play with a purpose. */
import { coinAt } from './board.ts';
import type { State } from './state.ts';

/** What a coin in hand is worth beside the chance of one. */
const TAKEN = 10;

/** Higher with every coin collected, and on a coin that may be another one. */
export function worth(view: State, seat: number): number {
	const taken = TAKEN * (view.collected[seat]?.length ?? 0);
	const at = view.pawns[seat];
	const coin = at && coinAt(view, at);
	if (view.phase !== 'peek' || view.turnSeat !== seat || !coin) return taken;
	if (coin.suit === null) return taken + 1;
	return coin.suit === view.suits[seat] ? taken + 2 : taken;
}
