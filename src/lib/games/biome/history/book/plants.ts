/** What grows on the world: a plant for every RP, and a hut where people live. Each is a hundred units high and stands on 0,0. */
import type { Canvas, Ink } from '../../../kit/canvas.ts';
import type { Biome } from '../../rules/state.ts';
import { EDGE, LIGHT } from './inks.ts';

interface Part {
	readonly d: string;
	readonly tone: 'light' | 'dark' | 'edge';
	/** Without a line round it. */
	readonly bare?: boolean;
}

const part =
	(tone: Part['tone']) =>
	(d: string): Part => ({ d, tone });
const light = part('light');
const dark = part('dark');
const edge = part('edge');

const PLANTS: Readonly<Record<Biome, readonly Part[]>> = {
	forest: [
		edge('M-5 0V-15H5V0Z'),
		light('M0 -100L-17 -72H-9L-28 -43H-15L-38 -12H0Z'),
		dark('M0 -100L17 -72H9L28 -43H15L38 -12H0Z')
	],
	desert: [
		light('M-34 -62a8.5 8.5 0 0 1 17 0V-50Q-17 -42 -10 -42V-26Q-34 -26 -34 -50Z'),
		dark('M34 -78a8.5 8.5 0 0 0 -17 0V-62Q17 -54 10 -54V-38Q34 -38 34 -62Z'),
		light('M-13 0V-86A13 13 0 0 1 0 -99V0Z'),
		dark('M13 0V-86A13 13 0 0 0 0 -99V0Z')
	],
	grassland: [
		light('M-6 0Q-20 -42 -46 -56Q-14 -60 2 0Z'),
		dark('M6 0Q20 -36 46 -48Q14 -56 -2 0Z'),
		light('M-6 0Q-8 -60 -22 -90Q2 -70 5 0Z'),
		dark('M-4 0Q0 -66 20 -98Q18 -60 7 0Z')
	],
	tundra: [
		light('M-38 0L-30 -56L-16 -34L-14 0Z'),
		dark('M-14 0L-16 -34L-30 -56L-2 -20V0Z'),
		dark('M40 0L30 -48L14 -26V0Z'),
		light('M-17 0L-16 -72L0 -100L2 0Z'),
		dark('M20 0L17 -66L0 -100L2 0Z')
	],
	aquatic: [
		dark(
			'M-46 0C-46 -50 -24 -94 14 -94C42 -94 50 -62 26 -54C27 -68 10 -72 2 -54C-8 -30 6 -10 46 0Z'
		),
		{ ...light('M-36 -6C-36 -46 -20 -82 10 -85C-10 -70 -16 -40 -2 -6Z'), bare: true }
	]
};

const OUTLINE = 2.6;

/** Where something grows: its foot, its height, and the angle in radians at which it leans. */
export interface Growth {
	readonly x: number;
	readonly y: number;
	readonly height: number;
	readonly angle?: number;
}

function grown(canvas: Canvas, { x, y, height, angle = 0 }: Growth, draw: () => void): void {
	canvas.placed(x, y, { scale: height / 100, turned: (angle * 180) / Math.PI }, draw);
}

export function plant(canvas: Canvas, biome: Biome, growth: Growth): void {
	const inks: Record<Part['tone'], Ink> = { light: LIGHT[biome], dark: biome, edge: EDGE };
	grown(canvas, growth, () => {
		for (const { d, tone, bare } of PLANTS[biome]) {
			canvas.shape(d, { fill: inks[tone], ...(bare ? {} : { stroke: EDGE, width: OUTLINE }) });
		}
	});
}

export function hut(canvas: Canvas, growth: Growth): void {
	const line = { stroke: EDGE, width: OUTLINE };
	grown(canvas, growth, () => {
		canvas.shape('M-34 0V-44L0 -86V0Z', { fill: '#f3e3b8', ...line });
		canvas.shape('M34 0V-44L0 -86V0Z', { fill: '#c9ab6a', ...line });
		canvas.shape('M-44 -36L0 -92L44 -36', line);
		canvas.shape('M-10 0V-24H10V0Z', { fill: EDGE });
		canvas.shape('M0 -92V-124L24 -114L0 -105', { fill: 'warn', ...line });
	});
}

/** Not all plants are as high as the others. */
export const unlike = (plantAt: number, seatAt: number): number =>
	1 - 0.14 * ((plantAt * 7 + seatAt * 3) % 3);
