/** The colours of the paper theatre: strips are quiet, pieces light, tags lightest. Night for walls, day for phones and paper. */
import type { Biome } from '../rules/state.ts';
import type { Hex } from './marks.ts';

type OfBiomes = Readonly<Record<Biome, Hex>>;

export interface Palette {
	readonly night: boolean;
	readonly ink: Hex;
	readonly soft: Hex;
	readonly card: Hex;
	/** Outlines. */
	readonly edge: Hex;
	/** What strips and pieces become brighter with. */
	readonly bright: Hex;
	/** What they become darker with. */
	readonly deep: Hex;
	readonly tag: Hex;
	readonly warn: Hex;
	readonly sky: Hex;
	/** The far hills in the sky. */
	readonly haze: Hex;
	/** Moon or sun. */
	readonly orb: Hex;
	readonly shadow: Hex;
	/** The colours of biomes in the rest of the house. */
	readonly biome: OfBiomes;
	readonly strip: OfBiomes;
	/** A piece's two faces, and its pale paper. */
	readonly light: OfBiomes;
	readonly dark: OfBiomes;
	readonly pale: OfBiomes;
}

/** Letters on tags and what stands on a biome's own colour are the same by day and by night. */
export const TAG_INK = '#1d2a2b';
export const ON_BIOME = '#fffcf4';

export const DAY: Palette = {
	night: false,
	ink: '#1d2a2b',
	soft: '#55605c',
	card: '#fffcf4',
	edge: '#1d2a2b',
	bright: '#ffffff',
	deep: '#1d2a2b',
	tag: '#fffcf4',
	warn: '#a63a1c',
	sky: '#f1e9d3',
	haze: '#f7efdc',
	orb: '#f5dfc8',
	shadow: '#1d2a2b',
	biome: {
		tundra: '#61639b',
		forest: '#2f6a3c',
		grassland: '#7d7a12',
		desert: '#b4581a',
		aquatic: '#1b6a8f'
	},
	strip: {
		tundra: '#9a9bc2',
		forest: '#5c8a62',
		grassland: '#96932f',
		desert: '#c26a2c',
		aquatic: '#1b6a8f'
	},
	light: {
		tundra: '#d9daf0',
		forest: '#a9d0a4',
		grassland: '#e4dd83',
		desert: '#f3bd85',
		aquatic: '#9fd3e8'
	},
	dark: {
		tundra: '#61639b',
		forest: '#2f6a3c',
		grassland: '#9a951f',
		desert: '#b4581a',
		aquatic: '#1b6a8f'
	},
	pale: {
		tundra: '#ffffff',
		forest: '#eef6e6',
		grassland: '#fbf7d6',
		desert: '#fdeedd',
		aquatic: '#eef8fc'
	}
};

export const NIGHT: Palette = {
	night: true,
	ink: '#f3ecd9',
	soft: '#b3bdb2',
	card: '#1a2c30',
	edge: '#0b1416',
	bright: '#f3ecd9',
	deep: '#050b0c',
	tag: '#f3ecd9',
	warn: '#ff9a76',
	sky: '#15272d',
	haze: '#193037',
	orb: '#f3ecd9',
	shadow: '#050b0c',
	biome: {
		tundra: '#b9bbee',
		forest: '#8fce8f',
		grassland: '#d9d36a',
		desert: '#f2a768',
		aquatic: '#6cc1e6'
	},
	strip: {
		tundra: '#2c3052',
		forest: '#1f4830',
		grassland: '#4a4b1c',
		desert: '#734420',
		aquatic: '#1d5a78'
	},
	light: {
		tundra: '#cfd0f6',
		forest: '#a2dba0',
		grassland: '#e6e07c',
		desert: '#f6b67c',
		aquatic: '#85d0f0'
	},
	dark: {
		tundra: '#8a8cc9',
		forest: '#569b5d',
		grassland: '#a9a33c',
		desert: '#c2743a',
		aquatic: '#3f93bd'
	},
	pale: {
		tundra: '#f6f4ff',
		forest: '#e6f6df',
		grassland: '#faf6d2',
		desert: '#fde8d3',
		aquatic: '#e2f4fb'
	}
};
