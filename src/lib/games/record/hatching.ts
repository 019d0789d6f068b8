/** Patterns that tell five colours apart where there are none: on paper in black and white, and beside the colours. */

/** The colours of the biomes. */
export type Patterned = 'aquatic' | 'grassland' | 'forest' | 'desert' | 'tundra';

const dot = (x: number, y: number, r: number) =>
	`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Width and height in millimetres, and how it is drawn there. */
interface Pattern {
	readonly width: number;
	readonly height: number;
	readonly d: string;
	/** Filled instead of drawn. */
	readonly solid?: true;
}

/** A wave, upright ticks, chevrons, dots, plus signs. */
export const PATTERNS: Readonly<Record<Patterned, Pattern>> = {
	aquatic: { width: 3, height: 2.3, d: 'M0 1.3q.75 -1.1 1.5 0t1.5 0' },
	grassland: { width: 3, height: 3.8, d: 'M.6 .5v1.5M2.1 2.4v1.5' },
	forest: { width: 4, height: 4.4, d: 'M.3 1.7L1.1 .4L1.9 1.7M2.3 3.9L3.1 2.6L3.9 3.9' },
	desert: {
		width: 2.6,
		height: 2.6,
		d: `${dot(0.65, 0.65, 0.32)}${dot(1.95, 1.95, 0.32)}`,
		solid: true
	},
	tundra: { width: 4, height: 4, d: 'M.4 1h1.2M1 .4v1.2M2.4 3h1.2M3 2.4v1.2' }
};

/** The ground below each pattern in grey: from white to a quarter of black. */
export const GREY_GROUND: Readonly<Record<Patterned, `#${string}`>> = {
	aquatic: '#ffffff',
	grassland: '#f2f2f2',
	forest: '#bdbdbd',
	desert: '#e2e2e2',
	tundra: '#d0d0d0'
};

/** Greys for what is too narrow for a pattern: each at least 1.3 times as light as the next. */
export const GREYS: Readonly<Record<Patterned, `#${string}`>> = {
	aquatic: '#f6f6f6',
	grassland: '#d0d0d0',
	forest: '#5c5c5c',
	desert: '#b0b0b0',
	tundra: '#848484'
};
