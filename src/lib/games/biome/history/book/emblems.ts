/** The small signs of the book: who answered, what the world did, dice, RP, loans. Measures in millimetres. */
import { EYES } from '../../../../pieces/paper/eyes.ts';
import type { Canvas, Ink } from '../../../kit/canvas.ts';
import type { Biome, Sphere } from '../../rules/state.ts';
import { BIOME_MOTIFS, SPHERE_COLOURS, SPHERE_MOTIFS, type Motif } from '../motifs.ts';
import { QUIET, WHITE } from './inks.ts';

export const circle = (x: number, y: number, r: number): string =>
	`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

function motif(canvas: Canvas, { line, solid }: Motif, ink: Ink, scale: number): void {
	canvas.placed(-12 * scale, -12 * scale, { scale }, () => {
		if (line) canvas.shape(line, { stroke: ink, width: 1.7 });
		if (solid) canvas.shape(solid, { fill: ink });
	});
}

/** Where a sign stands: its middle, and its radius. */
export interface Spot {
	readonly x: number;
	readonly y: number;
	readonly r: number;
}

/** Every sign stands once in a file, under this name, and is shown wherever it comes; decoration where it is in no element. */
const within = (canvas: Canvas, { x, y, r }: Spot, name: string, draw: () => void) => {
	canvas.aside(() => {
		canvas.upright(x, () => {
			canvas.placed(x, y, { scale: r / 12 }, () => canvas.shared(name, draw));
		});
	});
};

/** Who answered. */
export function disc(canvas: Canvas, biome: Biome, spot: Spot): void {
	within(canvas, spot, `disc ${biome}`, () => {
		canvas.shape(circle(0, 0, 11.8), { fill: biome });
		motif(canvas, BIOME_MOTIFS[biome], WHITE, 0.92);
	});
}

/** Who is to answer, or has nothing left. */
export function openDisc(canvas: Canvas, biome: Biome, spot: Spot): void {
	within(canvas, spot, `open disc ${biome}`, () => {
		const look = { fill: WHITE, stroke: biome, width: 1.3, dash: [2.4, 3.4] } as const;
		canvas.shape(circle(0, 0, 11.2), look);
		motif(canvas, BIOME_MOTIFS[biome], biome, 0.86);
	});
}

/** What the world did. */
export function ring(canvas: Canvas, sphere: Sphere, spot: Spot): void {
	const ink = SPHERE_COLOURS[sphere];
	within(canvas, spot, `ring ${sphere}`, () => {
		canvas.shape(circle(0, 0, 11), { fill: WHITE, stroke: ink, width: 1.5 });
		motif(canvas, SPHERE_MOTIFS[sphere], ink, 0.94);
	});
}

/** Who asked, small upon what the world did. */
export function badge(canvas: Canvas, biome: Biome, { x, y, r }: Spot): void {
	const spot = { x: x + r * 0.77, y: y + r * 0.71 };
	canvas.shape(circle(spot.x, spot.y, r * 0.59), { fill: WHITE });
	disc(canvas, biome, { ...spot, r: r * 0.51 });
}

/** How far the eyes of a die lie from its middle. */
const EYE = 5;
const LEAF =
	'M0 -10C-1 -14 -4 -15.5 -8 -15.5C-7 -11.5 -4 -10 0 -10C1 -13.5 3.6 -14.6 7 -14.2C6 -11 3.6 -9.6 0 -10Z';
const SQUARE =
	'M-6.4 -10.4H6.4a4 4 0 0 1 4 4V6.4a4 4 0 0 1 -4 4H-6.4a4 4 0 0 1 -4 -4V-6.4a4 4 0 0 1 4 -4Z';

/** The die's size is as long as a sign of it, leaf aside. */
const dieSpot = (x: number, y: number, size: number): Spot => ({ x, y, r: size / 2 });

/** 1 to 4 are square and empty; 5 and 6 pass: round, filled, in leaf. */
export function die(canvas: Canvas, eyes: number, x: number, y: number, size = 4.6): void {
	const pass = eyes > 4;
	const far = EYE * (pass ? 0.86 : 1);
	within(canvas, dieSpot(x, y, size), `die ${String(eyes)}`, () => {
		if (pass) {
			canvas.shape(LEAF, { fill: 'good' });
			canvas.shape(circle(0, 0, 11.4), { fill: 'accent' });
		} else canvas.shape(SQUARE, { fill: WHITE, stroke: 'ink', width: 1.6 });
		const eye = ([x, y]: readonly [number, number]) => circle(x * far, y * far, pass ? 2 : 2.1);
		const d = (EYES[eyes] ?? []).map(eye).join('');
		canvas.shape(d, { fill: pass ? WHITE : 'ink' });
	});
}

/** A die that is not rolled yet. */
export function openDie(canvas: Canvas, x: number, y: number): void {
	within(canvas, dieSpot(x, y, 4.6), 'open die', () => {
		canvas.shape(SQUARE, { fill: WHITE, stroke: QUIET, width: 1.4, dash: [2.6, 3] });
	});
}

/** An RP that was kept, came, or went. */
export type Pip = 'kept' | 'new' | 'lost';

export function pip(canvas: Canvas, kind: Pip, { x, y, r }: Spot, ink: Ink = 'ink'): void {
	if (kind === 'lost') {
		const [round, slope] = [r * 0.86, r * 0.62];
		canvas.shape(circle(x, y, round), { fill: WHITE, stroke: ink, width: r * 0.24 });
		const d = `M${x - slope} ${y + slope}L${x + slope} ${y - slope}`;
		canvas.shape(d, { stroke: ink, width: r * 0.24 });
		return;
	}
	canvas.shape(circle(x, y, r), { fill: ink });
	if (kind === 'kept') return;
	const half = r * 0.5;
	const d = `M${x - half} ${y}H${x + half}M${x} ${y - half}V${y + half}`;
	canvas.shape(d, { stroke: WHITE, width: r * 0.3 });
}

/** How large a point in a row is, and how far it is from the next. */
const PIP = { r: 1.35, step: 1.35 * 2.7 };
export const pipsWide = (count: number): number => count * PIP.step;

export function pips(canvas: Canvas, kinds: readonly Pip[], x: number, y: number): void {
	kinds.forEach((kind, index) => {
		pip(canvas, kind, { x: x + PIP.r + index * PIP.step, y, r: PIP.r });
	});
}

/** How long a loan's arrow is, without its head. */
const ARROW = 11;

/** Lender, the Resource on its way, borrower. */
export function loan(canvas: Canvas, x: number, y: number, lender: Biome, borrower: Biome): void {
	const r = 3;
	const from = x + 2 * r;
	canvas.aside(() => {
		disc(canvas, lender, { x: x + r, y, r });
		canvas.shape(`M${from + 1} ${y}H${from + ARROW}`, { stroke: lender, width: 0.8 });
		canvas.shape(`M${from + ARROW} ${y - 1.6}l3.2 1.6l-3.2 1.6Z`, { fill: lender });
		canvas.shape(circle(from + ARROW / 2, y, 2.1), { fill: WHITE });
		pip(canvas, 'kept', { x: from + ARROW / 2, y, r: 1.5 }, lender);
		disc(canvas, borrower, { x: from + r + ARROW + 4.4, y, r });
	});
}
/** How wide that is. */
export const LOAN_WIDTH = 28;
