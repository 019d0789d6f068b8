/** Wind: long bands of paper in lanes over the whole stretch, each rolled up at its end. */
import { digits } from '../../../history/drawing.ts';
import { spread } from '../../chance.ts';
import { group, mix, stroke, type Mark } from '../../marks.ts';
import type { Air } from './air.ts';

interface Lane {
	/** How high it blows, of the air's height. */
	readonly up: number;
	/** How long and thick its bands are about, and how large they roll up. */
	readonly long: number;
	readonly thick: number;
	readonly roll: number;
}
const LANES: readonly Lane[] = [
	{ up: 0.84, long: 330, thick: 9, roll: 1.2 },
	{ up: 0.5, long: 240, thick: 7, roll: 0.85 },
	{ up: 0.2, long: 290, thick: 6, roll: 0.7 }
];
/** Between two bands of one lane, and the shortest one. */
const GAP = 58;
const SHORTEST = 70;
/** How far a band is moved so that what it rolls up to is seen. */
const SHIFTS = [0, -20, -40, -60, -80, -100, -120];

export const wind = (air: Air): Mark[] =>
	LANES.map((lane, at) => {
		const { colour, palette, scale, rim } = air;
		const d = gusts(air, lane, at);
		const [wide, face] = [lane.thick * scale, mix(colour, palette.haze, 0.2 + at * 0.12)];
		return group(`gust ${String(at)}`, { x: 0, y: 0 }, [
			stroke(d, palette.edge, wide + 2 * rim.width),
			stroke(d, face, wide),
			group('light', { x: 0, y: -wide * 0.2 }, [
				stroke(d, mix(face, palette.bright, 0.45), wide * 0.24)
			])
		]);
	});

/** The bands of one lane, one behind the other. */
function gusts(air: Air, { up, long, roll }: Lane, lane: number): string {
	const { from, to, ridge, high, clear, scale } = air;
	const height = (x: number) => ridge(x) - high * up;
	const rolled = 34 * roll * scale;
	const free = (x: number) => clear(x + rolled * 0.4, height(x) - rolled * 0.4, rolled * 0.7);
	const bands: string[] = [];
	let start = from - long * scale * 0.3 * lane;
	for (let at = 0; start < to - rolled - SHORTEST * scale; at++) {
		const swing = spread('gust', lane, at);
		const wanted = Math.min(to - rolled, start + long * scale * (0.75 + 0.5 * swing));
		const end = wanted + (SHIFTS.find((by) => free(wanted + by)) ?? 0);
		const begin = Math.max(from, start);
		if (end - begin > SHORTEST * scale) {
			const swings = (swing - 0.5) * 38 * scale;
			bands.push(band(begin, end, height, swings) + rolledUp(roll * scale));
		}
		start = wanted + rolled + GAP * scale;
	}
	return bands.join('');
}

/** A line that swings about a height from one place to another. */
function band(from: number, to: number, height: (x: number) => number, swing: number): string {
	const third = (to - from) / 3;
	const point = (x: number, down: number) => `${digits(x)} ${digits(height(x) + down)}`;
	return `M${point(from, 0)}C${point(from + third, -swing)} ${point(to - third, swing * 0.4)} ${point(to, 0)}`;
}

/** The end of a band. */
function rolledUp(size: number): string {
	const point = (x: number, y: number) => `${digits(x * size)} ${digits(y * size)}`;
	return `q${point(26, 0)} ${point(24, -16)}t${point(-22, -9)}t${point(-2, 17)}`;
}
