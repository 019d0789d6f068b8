/** A biome as its players would hang it on a wall: sky and hills, a plant for each point, and a hut where people live. */
import type { Canvas } from '../../../kit/canvas.ts';
import type { Biome } from '../../rules/state.ts';
import { circle, type Spot } from '../book/emblems.ts';
import { EDGE, groundOf, patternOf, WHITE } from '../book/inks.ts';
import { hut, plant } from '../book/plants.ts';

/** How high the hills behind rise at a part of the width, from 0 to 1. */
const HILLS: Readonly<Record<Biome, (part: number) => number>> = {
	aquatic: (part) => 0.5 + 0.5 * Math.sin(part * 19),
	grassland: (part) => 0.4 * Math.sin(part * 3.4),
	forest: (part) => Math.abs(((part * 7) % 1) - 0.5) * 1.6,
	desert: (part) => Math.sin(part * 1.15 * Math.PI) ** 2,
	tundra: (part) => Math.abs(((part * 3.2 + 0.3) % 1) - 0.5) * 2
};
const POINTS = 60;
const short = (value: number) => Math.round(value * 100) / 100;

/** What a vignette shows. */
export interface View {
	readonly biome: Biome;
	/** How many seats before have the same biome. */
	readonly twin: number;
	readonly rp: number;
	readonly people: boolean;
}

export function vignette(canvas: Canvas, spot: Spot, { biome, twin, rp, people }: View): void {
	const { x, y, r } = spot;
	const horizon = y + r * 0.28;
	canvas.shape(circle(x, y, r), { fill: groundOf(biome, 'tint') });
	canvas.shape(circle(x + r * 0.42, y - r * 0.42, r * 0.17), { fill: WHITE });
	const far = ground(spot, (part) => horizon - r * (0.02 + 0.34 * HILLS[biome](part)));
	canvas.shape(far, { fill: patternOf(biome, 'tint', twin), stroke: EDGE, width: 0.2 });
	const near = ground(spot, (part) => horizon - 0.14 * r * Math.sin(part * Math.PI));
	canvas.shape(near, { fill: patternOf(biome, 'deep', twin), stroke: EDGE, width: 0.3 });
	grown(canvas, spot, { biome, rp, people });
	canvas.shape(circle(x, y, r), { stroke: EDGE, width: 0.5 });
}

/** The ground below a line, as much of it as lies in the circle. */
function ground({ x, y, r }: Spot, height: (part: number) => number): string {
	const rim = (at: number) => Math.sqrt(Math.max(0, r ** 2 - (at - x) ** 2));
	const parts = Array.from({ length: POINTS + 1 }, (_, point) => {
		const at = x - r + (2 * r * point) / POINTS;
		const low = y + rim(at);
		return { at, low, top: Math.min(low, Math.max(y - rim(at), height(point / POINTS))) };
	});
	const tops = parts.map(({ at, top }) => `${short(at)} ${short(top)}`);
	const lows = parts.toReversed().map(({ at, low }) => `${short(at)} ${short(low)}`);
	return `M${[...tops, ...lows].join('L')}Z`;
}

/** Plants side by side on the near ground; the hut stands among them. */
function grown(canvas: Canvas, { x, y, r }: Spot, { biome, rp, people }: Omit<View, 'twin'>): void {
	const count = Math.max(1, rp) + (people ? 1 : 0);
	const tall = Math.min(r * 0.86, ((1.75 * r) / count) * 1.25);
	for (let one = 0; one < count; one++) {
		const part = 0.1 + (0.8 * (one + 0.5)) / count;
		const foot = y + r * (0.28 - 0.14 * Math.sin(part * Math.PI)) + 0.6;
		const at = { x: x - r + 2 * r * part, y: foot };
		if (people && one === Math.floor(count / 2)) {
			hut(canvas, { ...at, height: Math.min(tall * 0.62, r * 0.4) });
		} else if (rp > 0) {
			plant(canvas, biome, { ...at, height: tall * (1 - 0.12 * ((one * 7) % 3)) });
		}
	}
}
