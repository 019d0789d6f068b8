/** The island as a figure: the tiles that are left, and where and in which turn all others sank. */
import type { GameEvent } from '../../engine/module.ts';
import type { Mark } from '../../engine/record.ts';
import { box, circle, letter, path, placed } from '../../pieces/paper/marks.ts';
import { pawnMarks, suitMarks, tileMarks } from '../../pieces/paper/piecepack.ts';
import type { Drawing } from '../../pieces/paper/squares.ts';
import { pawnAt } from './rules/island.ts';
import { extentOf, tileOn } from './rules/layout.ts';
import type { Cell, State, WarmingEvent } from './rules/state.ts';

type Sank = Extract<WarmingEvent, { type: 'sank' }>;

/** The room between the tiles and the shore of the paper. */
const SEA = 24;

/** Thin waves, every other row moved on. */
const wavesOf = (width: number, height: number): string =>
	Array.from({ length: Math.floor(height / 46) }, (_, row) =>
		Array.from(
			{ length: Math.floor((width - 50) / 92) },
			(_wave, at) => `M${at * 92 + (row % 2) * 40 + 14} ${row * 46 + 25}q9 -9 18 0t18 0`
		).join('')
	).join('');

/** A disc for a tile that sank here: its suit, and the turn. */
const sunk = ({ suit }: Sank, turn: number): Mark[] => [
	path('M14 82a36 10 0 0 0 72 0', { stroke: 'lake', width: 2.5 }),
	path(circle(50, 46, 33), { fill: 'piece-paper' }),
	...suitMarks(suit, 50, 31, 20),
	letter(String(turn), 50, 59, 27, { face: 'display' })
];

export function figure(view: State, told: readonly GameEvent[]): Drawing {
	const sinkings = (told as readonly WarmingEvent[]).filter((event) => event.type === 'sank');
	const places = sinkings.flatMap(({ at }) => (at ? [at] : []));
	const { from, columns, rows } = extentOf(view, places);
	const [width, height] = [columns * 100 + 2 * SEA, rows * 100 + 2 * SEA];
	const here = (at: Cell, marks: readonly Mark[]) =>
		placed(marks, (at[0] - from[0]) * 100 + SEA, (at[1] - from[1]) * 100 + SEA);
	return {
		width,
		height,
		marks: [
			path(box(0, 0, width, height, 16), { fill: 'aquatic-2' }),
			path(wavesOf(width, height), { stroke: 'lake', width: 1.6 }),
			// where two tiles sank on one place, the later one is seen
			...sinkings.flatMap((event, index) =>
				event.at && !tileOn(view, event.at) ? here(event.at, sunk(event, index + 1)) : []
			),
			...view.tiles.flatMap(({ suit, value, at }) => here(at, tileMarks(suit, value))),
			...view.tiles.flatMap(({ at }) => {
				const suit = view.suits[pawnAt(view, at)];
				return suit ? here(at, placed(pawnMarks(suit), -9, 31, 0.66)) : [];
			})
		]
	};
}
