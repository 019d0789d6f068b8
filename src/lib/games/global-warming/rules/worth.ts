/** How well a seat stands: for computer play with a purpose. */
import type { Cell, Coin, State, Tile } from './state.ts';

/** How much a coin of the row counts by its place: the first sinks next. */
const SOON = [1, 0.6, 0.4, 0.3];

export const weights = { alive: 1, theyDrowned: 0.3, danger: -0.6, theirDanger: 0.2 } as const;

/** Whether this seat's pawn is alive, how many of the others have drowned, and how likely the next coins sink the tiles under them. */
export function worth(view: State, seat: number): Record<keyof typeof weights, number> {
	const own = view.pawns[seat] ?? null;
	const others = view.pawns.filter((at, one) => one !== seat && at !== null);
	return {
		alive: own === null ? -1 : 0,
		theyDrowned: view.pawns.length - 1 - others.length,
		danger: own === null ? 0 : dangerAt(view, own),
		theirDanger: others.reduce((sum, at) => sum + (at === null ? 0 : dangerAt(view, at)), 0)
	};
}

/** §1.3 How likely the coins of the row are those of the tile here, the first ones above all. */
function dangerAt({ tiles, line }: State, [x, y]: Cell): number {
	const tile = tiles.find(({ at }) => at[0] === x && at[1] === y);
	if (!tile) return 0;
	return SOON.reduce((sum, weight, place) => {
		const coin = line[place];
		if (!coin || !fits(coin, tile)) return sum;
		return sum + weight / tiles.filter((other) => fits(coin, other)).length;
	}, 0);
}

/** Whether what a coin shows leaves it open that this tile is meant. */
const fits = ({ suit, value, up }: Coin, tile: Tile): boolean =>
	up === 'suit' ? suit === tile.suit : value === tile.value;
