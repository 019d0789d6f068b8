/** The colours of the book that paper alone has, and the patterns that tell biomes apart in grey. */
import type { Ink, Tile } from '../../../kit/canvas.ts';
import { GREY_GROUND, GREYS, PATTERNS } from '../../../record/hatching.ts';
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

/** Degrees by which the pattern is turned for a second seat of the same biome. */
const TURNED = 45;

/** On paper without colours, marks of the past are paler. */
const GREY_MARK: Readonly<Record<Tone, Ink>> = { deep: '#161616', tint: '#767676' };

function tile(biome: Biome, tone: Tone, turned: number): Tile {
	const { solid, ...drawing } = PATTERNS[biome];
	const deep = tone === 'deep';
	return {
		...drawing,
		name: `${biome}-${tone}-${turned}`,
		ground: GROUND[tone][biome],
		mark: MARK[tone][biome],
		grey: { ground: deep ? GREY_GROUND[biome] : WHITE, mark: GREY_MARK[tone] },
		stroke: solid ? 0 : deep ? 0.34 : 0.26,
		turned
	};
}

/** The pattern of a biome; `twin` counts the seats before that have the same one. */
export const patternOf = (biome: Biome, tone: Tone, twin: number): Tile =>
	tile(biome, tone, twin * TURNED);

/** The ground of a pattern alone, where there is no room for its marks. */
export const groundOf = (biome: Biome, tone: Tone): Tile => ({
	...tile(biome, tone, 0),
	ground: tone === 'deep' ? LIGHT[biome] : GROUND.tint[biome],
	grey: { ground: GREYS[biome], mark: GREYS[biome] },
	d: ''
});
