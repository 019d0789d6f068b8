/** The world wheel: an arc for every player, as wide as their share of all RP, with chords for loans. */
import * as m from '../../../paraglide/messages.js';
import type { Colour, Figure, LabelMark, Mark, PathMark, Table } from '../../../engine/record.ts';
import { BIOME_MOTIFS } from '../screens/shared/motifs.ts';
import { worldNow, type Loans, type World } from './ledger.ts';
import { colourOf, personOf, placeOf, playerOf, type Telling } from './printed.ts';
import type { Biome, State } from '../rules/state.ts';

const WIDTH = 900;
const HEIGHT = 640;
const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 };
const OUTER = 206;
const INNER = 168;
const MIDDLE = (OUTER + INNER) / 2;
const CHORD_END = 160;
const LABELS = 240;
const HUB = 74;
/** No chord comes nearer to the centre, so that it can be followed from end to end. */
const CLEAR = HUB + 14;
/** Radians between two arcs, and kept free for a player without RP. */
const GAP = 0.035;
const EMPTY = 0.09;
/** Where the first arc begins, as an angle clockwise from the top. */
const FIRST = -0.35;
const DOT = 7;
const EMBLEM_SCALE = 1.7;
/** Small letters of a label, its lines, and the space it needs beside them. */
const SMALL = 22;
const LINE = 25;
const LABEL_SPACE = 62;
/** With more labels on one side, each has one line less. */
const CROWDED = 5;
/** About how wide a letter is, beside its size. */
const LETTER = 0.54;

/** One player's part of the ring, from angle to angle. */
interface Slice {
	readonly seat: string;
	readonly rp: number;
	readonly from: number;
	readonly to: number;
	readonly colour: Colour;
}

/** The wheel of the world as it stands, or of an earlier moment: for projector, phone and print alike. */
export function worldWheel(view: State, telling: Telling, world = worldNow(view)): Figure {
	const slices = sliced(view, world);
	return {
		title: m.print_wheel_title(),
		alt: wheelInWords(view, telling, world),
		width: WIDTH,
		height: HEIGHT,
		marks: [
			...slices.flatMap(ringPart),
			...chords(world, slices),
			...hub(view, telling, world),
			...labels(view, telling, slices)
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
			...slices.flatMap(ringPart),
			...chords(world, slices),
			...hub(view, telling, world),
			...numbers
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
		`${String(percentOf(rp, world))} %`
	]),
	align: ['start', 'end', 'end']
});

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

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
		loans.length > 0 ? m.print_loans_some({ loans: loans.join('; ') }) : m.print_loans_none();
	return m.print_wheel_alt({ shares: shares.join('; '), loans: borrowed });
}

/** Cuts the circle: a player without RP keeps a narrow gap, and when nobody has any, all keep the same. */
function sliced(view: State, world: World): Slice[] {
	const held = Object.entries(world.rp);
	const total = sum(Object.values(world.rp));
	const empty = held.filter(([, rp]) => rp === 0).length;
	const whole = 2 * Math.PI;
	const spanOf = (rp: number) => {
		if (total === 0) return whole / held.length;
		return rp === 0 ? EMPTY : (rp / total) * (whole - empty * EMPTY);
	};
	let at = FIRST;
	return held.map(([seat, rp]) => {
		const from = at;
		at += spanOf(rp);
		return { seat, rp, from, to: at, colour: colourOf(view, seat) };
	});
}

const middleOf = ({ from, to }: Slice) => (from + to) / 2;

/** A point at a distance and an angle (clockwise from the top) from the centre. */
const polar = (radius: number, angle: number) => ({
	x: CENTRE.x + radius * Math.sin(angle),
	y: CENTRE.y - radius * Math.cos(angle)
});

/** A length as paths write it. */
export const digits = (value: number) => String(Math.round(value * 10) / 10);
const point = (radius: number, angle: number) => {
	const { x, y } = polar(radius, angle);
	return `${digits(x)} ${digits(y)}`;
};

/** A full disc as a path. */
export const disc = (x: number, y: number, r: number): string =>
	`M${digits(x - r)} ${digits(y)}a${digits(r)} ${digits(r)} 0 1 0 ${digits(2 * r)} 0` +
	`a${digits(r)} ${digits(r)} 0 1 0 ${digits(-2 * r)} 0Z`;

function ringPart(slice: Slice): Mark[] {
	const { rp, from, to, colour } = slice;
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
		`M${point(OUTER, start)}A${String(OUTER)} ${String(OUTER)} 0 ${String(large)} 1 ${point(OUTER, end)}` +
		`L${point(INNER, end)}A${String(INNER)} ${String(INNER)} 0 ${String(large)} 0 ${point(INNER, start)}Z`;
	return [{ kind: 'path', d, fill: colour }, ...dots(rp, start, end)];
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

/** One line of text in a figure. */
export const label = (
	x: number,
	y: number,
	text: string,
	size: number,
	anchor: LabelMark['anchor'],
	face: LabelMark['face'],
	fill: Colour
): LabelMark => ({ kind: 'label', x, y, text, size, anchor, face, fill });

/** The names around the ring: those of one side are pushed apart until none touches another. */
function labels(view: State, telling: Telling, slices: readonly Slice[]): Mark[] {
	const sides = [1, -1].flatMap((side) => {
		const here = slices
			.filter((slice) => (Math.sin(middleOf(slice)) >= 0 ? 1 : -1) === side)
			.map((slice) => ({ slice, y: polar(LABELS, middleOf(slice)).y }))
			.sort((a, b) => a.y - b.y);
		const lines = here.length > CROWDED ? 1 : 2;
		const gap = LABEL_SPACE + lines * LINE;
		const heights = apart(
			here.map(({ y }) => y),
			{ gap, least: gap / 2, most: HEIGHT - gap / 2 }
		);
		return here.map(({ slice }, index) => ({ slice, side, lines, y: heights[index] ?? CENTRE.y }));
	});
	return sides.flatMap((place) => labelOf(view, telling, place));
}

/** Rising heights moved as little as needed to stand so far apart, between least and most. */
export function apart(
	wanted: readonly number[],
	{ gap, least, most }: { gap: number; least: number; most: number }
): number[] {
	const heights: number[] = [];
	for (const y of wanted) heights.push(Math.max(y, (heights.at(-1) ?? -Infinity) + gap, least));
	let below = most;
	for (let index = heights.length - 1; index >= 0; index--) {
		heights[index] = Math.min(heights[index] ?? most, below);
		below = (heights[index] ?? most) - gap;
	}
	return heights;
}

interface Place {
	readonly slice: Slice;
	/** 1 right of the ring, -1 left of it. */
	readonly side: number;
	/** Lines for who plays it. */
	readonly lines: number;
	readonly y: number;
}

function labelOf(view: State, telling: Telling, { slice, side, lines, y }: Place): Mark[] {
	/** The line nearest to the middle decides: it must not touch the ring. */
	const near = Math.max(0, Math.abs(y - CENTRE.y) - LINE * lines);
	const away = Math.sqrt(Math.max(0, LABELS ** 2 - near ** 2));
	const x = CENTRE.x + side * Math.max(26, away);
	const text = x + side * 42;
	const room = side > 0 ? WIDTH - text : text;
	const anchor = side > 0 ? 'start' : 'end';
	const biome = view.sheets[slice.seat]?.biome ?? null;
	const edge = polar(OUTER + 3, middleOf(slice));
	const lead = `M${digits(edge.x)} ${digits(edge.y)}L${digits(x - side * 6)} ${digits(y)}`;
	const [name = '', ...facet] = placeOf(view, slice.seat, telling).split(': ');
	const said = [...new Set([...facet, whoOf(view, slice.seat, telling)])];
	const who = said.length > 1 || lines === 1 ? said : wrapped(said.join(), SMALL, room);
	const shown = who.slice(-lines);
	const first = y + 4 - ((shown.length - 1) * LINE) / 2;
	return [
		{ kind: 'path', d: lead, stroke: 'line', width: 1.5 },
		...emblem(biome, side > 0 ? x - 3 : x - 37, first - 25, slice.colour),
		label(text, first - 26, m.print_rp({ rp: slice.rp }), SMALL, anchor, 'bold', 'ink'),
		label(text, first, cut(name, 26, room), 26, anchor, 'display', 'ink'),
		...shown.map((line, index) => {
			const low = first + (index + 1) * LINE;
			return label(text, low, cut(line, SMALL, room), SMALL, anchor, 'plain', 'ink-2');
		})
	];
}

/** A text in two lines where one is too short for it, parted between words. */
function wrapped(text: string, size: number, room: number): string[] {
	const fits = (line: string) => line.length * size * LETTER <= room;
	const words = text.split(' ');
	let kept = words.length;
	while (kept > 1 && !fits(words.slice(0, kept).join(' '))) kept--;
	const lines = [words.slice(0, kept).join(' '), words.slice(kept).join(' ')];
	return lines.filter((line) => line !== '');
}

const whoOf = (view: State, seat: string, telling: Telling) =>
	view.sheets[seat]?.status === 'left' ? m.print_left_the_table() : personOf(seat, telling);

/** The drawing of the biome, beside its name. */
function emblem(biome: Biome | null, x: number, y: number, colour: Colour): PathMark[] {
	if (!biome) return [];
	const { line, solid } = BIOME_MOTIFS[biome];
	const at = { x, y, scale: EMBLEM_SCALE };
	return [
		...(line ? [{ kind: 'path', d: line, stroke: colour, width: 1.7, at } as const] : []),
		...(solid ? [{ kind: 'path', d: solid, fill: colour, at } as const] : [])
	];
}

/** A label that would not fit ends in three dots; the table beside the wheel has it whole. */
export function cut(text: string, size: number, room: number): string {
	const most = Math.floor(room / (size * LETTER));
	if (text.length <= most) return text;
	const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
	return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text;
}
