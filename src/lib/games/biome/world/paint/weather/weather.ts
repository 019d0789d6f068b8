/** A challenge as weather over the stretch that it is for: behind its pieces, over no tag; its sphere's ring says it in a shape. */
import type { Sphere } from '../../../rules/state.ts';
import type { Layout, Stretch, Strip } from '../../layout/stage.ts';
import { group, type Mark, mix, shape, stroke } from '../../marks.ts';
import type { Palette } from '../../palette.ts';
import { sphereRing, SPHERE_PAPER } from '../emblems.ts';
import { clearOf, type Air, type Painted, type Round, places } from './air.ts';
import { leaves } from './leaves.ts';
import { snow } from './snow.ts';
import { wind } from './wind.ts';
import { spread } from '../../chance.ts';

const WAVE =
	'M-60 6C-58 -44 -24 -70 12 -58C30 -50 30 -28 12 -26C16 -36 4 -42 -6 -34C-18 -22 -2 2 60 6Z';
const SLABS = 'M-54 10L-42 -36L-8 -48L2 10ZM10 10L20 -30L46 -22L56 10Z';
const SLABS_SHADE = 'M-8 -48L2 10H-16L-23 -43ZM46 -22L56 10H40L34 -26Z';
const STRATA = 'M-47 -12L-18 -21M17 -13L38 -7';
const STONES =
	'M4 -62l9 -5l8 6l-4 9l-10 -1ZM-30 -60l6 -4l6 5l-4 6l-7 -1ZM38 -48l5 -4l6 4l-3 6l-6 0Z';

/** Slabs of the ground, broken and lifted, and stones that fly. */
function tremor(air: Air): Mark[] {
	const { ridge, high, colour, palette } = air;
	const rim = { stroke: palette.edge, width: 2.4 };
	const [face, shade] = [mix(colour, palette.haze, 0.3), mix(colour, palette.deep, 0.35)];
	return places(air, 132, (middle, at, wide) => {
		const x = middle + wide * (spread('shock', at) - 0.5) * 0.4;
		const scale = Math.min(1.3, (high / 92) * (0.75 + 0.5 * spread('slab', at)));
		return group(`shock ${String(at)}`, { x, y: ridge(x) + 4, scale }, [
			shape(SLABS, face, rim),
			shape(SLABS_SHADE, shade),
			stroke(STRATA, shade, 3),
			shape(STONES, face, rim)
		]);
	});
}

function waves(air: Air): Mark[] {
	const { ridge, high, colour, palette } = air;
	return places(air, 96, (x, at) => {
		const scale = Math.min(1.1, (high / 84) * (0.75 + 0.4 * spread('wave', at)));
		return group(`wave ${String(at)}`, { x, y: ridge(x) + 4, scale }, [
			shape(WAVE, mix(colour, palette.haze, at % 2 === 0 ? 0.25 : 0.45), {
				stroke: palette.edge,
				width: 2.4
			})
		]);
	});
}

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
