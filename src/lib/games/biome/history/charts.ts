/** §11 The other pictures of a world's history, each with its numbers as a table. */
import type { Colour, Figure, Mark, PathMark, Table } from '../../../engine/record.ts';
import * as m from '../../../paraglide/messages.js';
import { worldNow, worlds, type Loans, type World } from './ledger.ts';
import { colourOf, placeOf, playerOf, type Telling } from './printed.ts';
import { toldSeats, sheetAt } from '../rules/sheets.ts';
import { STATS, type Stat, type State } from '../rules/state.ts';
import { signed, statName } from '../words/terms.ts';
import { apart, cut, digits, disc, label } from './drawing.ts';

const WIDTH = 900;
/** The marks of the seats on a line: no two of the first eight look alike in grey. */
const SHAPES: readonly ((x: number, y: number) => string)[] = [
	(x, y) => disc(x, y, 8),
	(x, y) => `M${digits(x - 7)} ${digits(y - 7)}h14v14h-14Z`,
	(x, y) => `M${digits(x)} ${digits(y - 10)}l10 10l-10 10l-10-10Z`,
	(x, y) => `M${digits(x)} ${digits(y - 9)}l9 16h-18Z`,
	(x, y) => `M${digits(x)} ${digits(y + 9)}l9-16h-18Z`,
	(x, y) => `M${digits(x - 3)} ${digits(y - 9)}h6v6h6v6h-6v6h-6v-6h-6v-6h6Z`,
	(x, y) => `M${digits(x - 9)} ${digits(y - 4)}h18v8h-18Z`,
	(x, y) => `M${digits(x - 4)} ${digits(y - 9)}h8v18h-8Z`
];
const shapeOf = (seat: number, x: number, y: number) =>
	SHAPES[seat % SHAPES.length]?.(x, y) ?? disc(x, y, 8);

/** RP of every player at the end of each age and round. */
export function rpChart(view: State, telling: Telling): Figure {
	const moments = worlds(view);
	const seats = toldSeats(view);
	const most = Math.max(1, ...moments.flatMap(({ rp }) => Object.values(rp)));
	const area = { left: 60, right: 660, top: 24, bottom: 330 };
	const x = (index: number) =>
		area.left + ((area.right - area.left) * index) / Math.max(1, moments.length - 1);
	const y = (rp: number) => area.bottom - ((area.bottom - area.top) * rp) / most;
	const height = 370;
	return {
		title: m.print_chart_title(),
		alt: m.print_chart_alt(),
		width: WIDTH,
		height,
		marks: [
			...scale(most).flatMap((rp): Mark[] => [
				rule(area.left, y(rp), area.right, y(rp)),
				label(area.left - 12, y(rp) + 6, String(rp), 17, 'end', 'plain', 'ink-2')
			]),
			...moments.flatMap((moment, index) =>
				index % Math.ceil(moments.length / 8) === 0
					? [label(x(index), 360, whenOf(moment), 17, 'middle', 'plain', 'ink-2')]
					: []
			),
			...seats.flatMap((seat) => lineOf(view, seat, moments, x, y)),
			...endLabels(view, telling, moments, y, area)
		]
	};
}

const rule = (x1: number, y1: number, x2: number, y2: number): PathMark => ({
	kind: 'path',
	d: `M${digits(x1)} ${digits(y1)}L${digits(x2)} ${digits(y2)}`,
	stroke: 'line',
	width: 1
});

/** Up to five round numbers from 0 to the most. */
function scale(most: number): number[] {
	const step = [1, 2, 5, 10, 20, 50, 100].find((one) => most / one <= 5) ?? Math.ceil(most / 5);
	return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

/** A moment by its name: start, age, round. */
function whenOf({ when, round }: World): string {
	switch (when) {
		case 'start':
			return m.print_chart_start();
		case 'build':
			return m.print_chart_age({ round });
		case 'society':
			return m.print_chart_round({ round });
		case 'now':
			return m.print_chart_now();
	}
}

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
	telling: Telling,
	moments: readonly World[],
	y: (rp: number) => number,
	{ right, top, bottom }: { right: number; top: number; bottom: number }
): Mark[] {
	const last = moments.at(-1)?.rp ?? {};
	const ends = toldSeats(view)
		.map((seat) => ({ seat, rp: last[seat] ?? 0 }))
		.sort((a, b) => b.rp - a.rp);
	const heights = apart(
		ends.map(({ rp }) => y(rp)),
		{ gap: 26, least: top, most: bottom }
	);
	return ends.flatMap(({ seat, rp }, index): Mark[] => {
		const height = heights[index] ?? bottom;
		const name = cut(placeOf(view, seat, telling), 18, WIDTH - right - 70);
		const text = `${name} ${String(rp)}`;
		return [
			{ kind: 'path', d: shapeOf(seat, right + 22, height), fill: colourOf(view, seat) },
			label(right + 40, height + 6, text, 18, 'start', 'bold', 'ink')
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

/** So far apart lie the bands that begin or end at one player. */
const LANE = 17;

/** Bands from lenders to borrowers, wider for more loans; their number stands where each begins. */
export function flowChart(view: State, telling: Telling): Figure {
	const { loans } = worldNow(view);
	const seats = toldSeats(view);
	const most = Math.max(
		...seats.flatMap((seat) => [
			loans.filter(({ lender }) => lender === seat).length,
			loans.filter(({ borrower }) => borrower === seat).length
		])
	);
	const step = Math.max(44, most * LANE + 24);
	const row = (seat: number) => 44 + (seats.indexOf(seat) + 0.5) * step;
	const named = (seat: number) => placeOf(view, seat, telling);
	return {
		title: m.print_flow_title(),
		alt: m.print_flow_alt(),
		width: WIDTH,
		height: 44 + seats.length * step,
		marks: [
			label(LENDERS - 20, 26, m.print_flow_lenders(), 17, 'end', 'bold', 'ink-2'),
			label(BORROWERS + 20, 26, m.print_flow_borrowers(), 17, 'start', 'bold', 'ink-2'),
			...loans.flatMap((loan) => band(loan, loans, row, colourOf(view, loan.lender))),
			...seats.flatMap((seat): Mark[] => [
				{ kind: 'path', d: shapeOf(seat, LENDERS, row(seat)), fill: colourOf(view, seat) },
				label(LENDERS - 20, row(seat) + 6, named(seat), 19, 'end', 'display', 'ink'),
				{ kind: 'path', d: shapeOf(seat, BORROWERS, row(seat)), fill: colourOf(view, seat) },
				label(BORROWERS + 20, row(seat) + 6, named(seat), 19, 'start', 'display', 'ink')
			])
		]
	};
}

const LENDERS = 290;
const BORROWERS = 610;

function band(
	loan: Loans,
	all: readonly Loans[],
	row: (seat: number) => number,
	colour: Colour
): Mark[] {
	const { lender, borrower, count } = loan;
	const lane = (list: readonly Loans[]) => (list.indexOf(loan) - (list.length - 1) / 2) * LANE;
	const out = all.filter((one) => one.lender === lender).sort((a, b) => a.borrower - b.borrower);
	const into = all.filter((one) => one.borrower === borrower).sort((a, b) => a.lender - b.lender);
	const [from, to] = [row(lender) + lane(out), row(borrower) + lane(into)];
	const [left, right] = [LENDERS + 46, BORROWERS - 18];
	const d = `M${digits(left)} ${digits(from)}C450 ${digits(from)} 450 ${digits(to)} ${digits(right)} ${digits(to)}`;
	const width = Math.min(14, 2 + 3 * count);
	return [
		{ kind: 'path', d, stroke: 'paper', width: width + 3 },
		{ kind: 'path', d, stroke: colour, width },
		label(left - 10, from + 5, `${String(count)}×`, 15, 'end', 'bold', 'ink')
	];
}

/** Who borrowed from whom, and how often. */
export const flowTable = (view: State, telling: Telling): Table => ({
	caption: m.print_flow_title(),
	head: [m.print_col_lender(), m.print_col_borrower(), m.print_col_times()],
	rows: worldNow(view).loans.map(({ lender, borrower, count }) => [
		playerOf(view, lender, telling),
		playerOf(view, borrower, telling),
		String(count)
	]),
	align: ['start', 'start', 'end']
});

/** For every player and stat, where it began (ring) and where it stands (disc). */
export function statChart(view: State, telling: Telling): Figure {
	const seats = toldSeats(view);
	const values = seats.flatMap((seat) => STATS.flatMap((stat) => [...span(view, seat, stat)]));
	const [least, most] = [Math.min(-1, ...values), Math.max(1, ...values)];
	const column = 175;
	const x = (index: number, value: number) =>
		190 + index * column + 16 + ((column - 48) * (value - least)) / (most - least);
	const height = 60 + seats.length * 44;
	return {
		title: m.print_stats_title(),
		alt: m.print_stats_alt(),
		width: WIDTH,
		height,
		marks: [
			...STATS.flatMap((stat, index): Mark[] => [
				label(x(index, (least + most) / 2), 24, statName(stat), 17, 'middle', 'bold', 'ink-2'),
				rule(x(index, 0), 36, x(index, 0), height - 8)
			]),
			...seats.flatMap((seat, place): Mark[] => {
				const y = 66 + place * 44;
				return [
					label(170, y + 6, placeOf(view, seat, telling), 19, 'end', 'display', 'ink'),
					...STATS.flatMap((stat, index) =>
						dumbbell(span(view, seat, stat), (value) => x(index, value), y, colourOf(view, seat))
					)
				];
			})
		]
	};
}

/** A stat at the start and now. */
function span(view: State, seat: number, stat: Stat): readonly [number, number] {
	const { base, mod } = sheetAt(view, seat);
	return [base[stat], base[stat] + mod[stat]];
}

function dumbbell(
	[before, now]: readonly [number, number],
	x: (value: number) => number,
	y: number,
	colour: NonNullable<PathMark['fill']>
): Mark[] {
	const ends: PathMark[] = [
		{
			kind: 'path',
			d: `M${digits(x(before))} ${digits(y)}L${digits(x(now))} ${digits(y)}`,
			stroke: colour,
			width: 3
		},
		{ kind: 'path', d: disc(x(before), y, 7), fill: 'paper', stroke: colour, width: 2.5 },
		{ kind: 'path', d: disc(x(now), y, 6), fill: colour }
	];
	return [...ends, label(x(now), y - 12, signed(now), 15, 'middle', 'plain', 'ink')];
}

/** The stats as "before to now". */
export const statTable = (view: State, telling: Telling): Table => ({
	caption: m.print_stats_title(),
	head: [m.print_col_player(), ...STATS.map((stat) => statName(stat))],
	rows: toldSeats(view).map((seat) => [
		playerOf(view, seat, telling),
		...STATS.map((stat) => {
			const [from, to] = span(view, seat, stat);
			if (from === to) return signed(to);
			return m.print_change_of({ from: signed(from), to: signed(to) });
		})
	])
});
