/** The world wheel: an arc for every player, as wide as their share of all RP, with chords for loans. */
import * as m from '../../../paraglide/messages.js';
import type { Figure, Mark, PathMark, Table } from '../../../engine/record.ts';
import { digits, disc, label } from './drawing.ts';
import { worldNow, type Loans, type World } from './ledger.ts';
import { placeOf, playerOf, type Telling } from './printed.ts';
import { emblems, labels } from './wheelLabels.ts';
import {
	CENTRE,
	EMPTY,
	HEIGHT,
	middleOf,
	OUTER,
	polar,
	sliced,
	SMALL,
	sum,
	WIDTH,
	type Slice
} from './wheelShape.ts';
import type { State } from '../rules/state.ts';
import { percentWords } from '../../../pieces/percent.ts';
import { semicolon } from '../../../pieces/lists.ts';

const INNER = 168;
const MIDDLE = (OUTER + INNER) / 2;
const CHORD_END = 160;
const HUB = 74;
/** No chord comes nearer to the centre, so that it can be followed from end to end. */
const CLEAR = HUB + 14;
/** Radians between two arcs. */
const GAP = 0.035;
const DOT = 7;
/** By so much the part of whoever is at turn is thicker. */
const STANDS_OUT = 18;

/** The wheel of the world as it stands, or of an earlier moment: for phone and print alike. */
export function worldWheel(view: State, telling: Telling, world = worldNow(view)): Figure {
	const slices = sliced(view, world);
	return {
		title: m.print_wheel_title(),
		alt: wheelInWords(view, telling, world),
		width: WIDTH,
		height: HEIGHT,
		marks: [
			...labels(view, telling, slices),
			...slices.flatMap((slice) => ringPart(slice)),
			...chords(world, slices),
			...hub(view, telling, world)
		]
	};
}

/** What `wallWheel` takes of the picture: a square round the ring and its emblems. */
export const WALL = { x: CENTRE.x - 278, y: CENTRE.y - 278, width: 556, height: 556 };

/** The wheel beside the theatre, which has the names: emblems round the ring, and whose turn it is stands out. */
export function wallWheel(
	view: State,
	telling: Telling,
	world: World,
	active: number | null
): Figure {
	const slices = sliced(view, world);
	const isActive = ({ seat }: Slice) => seat === String(active);
	return {
		...worldWheel(view, telling, world),
		marks: [
			...emblems(view, slices, (slice) => (isActive(slice) ? OUTER + STANDS_OUT : OUTER)),
			...slices.flatMap((slice) => ringPart(slice, isActive(slice))),
			...chords(world, slices),
			...hub(view, telling, world)
		]
	};
}

/** What `worldRing` needs of the wheel's picture: a square round the ring. */
export const RING = { x: CENTRE.x - 256, y: CENTRE.y - 256, width: 512, height: 512 };

/** The wheel for a narrow screen: a number at each part instead of names, which then stand in a list below. */
export function worldRing(view: State, telling: Telling, world = worldNow(view)): Figure {
	const slices = sliced(view, world);
	const numbers = slices.map((slice) => {
		const { x, y } = polar(OUTER + 22, middleOf(slice));
		return label(x, y + 9, String(Number(slice.seat) + 1), 26, 'middle', 'bold', 'ink');
	});
	const wheel = worldWheel(view, telling, world);
	return {
		...wheel,
		marks: [
			...slices.flatMap((slice) => ringPart(slice)),
			...chords(world, slices),
			...hub(view, telling, world),
			...numbers
		]
	};
}

/** The same for a picture so small that not even numbers could be read: each part has the drawing of its biome. */
export function worldGlance(view: State, telling: Telling): Figure {
	const world = worldNow(view);
	const slices = sliced(view, world);
	return {
		...worldWheel(view, telling, world),
		marks: [
			...emblems(view, slices),
			...slices.flatMap((slice) => ringPart(slice)),
			...chords(world, slices),
			...hub(view, telling, world)
		]
	};
}

/** The wheel's numbers: each player's RP and share. */
export const wheelTable = (view: State, telling: Telling, world = worldNow(view)): Table => ({
	caption: m.print_wheel_title(),
	head: [m.print_col_player(), m.print_col_rp(), m.print_col_share()],
	rows: Object.entries(world.rp).map(([seat, rp]) => [
		playerOf(view, seat, telling),
		String(rp),
		percentWords(percentOf(rp, world))
	]),
	align: ['start', 'end', 'end']
});

/** A share in whole percent of all existing RP. */
const percentOf = (rp: number, world: World): number =>
	Math.round((100 * rp) / Math.max(1, sum(Object.values(world.rp))));

/** What the wheel shows, as a sentence. */
function wheelInWords(view: State, telling: Telling, world: World): string {
	const shares = Object.entries(world.rp).map(([seat, rp]) =>
		m.print_share_of({ who: playerOf(view, seat, telling), rp, percent: percentOf(rp, world) })
	);
	const loans = world.loans.map(({ lender, borrower, count }) =>
		m.print_loan_line({
			borrower: placeOf(view, borrower, telling),
			lender: placeOf(view, lender, telling),
			count
		})
	);
	const borrowed =
		loans.length > 0
			? m.print_loans_some({ loans: loans.join(semicolon()) })
			: m.print_loans_none();
	return m.print_wheel_alt({ shares: shares.join(semicolon()), loans: borrowed });
}

const point = (radius: number, angle: number) => {
	const { x, y } = polar(radius, angle);
	return `${digits(x)} ${digits(y)}`;
};

function ringPart(slice: Slice, active = false): Mark[] {
	const { rp, from, to, colour } = slice;
	const outer = active ? OUTER + STANDS_OUT : OUTER;
	const start = from + GAP / 2;
	const end = to - GAP / 2;
	const large = end - start > Math.PI ? 1 : 0;
	if (rp === 0) {
		const notch = `M${point(INNER, middleOf(slice))}L${point(OUTER, middleOf(slice))}`;
		const bare = `M${point(MIDDLE, start)}A${String(MIDDLE)} ${String(MIDDLE)} 0 ${String(large)} 1 ${point(MIDDLE, end)}`;
		const d = to - from > 2 * EMPTY ? bare : notch;
		return [{ kind: 'path', d, stroke: colour, width: 3, dash: [3, 7] }];
	}
	const d =
		`M${point(outer, start)}A${String(outer)} ${String(outer)} 0 ${String(large)} 1 ${point(outer, end)}` +
		`L${point(INNER, end)}A${String(INNER)} ${String(INNER)} 0 ${String(large)} 0 ${point(INNER, start)}Z`;
	return [{ kind: 'path', d, fill: colour, area: true }, ...dots(rp, start, end)];
}

/** A dot for each RP, left out where they would touch: the label has the number. */
function dots(rp: number, start: number, end: number): PathMark[] {
	if (((end - start) * MIDDLE) / rp < 2 * DOT + 2) return [];
	return Array.from({ length: rp }, (_, index) => {
		const { x, y } = polar(MIDDLE, start + ((index + 0.5) / rp) * (end - start));
		return { kind: 'path', d: disc(x, y, DOT), fill: 'on-biome' };
	});
}

/** The bands of all loans. */
function chords({ loans }: World, slices: readonly Slice[]): PathMark[] {
	const ends = endsOf(loans, slices);
	return loans.flatMap((loan) => chord(loan, slices, ends));
}

/** A band from lender to borrower in the lender's colour, wider for more loans, with its head at the borrower. */
function chord(loan: Loans, slices: readonly Slice[], ends: Ends): PathMark[] {
	const from = slices.find(({ seat }) => seat === String(loan.lender));
	const [start, end] = [ends.get(endOf(loan, 'out')), ends.get(endOf(loan, 'in'))];
	if (!from || start === undefined || end === undefined) return [];
	const width = Math.min(16, 4 + 3 * loan.count);
	const { bend, angle } = roundTheHub(start, end);
	const head = arrowHead(polar(bend, angle), end, width);
	const d = `M${point(CHORD_END, start)}Q${point(bend, angle)} ${head.foot}`;
	return [
		{ kind: 'path', d, stroke: 'paper', width: width + 4 },
		{ kind: 'path', d, stroke: from.colour, width },
		{ kind: 'path', d: head.d, fill: from.colour }
	];
}

/** Where a chord is pulled to on its shorter way, so that its middle keeps clear of the hub. */
function roundTheHub(start: number, end: number): { bend: number; angle: number } {
	const half = Math.atan2(Math.sin(end - start), Math.cos(end - start)) / 2;
	return { bend: Math.max(0, 2 * CLEAR - CHORD_END * Math.cos(half)), angle: start + half };
}

type Way = 'out' | 'in';
const endOf = ({ lender, borrower }: Loans, way: Way) =>
	`${way} ${String(lender)} ${String(borrower)}`;
/** The angle at which each end of a chord touches the ring. */
type Ends = ReadonlyMap<string, number>;

/** Chords of one player leave side by side, in the order of those they lead to, so that few of them cross. */
function endsOf(all: readonly Loans[], slices: readonly Slice[]): Ends {
	const bySeat = new Map(slices.map((slice) => [Number(slice.seat), slice]));
	const angles = new Map<string, number>();
	for (const [seat, slice] of bySeat) {
		const ends = all.flatMap((loan) => {
			const way = loan.lender === seat ? 'out' : 'in';
			const other = bySeat.get(way === 'out' ? loan.borrower : loan.lender);
			if (!other || (way === 'in' && loan.borrower !== seat)) return [];
			const far = (middleOf(other) - middleOf(slice) + 2 * Math.PI) % (2 * Math.PI);
			return [{ end: endOf(loan, way), way, far }];
		});
		ends.sort((a, b) => b.far - a.far || Number(a.way === 'in') - Number(b.way === 'in'));
		const span = Math.max(0.14, 0.7 * (slice.to - slice.from));
		ends.forEach(({ end }, place) => {
			angles.set(end, middleOf(slice) + span * ((place + 0.5) / ends.length - 0.5));
		});
	}
	return angles;
}

/** The head at the ring of a chord that comes from a point, and the foot in it where the band ends. */
function arrowHead(from: { x: number; y: number }, angle: number, width: number) {
	const tip = polar(CHORD_END + 6, angle);
	const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
	const [dx, dy] = [(tip.x - from.x) / length, (tip.y - from.y) / length];
	const half = width / 2 + 7;
	const corner = (back: number, aside: number) =>
		`${digits(tip.x - back * dx - aside * dy)} ${digits(tip.y - back * dy + aside * dx)}`;
	return {
		d: `M${corner(0, 0)}L${corner(22, half)}L${corner(22, -half)}Z`,
		foot: corner(20, 0)
	};
}

/** The round in the middle; the dotted circle is the earth that all of them share. */
function hub(view: State, telling: Telling, { when, round }: World): Mark[] {
	const phase = when === 'now' ? view.phase : when;
	const isAge = phase === 'build' || phase === 'between';
	const started = phase !== 'setup' && phase !== 'start' && round > 0;
	const say = started ? (isAge ? m.print_wheel_age : m.print_wheel_round) : m.print_wheel_start;
	const { x, y } = CENTRE;
	return [
		{ kind: 'path', d: disc(x, y, 118), stroke: 'line', width: 2, dash: [3, 7] },
		{ kind: 'path', d: disc(x, y, HUB), fill: 'card', stroke: 'line', width: 1 },
		label(x, y + (started ? -16 : 7), say(), SMALL, 'middle', 'bold', 'ink-2'),
		...(started ? [label(x, y + 38, String(round), 56, 'middle', 'display', 'ink')] : [])
	];
}
