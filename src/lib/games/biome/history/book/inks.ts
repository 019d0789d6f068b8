/** The colours of the book that paper alone has, and the patterns that tell biomes apart in grey. */
import type { Ink, Tile } from '../../../kit/canvas.ts';
import type { Biome } from '../../rules/state.ts';

export const WHITE: Ink = 'paper';
export const EDGE: Ink = 'ink';
export const QUIET: Ink = '#4d5753';
/** Lines to write on, and below headings. */
export const RULE: Ink = '#857c62';

/** The light half of a plant, and rings that are too narrow for a pattern. */
export const LIGHT: Readonly<Record<Biome, Ink>> = {
	aquatic: '#6fa9c4',
	grassland: '#bdb95a',
	forest: '#7fae86',
	desert: '#e0a270',
	tundra: '#a7a9d2'
};

/** Dark enough for a sentence. */
export const TOLD_INK: Readonly<Record<Biome, Ink>> = {
	aquatic: '#1b6a8f',
	grassland: '#6c690c',
	forest: '#2f6a3c',
	desert: '#a04b12',
	tundra: '#53558c'
};

/** `deep` is now, and where people live; `tint` is the past. */
export type Tone = 'deep' | 'tint';

const GROUND: Readonly<Record<Tone, Readonly<Record<Biome, Ink>>>> = {
	deep: {
		aquatic: '#1b6a8f',
		grassland: '#8a861a',
		forest: '#2f6a3c',
		desert: '#c06624',
		tundra: '#6d6fa6'
	},
	tint: {
		aquatic: '#d6e8ee',
		grassland: '#ece9c3',
		forest: '#d7e7d5',
		desert: '#f5dfc8',
		tundra: '#e2e2f0'
	}
};

const MARK: Readonly<Record<Tone, Readonly<Record<Biome, Ink>>>> = {
	deep: {
		aquatic: '#bfe0ee',
		grassland: '#f4f0bd',
		forest: '#c9e4c9',
		desert: '#fbe3c8',
		tundra: '#e9e9fb'
	},
	tint: {
		aquatic: '#4f93b3',
		grassland: '#a29e3c',
		forest: '#5f9469',
		desert: '#cf8449',
		tundra: '#8889ba'
	}
};

const dot = (x: number, y: number, r: number) =>
	`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const dots = (r: number) => `${dot(0.65, 0.65, r)}${dot(1.95, 1.95, r)}`;

/** Width, height and drawing of a wave, upright ticks, chevrons, dots, plus signs. */
const DRAWINGS: Readonly<Record<Biome, readonly [number, number, string]>> = {
	aquatic: [3, 2.3, 'M0 1.3q.75 -1.1 1.5 0t1.5 0'],
	grassland: [3, 3.8, 'M.6 .5v1.5M2.1 2.4v1.5'],
	forest: [4, 4.4, 'M.3 1.7L1.1 .4L1.9 1.7M2.3 3.9L3.1 2.6L3.9 3.9'],
	desert: [2.6, 2.6, ''],
	tundra: [4, 4, 'M.4 1h1.2M1 .4v1.2M2.4 3h1.2M3 2.4v1.2']
};

/** So far the pattern is turned for a second seat of the same biome, in degrees. */
const TURNED = 45;

function tile(biome: Biome, tone: Tone, turned: number): Tile {
	const [width, height, d] = DRAWINGS[biome];
	const deep = tone === 'deep';
	return {
		name: `${biome}-${tone}-${turned}`,
		width,
		height,
		ground: GROUND[tone][biome],
		mark: MARK[tone][biome],
		d: d === '' ? dots(deep ? 0.34 : 0.3) : d,
		stroke: d === '' ? 0 : deep ? 0.34 : 0.26,
		turned
	};
}

/** The pattern of a biome; `twin` counts the seats before that have the same one. */
export const patternOf = (biome: Biome, tone: Tone, twin: number): Tile =>
	tile(biome, tone, twin * TURNED);

/** The ground of a pattern alone, where there is no room for its marks. */
export const groundOf = (biome: Biome, tone: Tone): Ink =>
	tone === 'deep' ? LIGHT[biome] : GROUND.tint[biome];
