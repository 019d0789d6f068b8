/** Circles cut by share: the planet with a ring for each age and round, and the wheel of one moment. */
import type { Canvas } from '../../../kit/canvas.ts';
import { circle } from './emblems.ts';
import { EDGE, groundOf, patternOf, WHITE, type Tone } from './inks.ts';
import { hut, plant, unlike } from './plants.ts';
import type { Biome } from '../../rules/state.ts';
import type { Loan, Ring, Tale } from './tale.ts';

/** How far a planet's plants reach, beside its radius. */
export const PLANTS = 1.28;
export const TURN = 2 * Math.PI;
/** Where the first part begins, clockwise from the top. */
const FIRST = -0.35;
/** What stays open for who has nothing left. */
const EMPTY = 0.09;

const short = (value: number) => Math.round(value * 100) / 100;
export const polar = (x: number, y: number, r: number, angle: number) => ({
	x: short(x + r * Math.sin(angle)),
	y: short(y - r * Math.cos(angle))
});
const at = ({ x, y }: { x: number; y: number }) => `${x} ${y}`;

/** A circle's middle. */
export interface Middle {
	readonly x: number;
	readonly y: number;
}

/** A part of a ring, from one radius to another and from one angle to another. */
export function sector(
	{ x, y }: Middle,
	radii: readonly [number, number],
	from: number,
	to: number
) {
	const [inner, outer] = radii;
	if (to - from > TURN - 1e-3) return circle(x, y, outer) + (inner > 0 ? circle(x, y, inner) : '');
	const large = to - from > Math.PI ? 1 : 0;
	const arc = (r: number, sweep: number, angle: number) =>
		`A${short(r)} ${short(r)} 0 ${large} ${sweep} ${at(polar(x, y, r, angle))}`;
	const rim = `M${at(polar(x, y, outer, from))}${arc(outer, 1, to)}`;
	if (inner <= 0) return `${rim}L${x} ${y}Z`;
	return `${rim}L${at(polar(x, y, inner, to))}${arc(inner, 0, from)}Z`;
}

/** One seat's part of the circle. */
export interface Slice {
	readonly from: number;
	readonly to: number;
	readonly middle: number;
	readonly rp: number;
}

/** Cuts the circle by RP: who has nothing left keeps a gap, and where nobody has anything all keep the same. */
export function sliced(rp: readonly number[], first = FIRST, empty = EMPTY): Slice[] {
	const total = rp.reduce((sum, one) => sum + one, 0);
	const none = rp.filter((one) => one === 0).length;
	let from = first;
	return rp.map((one) => {
		const share = one === 0 ? empty : (one / total) * (TURN - none * empty);
		const span = total === 0 ? TURN / rp.length : share;
		const slice = { from, to: from + span, middle: from + span / 2, rp: one };
		from += span;
		return slice;
	});
}

type Draw<Round> = (canvas: Canvas, tale: Tale, round: Round) => void;

/** What is round looks the same wherever the page begins. */
function upright<Round extends { readonly middle: Middle }>(draw: Draw<Round>): Draw<Round> {
	return (canvas, tale, round) => canvas.upright(round.middle.x, () => draw(canvas, tale, round));
}

const CORE = 0.17;
/** Rings that are narrower have no room for a pattern. */
const PATTERNED = 2.2;

/** The core, a ring for each age and round, and what is left growing on the last one. */
export const planet = upright(drawPlanet);

interface World {
	readonly middle: Middle;
	readonly r: number;
	/** The tallest plant, as a part of the radius. */
	readonly height: number;
	/** Without what grows on it. */
	readonly bare?: true;
}

function drawPlanet(canvas: Canvas, tale: Tale, { middle, r, height, bare }: World): void {
	const core = tale.rings.length === 0 ? r : r * CORE;
	const step = (r - core) / Math.max(1, tale.rings.length);
	tale.rings.forEach((ring, index) => {
		const from = core + index * step + (step > 2 ? 0.3 : 0.1);
		const radii = [from, core + (index + 1) * step - (step > 2 ? 0.3 : 0)] as const;
		const plain = step < PATTERNED && index < tale.rings.length - 1;
		yearRing(canvas, tale, { middle, radii, ring, plain, gap: Math.min(0.35, step / 6) });
	});
	const large = tale.rings.length === 0;
	const aside = large ? 0.008 : 0.03;
	sliced(tale.start).forEach(({ from, to }, index) => {
		const biome = tale.biomes[index];
		if (!biome) return;
		const d = sector(middle, [r * 0.045, core - 0.3], from + aside, to - aside);
		const fill = large ? patternOf(biome, 'tint', tale.twins[index] ?? 0) : groundOf(biome, 'tint');
		canvas.shape(d, { fill, stroke: EDGE, width: 0.16 });
	});
	const last = tale.rings.at(-1);
	if (last && !bare) growth(canvas, tale, { middle, r, height, ring: last });
}

interface YearRing {
	readonly middle: Middle;
	readonly radii: readonly [number, number];
	readonly ring: Ring;
	/** Without patterns. */
	readonly plain: boolean;
	readonly gap: number;
}

function yearRing(canvas: Canvas, tale: Tale, { middle, radii, ring, plain, gap }: YearRing): void {
	const tone: Tone = ring.people ? 'deep' : 'tint';
	const aside = gap / radii[1];
	const whole = ring.rp.filter((rp) => rp > 0).length < 2;
	sliced(ring.rp).forEach(({ from, to, rp }, index) => {
		const biome = tale.biomes[index];
		if (!biome || rp === 0) return;
		const d = sector(middle, radii, from + (whole ? 0 : aside), to - (whole ? 0 : aside));
		const fill = plain ? groundOf(biome, tone) : patternOf(biome, tone, tale.twins[index] ?? 0);
		canvas.shape(d, { fill, stroke: EDGE, width: plain ? 0.08 : 0.16 });
	});
}

interface Growing extends World {
	readonly ring: Ring;
}

function growth(canvas: Canvas, tale: Tale, { middle, r, height, ring }: Growing): void {
	sliced(ring.rp).forEach(({ middle: along, rp }, seatAt) => {
		const biome = tale.biomes[seatAt];
		if (!biome || rp > 0) return;
		const spot = polar(middle.x, middle.y, r * 1.06, along);
		const look = { fill: WHITE, stroke: biome, width: 0.5, dash: [0.9, 1.1] } as const;
		canvas.shape(circle(spot.x, spot.y, r * 0.028), look);
	});
	for (const { biome, isHut, ...stand } of grown(tale, { middle, r, height, ring })) {
		if (isHut) hut(canvas, stand);
		else plant(canvas, biome, stand);
	}
}

/** Something that grows on a planet: where its foot is, and how high it stands. */
interface Grown {
	readonly biome: Biome;
	readonly isHut: boolean;
	readonly x: number;
	readonly y: number;
	readonly height: number;
	readonly angle: number;
}

/** All that grows on a ring: a plant for each point, and a hut where there are people. */
export function grown(tale: Tale, { middle, r, height, ring }: Growing): Grown[] {
	const people = ring.people ? 1 : 0;
	return sliced(ring.rp).flatMap(({ from, to, rp }, seatAt) => {
		const biome = tale.biomes[seatAt];
		if (!biome || rp === 0) return [];
		const count = rp + people;
		const tall = Math.min(r * height, (((to - from) * r) / count) * 1.05);
		return Array.from({ length: count }, (_, one): Grown => {
			const angle = from + ((one + 0.5) / count) * (to - from);
			const isHut = people > 0 && one === Math.floor(count / 2);
			const high = tall * (isHut ? 0.72 : unlike(one, seatAt));
			return { biome, isHut, ...polar(middle.x, middle.y, r - 0.1, angle), height: high, angle };
		});
	});
}

/** The ring of one moment, with arrows from lender to borrower in the lender's colour. */
export const wheel = upright(drawWheel);

interface Moment {
	readonly middle: Middle;
	readonly r: number;
	readonly ring: Ring;
	/** How broad the ring is, as a part of the radius. */
	readonly thick: number;
}

function drawWheel(canvas: Canvas, tale: Tale, { middle, r, ring, thick }: Moment): void {
	const inner = r * (1 - thick);
	const slices = sliced(ring.rp);
	const aside = ring.rp.filter((rp) => rp > 0).length < 2 ? 0 : 0.5 / r;
	if (ring.rp.every((rp) => rp === 0)) {
		// nothing is left that could be shared out or lent
		canvas.shape(circle(middle.x, middle.y, (inner + r) / 2), {
			stroke: EDGE,
			width: 0.4,
			dash: [1, 1.3]
		});
		return;
	}
	slices.forEach(({ from, to, middle: along, rp }, index) => {
		const biome = tale.biomes[index];
		if (!biome) return;
		if (rp > 0) {
			const d = sector(middle, [inner, r], from + aside, to - aside);
			const fill = patternOf(biome, 'deep', tale.twins[index] ?? 0);
			canvas.shape(d, { fill, stroke: EDGE, width: 0.2 });
			return;
		}
		const ends = [inner, r].map((far) => at(polar(middle.x, middle.y, far, along)));
		canvas.shape(`M${ends.join('L')}`, { stroke: biome, width: 0.5, dash: [0.5, 1] });
	});
	for (const loan of ring.loans)
		chord(canvas, tale, { middle, r, from: inner - r * 0.03, slices }, loan);
}

interface Inside {
	readonly middle: Middle;
	readonly r: number;
	/** How far from the middle chords begin. */
	readonly from: number;
	readonly slices: readonly Slice[];
}

function chord(canvas: Canvas, tale: Tale, inside: Inside, { lender, borrower }: Loan): void {
	const { middle, r, from, slices } = inside;
	const [a, b] = [slices[lender], slices[borrower]];
	const biome = tale.biomes[lender];
	if (!a || !b || !biome) return;
	const side = 0.12 * Math.sign(Math.sin(b.middle - a.middle) || 1);
	const [begin, end] = [a.middle + side, b.middle - side];
	const half = Math.atan2(Math.sin(end - begin), Math.cos(end - begin)) / 2;
	const bend = polar(
		middle.x,
		middle.y,
		Math.max(0, r * 0.72 - from * Math.cos(half)),
		begin + half
	);
	const neck = polar(middle.x, middle.y, from - r * 0.07, end);
	const d = `M${at(polar(middle.x, middle.y, from, begin))}Q${at(bend)} ${at(neck)}`;
	canvas.shape(d, { stroke: WHITE, width: r * 0.085 });
	canvas.shape(d, { stroke: biome, width: r * 0.05 });
	const way = Math.atan2(neck.x - bend.x, bend.y - neck.y);
	const wings = [-1.57, 1.57].map((turn) => at(polar(neck.x, neck.y, r * 0.075, way + turn)));
	const tip = at(polar(middle.x, middle.y, from, end));
	canvas.shape(`M${wings[0] ?? ''}L${tip}L${wings[1] ?? ''}Z`, { fill: biome });
}
