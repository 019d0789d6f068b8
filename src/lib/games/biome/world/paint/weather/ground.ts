/** What comes out of the ground and over it: slabs that a tremor lifts, and waves. */
import { spread } from '../../chance.ts';
import { group, mix, shape, stroke, type Mark } from '../../marks.ts';
import { places, type Air } from './air.ts';

const WAVE =
	'M-60 6C-58 -44 -24 -70 12 -58C30 -50 30 -28 12 -26C16 -36 4 -42 -6 -34C-18 -22 -2 2 60 6Z';
const SLABS = 'M-54 10L-42 -36L-8 -48L2 10ZM10 10L20 -30L46 -22L56 10Z';
const SLABS_SHADE = 'M-8 -48L2 10H-16L-23 -43ZM46 -22L56 10H40L34 -26Z';
const STRATA = 'M-47 -12L-18 -21M17 -13L38 -7';
const STONES =
	'M4 -62l9 -5l8 6l-4 9l-10 -1ZM-30 -60l6 -4l6 5l-4 6l-7 -1ZM38 -48l5 -4l6 4l-3 6l-6 0Z';

/** Slabs of the ground, broken and lifted, and stones that fly. */
export function tremor(air: Air): Mark[] {
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

export function waves(air: Air): Mark[] {
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
