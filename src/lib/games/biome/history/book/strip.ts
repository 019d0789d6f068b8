/** The world unrolled: parcels as wide as shares, a plant for every RP, older ground below. */
import type { Canvas } from '../../../kit/canvas.ts';
import type { Biome } from '../../rules/state.ts';
import { circle } from './emblems.ts';
import { EDGE, patternOf, WHITE } from './inks.ts';
import { hut, plant, unlike } from './plants.ts';
import type { Loan, Ring, Tale } from './tale.ts';

const TURN = 2 * Math.PI;
/** How high the ground of a biome rises at a part of its width. */
const GROUND: Readonly<Record<Biome, (part: number) => number>> = {
	aquatic: (part) => 0.45 * Math.sin(part * TURN * 3),
	grassland: (part) => 0.5 * Math.sin(part * Math.PI),
	forest: (part) => 1.7 * Math.sin(part * Math.PI),
	desert: (part) => 1.9 * Math.sin(part ** 1.6 * Math.PI) ** 1.4 + 0.6 * Math.sin(part * TURN) ** 2,
	tundra: (part) => 0.9 * (Math.round(Math.abs(((part * 4) % 2) - 1) * 2) / 2)
};
const POINTS = 48;
/** The parcel of who has nothing left. */
const EMPTY = 4;
/** How many older ages and rounds are shown below. */
const OLDER = 6;

/** How large a strip is drawn. */
export interface Measures {
	readonly x: number;
	/** Where the ground begins. */
	readonly y: number;
	readonly width: number;
	/** The highest plant; 0 for shares alone, flat and without plants and loans. */
	readonly plant: number;
	/** How deep today's ground is, and each older one. */
	readonly ground: number;
	readonly bar: number;
	/** How near plants stand. */
	readonly dense: number;
	/** How many times as hilly as in an opener. */
	readonly hills: number;
	/** What stays free between two older grounds. */
	readonly gap: number;
}

/** Where what was drawn ends, and the middle of each seat's parcel. */
export interface Strip {
	readonly foot: number;
	readonly middles: readonly number[];
}

interface Parcel {
	readonly seatAt: number;
	readonly biome: Biome;
	readonly x: number;
	readonly width: number;
	readonly rp: number;
}

function parcelsOf({ biomes }: Tale, { rp }: Ring, { x, width }: Measures): Parcel[] {
	const none = rp.filter((one) => one === 0).length;
	const total = rp.reduce((sum, one) => sum + one, 0) || 1;
	const room = width - none * EMPTY;
	let from = x;
	return biomes.map((biome, seatAt) => {
		const held = rp[seatAt] ?? 0;
		const wide = held === 0 ? EMPTY : (held / total) * room;
		const parcel = { seatAt, biome, x: from, width: wide, rp: held };
		from += wide;
		return parcel;
	});
}

/** Where a strip of these measures ends, and where its parcels are. */
export function stripShape(tale: Tale, rings: readonly Ring[], measures: Measures): Strip {
	const { y, ground, bar } = measures;
	const older = Math.min(OLDER, rings.length - 1);
	const now = rings.at(-1);
	const parcels = now ? parcelsOf(tale, now, measures) : [];
	return {
		foot: y + ground + 0.5 + older * bar,
		middles: parcels.map(({ x, width }) => x + width / 2)
	};
}

/** The last of these rings as land, those before it below. */
export function strip(
	canvas: Canvas,
	tale: Tale,
	rings: readonly Ring[],
	measures: Measures
): void {
	const now = rings.at(-1);
	if (!now) return;
	const parcels = parcelsOf(tale, now, measures);
	for (const parcel of parcels) {
		if (parcel.rp === 0) emptyParcel(canvas, parcel, measures);
		else land(canvas, tale, parcel, measures, now.people);
	}
	older(canvas, tale, rings.slice(0, -1), measures);
	if (measures.plant > 0) for (const loan of now.loans) arc(canvas, parcels, loan, measures);
}

function emptyParcel(canvas: Canvas, { biome, x, width }: Parcel, { y, ground }: Measures): void {
	const d = `M${x + 0.5} ${y + 0.6}h${width - 1}v${ground - 0.8}h${1 - width}Z`;
	canvas.shape(d, { fill: WHITE, stroke: biome, width: 0.3, dash: [0.6, 0.9] });
}

const short = (value: number) => Math.round(value * 100) / 100;

function land(
	canvas: Canvas,
	tale: Tale,
	{ seatAt, biome, x, width, rp }: Parcel,
	{ y, ground, plant: highest, dense, hills }: Measures,
	people: boolean
): void {
	const fill = patternOf(biome, 'deep', tale.twins[seatAt] ?? 0);
	if (highest === 0) {
		const d = `M${short(x + 0.2)} ${short(y)}h${short(width - 0.4)}v${ground}h${short(0.4 - width)}Z`;
		canvas.shape(d, { fill, stroke: EDGE, width: 0.2 });
		return;
	}
	const top = (part: number) => y - GROUND[biome](part) * hills * Math.min(1, width / 22);
	const hill = Array.from({ length: POINTS + 1 }, (_, point) => {
		const part = point / POINTS;
		return `L${short(x + 0.2 + (width - 0.4) * part)} ${short(top(part))}`;
	});
	const foot = short(y + ground);
	const d = `M${short(x + 0.2)} ${foot}${hill.join('')}V${foot}Z`;
	canvas.shape(d, { fill, stroke: EDGE, width: 0.2 });
	const count = rp + (people ? 1 : 0);
	const height = Math.min(highest, (width / count) * dense);
	for (let one = 0; one < count; one++) {
		const part = partOf(one, count, Math.min(0.5, (0.42 * height) / width));
		const ground = (biome === 'aquatic' ? y + 0.5 * hills : top(part)) + 0.1;
		if (people && one === Math.floor(count / 2)) {
			hut(canvas, { x: x + width * part, y: top(part) + 0.1, height: height * 0.74 });
		} else {
			const growth = { x: x + width * part, y: ground, height: height * unlike(one, seatAt) };
			plant(canvas, biome, growth);
		}
	}
}

/** Where of a parcel's width one of its plants stands; none leans over its edge. */
function partOf(one: number, count: number, edge: number): number {
	if (edge < 0.5 / count) return (one + 0.5) / count;
	return count === 1 ? 0.5 : edge + (1 - 2 * edge) * (one / (count - 1));
}

function older(canvas: Canvas, tale: Tale, rings: readonly Ring[], measures: Measures): void {
	const { x, y, width, ground, bar } = measures;
	rings
		.slice(-OLDER)
		.toReversed()
		.forEach(({ rp, people }, depth) => {
			const total = rp.reduce((sum, one) => sum + one, 0) || 1;
			const top = short(y + ground + 0.5 + depth * bar);
			let from = x;
			tale.biomes.forEach((biome, index) => {
				const wide = ((rp[index] ?? 0) / total) * width;
				const d = `M${short(from + 0.2)} ${top}h${short(wide - 0.4)}v${bar - measures.gap}h${short(0.4 - wide)}Z`;
				from += wide;
				if (wide === 0) return;
				const fill = patternOf(biome, people ? 'deep' : 'tint', tale.twins[index] ?? 0);
				canvas.shape(d, { fill, stroke: EDGE, width: 0.12 });
			});
		});
}

function arc(
	canvas: Canvas,
	parcels: readonly Parcel[],
	{ lender, borrower }: Loan,
	{ y, plant: highest }: Measures
): void {
	const [from, to] = [parcels[lender], parcels[borrower]];
	if (!from || !to) return;
	const side = borrower > lender ? 1 : -1;
	const begin = short(from.x + from.width / 2 + side * Math.min(2.5, from.width / 5));
	const end = short(to.x + to.width / 2 - side * Math.min(2, to.width / 5));
	const rise = Math.min(6, Math.abs(end - begin) / 16);
	const [top, foot] = [short(y - highest - 4.5 - rise), short(y - highest - 0.4)];
	const d = `M${begin} ${foot}C${begin} ${top} ${end} ${top} ${end} ${foot - 1.6}`;
	canvas.shape(d, { stroke: WHITE, width: 1.5 });
	canvas.shape(d, { stroke: from.biome, width: 0.7 });
	canvas.shape(circle(begin, foot, 0.8), { fill: from.biome });
	canvas.shape(`M${end - 1.1} ${foot - 1.8}h2.2l-1.1 1.9Z`, { fill: from.biome });
}
