/** A challenge as weather over the stretch that it is for: behind its pieces, over no tag; its sphere's ring says it in a shape. */
import { digits } from '../../history/drawing.ts';
import type { Sphere } from '../../rules/state.ts';
import { spread } from '../chance.ts';
import type { Layout, Stretch, Strip } from '../layout/stage.ts';
import { group, mix, shape, stroke, type Hex, type Mark } from '../marks.ts';
import type { Palette } from '../palette.ts';
import { sphereRing, SPHERE_PAPER } from './emblems.ts';

/** Where the weather is: between two places, from the edge of its strip so far up. */
interface Sky {
	readonly from: number;
	readonly to: number;
	readonly ridge: (x: number) => number;
	readonly high: number;
	readonly colour: Hex;
	readonly palette: Palette;
}

const LEAF = 'M0 -15Q15 -5 3 15Q-15 3 0 -15Z';
const LEAF_SHADE = 'M0 -15Q15 -5 3 15Z';
const FLAKE =
	'M0 -11V11M-9.5 -5.5L9.5 5.5M9.5 -5.5L-9.5 5.5M-3 -8.6L0 -5.6L3 -8.6M-3 8.6L0 5.6L3 8.6M-8.9 -1.7L-4.8 -2.8L-5.9 -6.9M8.9 1.7L4.8 2.8L5.9 6.9M8.9 -1.7L4.8 -2.8L5.9 -6.9M-8.9 1.7L-4.8 2.8L-5.9 6.9';
const WAVE =
	'M-60 6C-58 -44 -24 -70 12 -58C30 -50 30 -28 12 -26C16 -36 4 -42 -6 -34C-18 -22 -2 2 60 6Z';
const SLABS = 'M-54 10L-42 -36L-8 -48L2 10ZM10 10L20 -30L46 -22L56 10Z';
const SLABS_SHADE = 'M-8 -48L2 10H-16L-23 -43ZM46 -22L56 10H40L34 -26Z';
const STRATA = 'M-47 -12L-18 -21M17 -13L38 -7';
const STONES =
	'M4 -62l9 -5l8 6l-4 9l-10 -1ZM-30 -60l6 -4l6 5l-4 6l-7 -1ZM38 -48l5 -4l6 4l-3 6l-6 0Z';

/** What hangs on threads, so many units apart. */
function hanging({ from, to, ridge, high, palette }: Sky, what: (at: number) => Mark): Mark[] {
	const count = Math.max(2, Math.round((to - from) / 52));
	return Array.from({ length: count }, (_, at) => {
		const x = from + ((to - from) * (at + 0.5)) / count;
		const top = ridge(x) - high + 6;
		const y = top + 22 + spread('falls', at) * (high - 52);
		return group(`falls ${String(at)}`, { x, y }, [
			stroke(`M0 ${digits(top - y)}V-6`, palette.tag, 1.2, { opacity: 0.45 }),
			what(at)
		]);
	});
}

const leaves = (sky: Sky): Mark[] =>
	hanging(sky, (at) =>
		group('leaf', { x: 0, y: 0, turn: at * 47, scale: 0.8 + spread('leaf', at) * 0.4 }, [
			shape(LEAF, sky.colour, { stroke: sky.palette.edge, width: 2 }),
			shape(LEAF_SHADE, mix(sky.colour, sky.palette.deep, 0.35))
		])
	);

const wind = ({ from, to, ridge, high, colour, palette }: Sky): Mark[] => {
	const count = Math.max(2, Math.round((to - from) / 150));
	const wide = (to - from) / count;
	return Array.from({ length: count }, (_, at) => {
		const long = wide * (0.5 + 0.2 * spread('gust', at));
		const x = from + wide * at + 8;
		const y = ridge(x) - high * (at % 2 === 0 ? 0.74 : 0.42);
		const d = `M0 0h${digits(long)}q26 0 24 -16t-22 -9t-2 17`;
		return group(`gust ${String(at)}`, { x, y }, [
			stroke(d, palette.edge, 11),
			stroke(d, mix(colour, palette.haze, 0.25), 7)
		]);
	});
};

function snow(sky: Sky): Mark[] {
	const { from, to, ridge, high, colour, palette } = sky;
	const lobes = Math.max(2, Math.round((to - from) / 110));
	const wide = (to - from) / lobes;
	const y = Math.min(ridge(from), ridge((from + to) / 2), ridge(to)) - high + 14;
	const puffs = Array.from(
		{ length: lobes },
		(_, at) =>
			`a${digits(wide * 0.56)} ${digits(14 + 8 * spread('puff', at))} 0 0 1 ${digits(wide)} 0`
	);
	const cloud = `M${digits(from)} ${digits(y)}${puffs.join('')}q-14 14 -36 10H${digits(from + 36)}q-26 4 -36 -10Z`;
	return [
		...hanging(sky, (at) =>
			group('flake', { x: 0, y: 0, scale: 0.7 + spread('flake', at) * 0.7 }, [
				stroke(FLAKE, colour, 2.4)
			])
		),
		shape(cloud, mix(colour, palette.haze, 0.25), { stroke: palette.edge, width: 2 })
	];
}

/** Slabs of the ground, broken and lifted, and stones that fly. */
const tremor = ({ from, to, ridge, high, colour, palette }: Sky): Mark[] => {
	const count = Math.max(2, Math.round((to - from) / 132));
	const rim = { stroke: palette.edge, width: 2.4 };
	const [face, shade] = [mix(colour, palette.haze, 0.3), mix(colour, palette.deep, 0.35)];
	return Array.from({ length: count }, (_, at) => {
		const x = from + ((to - from) * (at + 0.5 + (spread('shock', at) - 0.5) * 0.4)) / count;
		const scale = Math.min(1.3, (high / 92) * (0.75 + 0.5 * spread('slab', at)));
		return group(`shock ${String(at)}`, { x, y: ridge(x) + 4, scale }, [
			shape(SLABS, face, rim),
			shape(SLABS_SHADE, shade),
			stroke(STRATA, shade, 3),
			shape(STONES, face, rim)
		]);
	});
};

const waves = ({ from, to, ridge, high, colour, palette }: Sky): Mark[] => {
	const count = Math.max(2, Math.round((to - from) / 96));
	return Array.from({ length: count }, (_, at) => {
		const x = from + ((to - from) * (at + 0.5)) / count;
		const scale = Math.min(1.1, (high / 84) * (0.75 + 0.4 * spread('wave', at)));
		return group(`wave ${String(at)}`, { x, y: ridge(x) + 4, scale }, [
			shape(WAVE, mix(colour, palette.haze, at % 2 === 0 ? 0.25 : 0.45), {
				stroke: palette.edge,
				width: 2.4
			})
		]);
	});
};

const PAINTED: Readonly<Record<Sphere, (sky: Sky) => Mark[]>> = {
	biosphere: leaves,
	atmosphere: wind,
	cryosphere: snow,
	lithosphere: tremor,
	hydrosphere: waves
};

/** The weather of one sphere over a stretch. */
export function weather(
	sphere: Sphere,
	strip: Strip,
	{ from, to }: Stretch,
	layout: Layout,
	palette: Palette
): Mark[] {
	const { piece } = layout;
	const colour = palette.light[SPHERE_PAPER[sphere]];
	const sky = { from: from + 24, to: to - 24, ridge: strip.ridge, high: piece, colour, palette };
	const x = layout.size.mirrored ? from + 40 : to - 40;
	const y = strip.ridge(x) - piece + 20;
	return [
		group(`weather ${sphere}`, { x: 0, y: 0 }, PAINTED[sphere](sky)),
		sphereRing(sphere, { x, y, r: Math.min(26, piece * 0.24) }, palette)
	];
}
