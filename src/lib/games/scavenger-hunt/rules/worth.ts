/** How well a seat stands: for computer play with a purpose. */
import { coinAt } from './board.ts';
import { reachable } from './pawns.ts';
import type { Coin, State } from './state.ts';

export const weights = { taken: 0.2, theirs: -0.07, underfoot: 0.02, inReach: 0.002 } as const;

/** Coins collected, by this seat and by the others; a coin underfoot that may be another one, and those in reach. */
export function worth(view: State, seat: number): Record<keyof typeof weights, number> {
	const taken = view.collected[seat]?.length ?? 0;
	const theirs = view.collected.reduce((sum, coins) => sum + coins.length, -taken);
	const ownTurn = view.turnSeat === seat;
	const looks = ownTurn && view.phase === 'peek';
	return {
		taken,
		theirs,
		underfoot: looks ? hopeOn(view, seat, view.pawns[seat]) : 0,
		inReach: ownTurn && view.phase === 'move' ? hopeInReach(view, seat) : 0
	};
}

function hopeInReach(view: State, seat: number): number {
	const near = [...reachable(view)].map((cell) => hopeOn(view, seat, cell));
	return near.reduce((sum, hope) => sum + hope, 0) / (near.length + 1);
}

/** What there is to hope for on a square. */
function hopeOn(view: State, seat: number, cell: Coin['at'] | undefined): number {
	const coin = cell && coinAt(view, cell);
	// §1.1 of each value there is one in every suit: what is collected is not to be found again
	if (!coin || view.collected[seat]?.includes(coin.value)) return 0;
	if (coin.suit === null) return 1;
	return coin.suit === view.suits[seat] ? 5 : 0;
}
