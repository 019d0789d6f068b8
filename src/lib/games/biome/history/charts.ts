/** §11 The other pictures of a world's history, each with its numbers as a table. */
import type { Colour, Figure, Mark, PathMark, Table } from '../../../engine/record.ts';
import * as m from '../../../paraglide/messages.js';
import { worldNow, type Loans } from './ledger.ts';
import { colourOf, placeOf, playerOf, type Telling } from './printed.ts';
import { toldSeats, sheetAt } from '../rules/sheets.ts';
import { STATS, type Stat, type State } from '../rules/state.ts';
import { signed, statName } from '../words/terms.ts';
import { cut, digits, disc, label } from './drawing.ts';
import { rule, shapeOf } from './marks.ts';

const WIDTH = 900;
/** How far apart the bands lie that begin or end at one player. */
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
	const named = (seat: number) => cut(placeOf(view, seat, telling), 21, LENDERS - 30);
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
	const named = (seat: number) => cut(placeOf(view, seat, telling), 21, 160);
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
					label(170, y + 6, named(seat), 19, 'end', 'display', 'ink'),
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
