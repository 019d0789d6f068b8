/** How well a seat stands: for computer play with a purpose. */
import { directionTo, type Cell } from '../../../pieces/geometry/squares.ts';
import { PLOTS, type State } from './state.ts';

export const weights = {
	points: 0.15,
	way: -0.0015,
	cards: 0.00075,
	piles: 0.0015,
	won: 10
} as const;

/** What the other plotpoint counts beside the nearest: one goes to and fro between two. */
const SECOND = 0.4;
/** What it is worth less to have no way to a plotpoint. */
const FAR = 20;
/** How many cards keep a table in play; attempts need them. */
const ENOUGH = 8;

/** Points count most, then how near the next plotpoint is, then cards. */
export function worth(view: State, seat: number): Record<keyof typeof weights, number> {
	const points = view.vp.reduce((sum, vp, one) => sum + (one === seat ? vp : -vp / view.n), 0);
	const cards = (view.kept[seat]?.length ?? 0) + (view.resources[seat]?.length ?? 0);
	const piles = Math.min(ENOUGH, view.deck.length + view.discard.length);
	const won = view.result ? (view.result.winners.includes(seat) ? 1 : -1) : 0;
	return { points, way: toGo(view, seat), cards, piles, won };
}

/** About how many movement points it takes to reach a plotpoint that may be attempted. */
function toGo({ pieces, plots, lastPlot }: State, seat: number): number {
	const piece = pieces[seat];
	if (!piece?.at) return FAR;
	const { at, facing } = piece;
	let [next, after] = [FAR, FAR];
	for (const size of PLOTS) {
		const plot = plots[size];
		if (!plot) continue;
		const steps = distance(at, plot) - 1;
		if (size === lastPlot[seat]) after = Math.min(after, steps);
		else {
			const way = steps + (directionTo(at, plot) === facing ? 0 : 1);
			[next, after] = way < next ? [way, Math.min(after, next)] : [next, Math.min(after, way)];
		}
	}
	return next + SECOND * after;
}

const distance = (a: Cell, b: Cell): number =>
	Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));
