/** How well a seat stands: for computer play with a purpose. */
import { coinAt } from './board.ts';
import { reachable } from './pawns.ts';
import type { Coin, State } from './state.ts';

/** What a coin taken is worth beside the chance of one. */
const TAKEN = 100;
/** What a coin within reach is worth beside one that the pawn stands on. */
const IN_REACH = 0.1;

/** Higher with every coin collected, on a coin that may be another one, and with many of those in reach. */
export function worth(view: State, seat: number): number {
	const taken = TAKEN * (view.collected[seat]?.length ?? 0);
	if (view.turnSeat !== seat) return taken;
	if (view.phase === 'peek') return taken + hopeOn(view, seat, view.pawns[seat]);
	if (view.phase !== 'move') return taken;
	const near = [...reachable(view)].map((cell) => hopeOn(view, seat, cell));
	return taken + (IN_REACH * near.reduce((sum, hope) => sum + hope, 0)) / (near.length + 1);
}

/** What there is to hope for on a square. */
function hopeOn(view: State, seat: number, cell: Coin['at'] | undefined): number {
	const coin = cell && coinAt(view, cell);
	// §1.1 of each value there is one in every suit: what is collected is not to be found again
	if (!coin || view.collected[seat]?.includes(coin.value)) return 0;
	if (coin.suit === null) return 1;
	return coin.suit === view.suits[seat] ? 5 : 0;
}
