/** §11 Who held how many RP when: lines for every player, on paper, on a desk and on a phone. */
import type { Figure, Mark, PathMark, Table } from '../../../engine/record.ts';
import * as m from '../../../paraglide/messages.js';
import { worlds, type World } from './ledger.ts';
import { colourOf, placeOf, type Telling } from './printed.ts';
import { toldSeats } from '../rules/sheets.ts';
import type { State } from '../rules/state.ts';
import { apart, cut, digits, label } from './drawing.ts';
import { rule, shapeOf } from './marks.ts';

const WIDTH = 900;
/** From the name at the end of a line to the next one below it. */
const GAP = 26;
/** How far down the lines may go, so that all names have room beside them. */
const bottomFor = (view: State, top: number, least: number): number =>
	Math.max(least, top + GAP * (toldSeats(view).length - 1));

/** RP of every player at the end of each age and round. */
export function rpChart(view: State, telling: Telling): Figure {
	const moments = worlds(view);
	const area = { left: 60, right: 660, top: 24, bottom: bottomFor(view, 24, 330) };
	const drawn = { area, size: 17, dates: 8 };
	return {
		...titled(),
		width: WIDTH,
		height: area.bottom + 40,
		marks: [
			...lines(view, moments, drawn),
			...endLabels(view, moments, drawn, (seat, rp) => {
				const name = cut(placeOf(view, seat, telling), 18, WIDTH - area.right - 70);
				return `${name} ${String(rp)}`;
			})
		]
	};
}

/** The same for a phone: narrow enough that its letters can be read there, with the seats' numbers at the ends. */
export function rpSlim(view: State): Figure {
	const moments = worlds(view);
	const area = { left: 26, right: 244, top: 16, bottom: bottomFor(view, 16, 210) };
	const drawn = { area, size: 16, dates: 3 };
	return {
		...titled(),
		width: 330,
		height: area.bottom + 34,
		marks: [
			...lines(view, moments, drawn),
			...endLabels(view, moments, drawn, (seat, rp) => `${String(seat + 1)}: ${String(rp)}`)
		]
	};
}

const titled = () => ({ title: m.print_chart_title(), alt: m.print_chart_alt() });

/** Where the lines lie in a figure, and how large and how many its words are. */
interface Drawn {
	readonly area: { left: number; right: number; top: number; bottom: number };
	readonly size: number;
	/** How many moments are named at most. */
	readonly dates: number;
}

const most = (moments: readonly World[]) =>
	Math.max(1, ...moments.flatMap(({ rp }) => Object.values(rp)));

const heightOf =
	(moments: readonly World[], { area }: Drawn) =>
	(rp: number) =>
		area.bottom - ((area.bottom - area.top) * rp) / most(moments);

/** The scale, the moments, and a line for every player. */
function lines(view: State, moments: readonly World[], drawn: Drawn): Mark[] {
	const { area, size, dates } = drawn;
	const x = (index: number) =>
		area.left + ((area.right - area.left) * index) / Math.max(1, moments.length - 1);
	const y = heightOf(moments, drawn);
	return [
		...scale(most(moments)).flatMap((rp): Mark[] => [
			rule(area.left, y(rp), area.right, y(rp)),
			label(area.left - 10, y(rp) + 6, String(rp), size, 'end', 'plain', 'ink-2')
		]),
		...moments.flatMap((moment, index) =>
			index % Math.ceil(moments.length / dates) === 0
				? [label(x(index), area.bottom + 30, whenOf(moment), size, 'middle', 'plain', 'ink-2')]
				: []
		),
		...toldSeats(view).flatMap((seat) => lineOf(view, seat, moments, x, y))
	];
}

/** Up to five round numbers from 0 to the most. */
function scale(most: number): number[] {
	const step = [1, 2, 5, 10, 20, 50, 100].find((one) => most / one <= 5) ?? Math.ceil(most / 5);
	return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

/** A moment by its name: start, age, round. */
const whenOf = ({ when, round }: World): string => WHEN[when]({ round });
const WHEN: Readonly<Record<World['when'], (at: { round: number }) => string>> = {
	start: m.print_chart_start,
	build: m.print_chart_age,
	society: m.print_chart_round,
	now: m.print_chart_now
};

function lineOf(
	view: State,
	seat: number,
	moments: readonly World[],
	x: (index: number) => number,
	y: (rp: number) => number
): PathMark[] {
	const colour = colourOf(view, seat);
	const points = moments.map(({ rp }, index) => ({ x: x(index), y: y(rp[seat] ?? 0) }));
	const d = points.map((point) => `${digits(point.x)} ${digits(point.y)}`).join('L');
	return [
		{ kind: 'path', d: `M${d}`, stroke: colour, width: 3.5 },
		...points.map((point): PathMark => ({
			kind: 'path',
			d: shapeOf(seat, point.x, point.y),
			fill: colour,
			stroke: 'paper',
			width: 2
		}))
	];
}

/** Each line is named at its end; names that would touch are pushed apart. */
function endLabels(
	view: State,
	moments: readonly World[],
	drawn: Drawn,
	say: (seat: number, rp: number) => string
): Mark[] {
	const { right, top, bottom } = drawn.area;
	const last = moments.at(-1)?.rp ?? {};
	const ends = toldSeats(view)
		.map((seat) => ({ seat, rp: last[seat] ?? 0 }))
		.sort((a, b) => b.rp - a.rp);
	const heights = apart(
		ends.map(({ rp }) => heightOf(moments, drawn)(rp)),
		{ gap: GAP, least: top, most: bottom }
	);
	return ends.flatMap(({ seat, rp }, index): Mark[] => {
		const height = heights[index] ?? bottom;
		return [
			{ kind: 'path', d: shapeOf(seat, right + 22, height), fill: colourOf(view, seat) },
			label(right + 38, height + 6, say(seat, rp), drawn.size + 1, 'start', 'bold', 'ink')
		];
	});
}

/** The numbers of the lines. */
export const rpTable = (view: State, telling: Telling): Table => ({
	caption: m.print_chart_title(),
	head: [m.print_col_moment(), ...toldSeats(view).map((seat) => placeOf(view, seat, telling))],
	rows: worlds(view).map((world) => [
		whenOf(world),
		...toldSeats(view).map((seat) => String(world.rp[seat] ?? 0))
	]),
	align: ['start', ...toldSeats(view).map(() => 'end' as const)]
});

/** The same beside the slim chart: columns are numbered as its lines are, since names are wider than a phone. */
export const rpSlimTable = (view: State, telling: Telling): Table => ({
	...rpTable(view, telling),
	head: [m.print_col_moment(), ...toldSeats(view).map((seat) => String(seat + 1))]
});
