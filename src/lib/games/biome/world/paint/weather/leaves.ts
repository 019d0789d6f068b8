/** Leaf fall: a garland above the stretch, leaves that come loose of it, and those that lie along the edge already. */
import { digits } from '../../../history/drawing.ts';
import { spread } from '../../chance.ts';
import { group, mix, shape, stroke, type Mark } from '../../marks.ts';
import { leaf, type Stroke } from '../../motifs/strokes.ts';
import { bow, places, type Air } from './air.ts';

/** One leaf of some length from its foot on, turned so far from hanging down, in radians. */
function leafAt(x: number, y: number, long: number, turned: number): Stroke[] {
	const [x1, y1] = [x + Math.sin(turned) * long, y + Math.cos(turned) * long];
	return leaf(x, y, x1, y1, long * 0.34);
}

/** Many leaves as two cuts of paper: all of them, and the halves in the shade. */
function cut(key: string, leaves: readonly Stroke[][], { colour, palette, rim }: Air): Mark[] {
	if (leaves.length === 0) return [];
	const [face, shade] = [mix(colour, palette.haze, 0.12), mix(colour, palette.deep, 0.32)];
	const all = (at: number) => leaves.map((one) => one[at]?.d ?? '').join('');
	return [group(key, { x: 0, y: 0 }, [shape(all(0), face, rim), shape(all(1), shade)])];
}

export function leaves(air: Air): Mark[] {
	const { palette, colour, scale: s } = air;
	const swags = places(air, 136 * s, (x, at, wide) => swag(air, x, at, wide));
	const first = swags[0];
	const vine = first ? `M${first.start}${swags.map(({ d }) => d).join('')}` : '';
	return [
		stroke(vine, palette.edge, 8 * s),
		stroke(vine, mix(colour, palette.deep, 0.45), 4 * s),
		...cut(
			'garland',
			swags.flatMap(({ hung }) => hung),
			air
		),
		...cut('falls', falling(air), air),
		...cut('lies', lying(air), air)
	];
}

/** A piece of the garland, and what hangs on it. */
function swag({ ridge, high, scale: s }: Air, x: number, at: number, wide: number) {
	const top = (place: number) => ridge(place) - high + 2;
	const [x0, x1] = [x - wide / 2, x + wide / 2];
	const sag = (9 + 8 * spread('swag', at)) * s;
	const hung = [0.06, 0.38, 0.7].map((part, index) => {
		const y = top(x0) * (1 - part) + top(x1) * part + 4 * sag * part * (1 - part);
		const long = (25 + 14 * spread('hangs', at, index)) * s;
		return leafAt(x0 + wide * part, y, long, (index + at) % 2 ? 0.7 : -0.7);
	});
	const start = `${digits(x0)} ${digits(top(x0))}`;
	return { start, d: bow(x0, top(x0), x1, top(x1), -sag), hung };
}

/** In rows, each leaf another way round, where neither a piece nor a tag stands. */
function falling(air: Air): Stroke[][] {
	const { scale: s } = air;
	const rows = Math.max(1, Math.round((air.high - 46 * s) / (27 * s)));
	return Array.from({ length: rows }, (_, row) =>
		places(air, 88 * s, (x, at, wide) => {
			const over = (row % 2 === 0 ? 0.2 : -0.28) + (spread('drift', at, row) - 0.5) * 0.36;
			const [middle, y] = [x + wide * over, air.ridge(x) - air.high + (52 + 27 * row) * s];
			const long = (26 + 13 * spread('leaf', at, row)) * s;
			const turned = spread('turned', at, row) * 2 * Math.PI;
			if (!air.clear(middle, y, long * 0.5) || y > air.ridge(middle) - 26 * s) return null;
			const half = long / 2;
			return leafAt(middle - Math.sin(turned) * half, y - Math.cos(turned) * half, long, turned);
		})
	).flatMap((row) => row.filter((one) => one !== null));
}

/** Half stuck behind the edge. */
const lying = (air: Air): Stroke[][] =>
	places(air, 40 * air.scale, (x, at) => {
		const long = (18 + 10 * spread('lies', at)) * air.scale;
		const turned = Math.PI + (at % 2 ? 1 : -1) * (0.5 + 0.5 * spread('lies', at, 'turned'));
		return leafAt(x, air.ridge(x) + 3, long, turned);
	});
