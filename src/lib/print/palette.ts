/** Colours on paper: those of the screen by day, all dark enough to be told from white in grey. */
import type { Colour } from '../engine/record.ts';

export const PALETTE: Readonly<Record<Colour, string>> = {
	paper: '#ffffff',
	'paper-2': '#f3eee1',
	card: '#fffcf4',
	ink: '#1d2a2b',
	'ink-2': '#55605c',
	line: '#b7ab8c',
	accent: '#0b5d57',
	'accent-ink': '#ffffff',
	warn: '#a63a1c',
	good: '#2f6b2f',
	aquatic: '#1b6a8f',
	grassland: '#787510',
	forest: '#2f6a3c',
	desert: '#b4581a',
	tundra: '#61639b',
	'aquatic-2': '#d6e8ee',
	'grassland-2': '#ece9c3',
	'forest-2': '#d7e7d5',
	'desert-2': '#f5dfc8',
	'tundra-2': '#e2e2f0',
	biosphere: '#2f6a3c',
	atmosphere: '#4c6170',
	cryosphere: '#61639b',
	lithosphere: '#b4581a',
	hydrosphere: '#1b6a8f',
	'on-biome': '#ffffff'
};

const BLACK = '#161616';
/** The same for a printer without colours: what is drawn or written in one is black, areas have patterns beside. */
export const GREY: Readonly<Record<Colour, string>> = {
	paper: '#ffffff',
	'paper-2': '#f0f0f0',
	card: '#ffffff',
	ink: BLACK,
	'ink-2': '#4a4a4a',
	line: '#8c8c8c',
	accent: BLACK,
	'accent-ink': '#ffffff',
	warn: BLACK,
	good: BLACK,
	aquatic: BLACK,
	grassland: BLACK,
	forest: BLACK,
	desert: BLACK,
	tundra: BLACK,
	'aquatic-2': '#ececec',
	'grassland-2': '#ececec',
	'forest-2': '#ececec',
	'desert-2': '#ececec',
	'tundra-2': '#ececec',
	biosphere: BLACK,
	atmosphere: BLACK,
	cryosphere: BLACK,
	lithosphere: BLACK,
	hydrosphere: BLACK,
	'on-biome': '#ffffff'
};
