/** A challenge as weather over the stretch that it is for: behind its pieces, over no tag; its sphere's ring says it in a shape. */
import type { Sphere } from '../../../rules/state.ts';
import type { Layout, Stretch, Strip } from '../../layout/stage.ts';
import { group, type Mark } from '../../marks.ts';
import type { Palette } from '../../palette.ts';
import { sphereRing, SPHERE_PAPER } from '../emblems.ts';
import { clearOf, type Air, type Painted, type Round } from './air.ts';
import { tremor, waves } from './ground.ts';
import { leaves } from './leaves.ts';
import { snow } from './snow.ts';
import { wind } from './wind.ts';

const PAINTED: Readonly<Record<Sphere, Painted>> = {
	biosphere: leaves,
	atmosphere: wind,
	cryosphere: snow,
	lithosphere: tremor,
	hydrosphere: waves
};

/** In how many places of a stretch the ring is tried, at each height: among the pieces, then above them. */
const TRIED = 16;

/** The ring is read from the last row. */
const LEAST_RING = 17;

/** The weather of one sphere over a stretch. */
export function weather(
	sphere: Sphere,
	strip: Strip,
	{ from, to }: Stretch,
	layout: Layout,
	palette: Palette
): Mark[] {
	const { piece: high, size } = layout;
	const { ridge } = strip;
	const [start, end] = [from + 12, to - 12];
	const clear = clearOf(layout, strip);
	const mirrored = size.mirrored === true;
	const ring = ringOf({ from: start, to: end, ridge, high, clear }, mirrored);
	const scale = Math.min(1.15, high / 110);
	const air: Air = {
		...{ from: start, to: end, ridge, high, scale, palette },
		rim: { stroke: palette.edge, width: 2.3 * Math.min(1, 0.3 + scale * 0.8) },
		colour: palette.light[SPHERE_PAPER[sphere]],
		clear: clearOf(layout, strip, [ring])
	};
	return [
		group(`weather ${sphere}`, { x: 0, y: 0 }, PAINTED[sphere](air)),
		sphereRing(sphere, ring, palette)
	];
}

/** The first place from the end of the stretch on where the ring covers nothing. */
function ringOf(
	{ from, to, ridge, high, clear }: Pick<Air, 'from' | 'to' | 'ridge' | 'high' | 'clear'>,
	mirrored: boolean
): Round {
	const r = Math.max(LEAST_RING, Math.min(26, high * 0.24));
	const tried = [high * 0.55, high * 1.1 + r].flatMap((up) =>
		Array.from({ length: TRIED }, (_, at) => {
			const away = r + 4 + (at * (to - from - 2 * r - 8)) / TRIED;
			const x = mirrored ? from + away : to - away;
			return { x, y: ridge(x) - up, r };
		})
	);
	const [last = { x: to - r, y: ridge(to) - high, r }] = tried;
	return tried.find(({ x, y }) => clear(x, y, r + 3)) ?? last;
}
