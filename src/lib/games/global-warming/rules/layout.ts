/** What the board draws beside the tiles themselves: how far it reaches, what may sink, what falls apart. */
import {
	DIRECTIONS,
	ahead,
	cellOf,
	keyOf,
	neighbours,
	type Cell
} from '../../../pieces/geometry/squares.ts';
import { parts } from '../../../pieces/geometry/ways.ts';
import type { Action, Coin, Face, State, Tile, WarmingEvent } from './state.ts';

/** A part of the grid: its upper left place, and how many it has across and down. */
export interface Extent {
	readonly from: Cell;
	readonly columns: number;
	readonly rows: number;
}

/** The first square, all tiles, and every place that is asked for. */
export function extentOf({ tiles }: State, asked: readonly Cell[]): Extent {
	const cells = [[0, 0] as const, [4, 4] as const, ...tiles.map(({ at }) => at), ...asked];
	const across = cells.map(([x]) => x);
	const down = cells.map(([, y]) => y);
	const from = [Math.min(...across), Math.min(...down)] as const;
	return {
		from,
		columns: Math.max(...across) - from[0] + 1,
		rows: Math.max(...down) - from[1] + 1
	};
}

/** The tile of a place. */
export const tileOn = ({ tiles }: State, cell: Cell): Tile | undefined =>
	tiles.find(({ at }) => keyOf(at) === keyOf(cell));

/** §6 Whether a coin may be the one of this tile, by the side that shows. */
const fits = ({ suit, value, up }: Coin, face: Face): boolean =>
	up === 'suit' ? suit === face.suit : value === face.value;

/** The tiles afloat that a coin of the row may sink. */
export const candidates = ({ tiles }: State, coin: Coin): Tile[] =>
	tiles.filter((tile) => fits(coin, tile));

/** In how many turns a tile may sink, 1 being next; null while no coin of the row fits it. */
export function sinksIn({ line }: State, tile: Face): number | null {
	const first = line.findIndex((coin) => fits(coin, tile));
	return first < 0 ? null : first + 1;
}

/** The islands that these places form, the largest first. */
export const islandsOf = (places: readonly Cell[]): string[][] =>
	parts(places, neighbours)
		.map((island) => island.map(keyOf))
		.sort((a, b) => b.length - a.length);

/** The places of all tiles once one of them has moved, or been lifted. */
export const placesAfter = ({ tiles }: State, from: string, to: Cell | null): Cell[] => [
	...tiles.map(({ at }) => at).filter((at) => keyOf(at) !== from),
	...(to ? [to] : [])
];

/** The outline of some places as a path, a place being 100 by 100. */
export function outlineOf(keys: readonly string[]): string {
	const own = new Set(keys);
	return keys
		.map(cellOf)
		.flatMap((cell) =>
			DIRECTIONS.filter((side) => !own.has(keyOf(ahead(cell, side)))).map((side) => {
				const [x, y] = [cell[0] * 100, cell[1] * 100];
				if (side === 'n') return `M${x} ${y}h100`;
				if (side === 's') return `M${x} ${y + 100}h100`;
				return side === 'w' ? `M${x} ${y}v100` : `M${x + 100} ${y}v100`;
			})
		)
		.join('');
}

/** Where a blank may put a tile down. */
export const targetsOf = (actions: readonly Action[]): Cell[] =>
	actions.flatMap((action) => (action.type === 'moveTile' ? [action.to] : []));

/** The ends of the last move, and where a tile sank. */
export const endsOf = (events: readonly WarmingEvent[]): Cell[] =>
	events.flatMap((event) => {
		if (event.type === 'pawn-moved' || event.type === 'tile-moved') return [event.from, event.to];
		return event.type === 'sank' && event.at ? [event.at] : [];
	});
