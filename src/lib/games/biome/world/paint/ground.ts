/** A strip of paper: what grows far behind its edge, its face in two tones, and the quiet marks by which it is known without its colour. */
import { digits } from '../../history/drawing.ts';
import type { Biome } from '../../rules/state.ts';
import { spread } from '../chance.ts';
import type { Layout, Strip } from '../layout/stage.ts';
import { group, mix, shape, stroke, type Hex, type Mark } from '../marks.ts';
import type { Palette } from '../palette.ts';

/** A slope is drawn in steps of about this width. */
const STEP = 75;
const WAVE = 96;
/** Marks on a face lie so far apart; on a cover, which is calm, further. */
const APART = { across: 52, down: 34 };
const CALM = { across: 74, down: 46 };

/** One mark of a biome's face. */
const PRINT: Readonly<Record<Biome, string>> = {
	tundra: 'm-6 0h12m-6 -6v12',
	forest: 'm-7 5l7 -9l7 9',
	grassland: 'v-11',
	desert: 'h.1',
	aquatic: 'm-12 0q6 -7 12 0t12 0'
};
/** Where the second sheet of each face begins to rise. */
const SECOND: Readonly<Record<Biome, number>> = {
	tundra: 2.1,
	forest: 4.4,
	grassland: 3.2,
	desert: 1.2,
	aquatic: 5.1
};

type Point = readonly [x: number, y: number];

const stepsOf = (width: number) => Math.max(8, Math.round(width / STEP));

const points = (width: number, high: (x: number) => number): Point[] =>
	Array.from({ length: stepsOf(width) + 1 }, (_, at) => {
		const x = (width * at) / stepsOf(width);
		return [x, high(x)];
	});

/** A soft line through points: at each it runs as its neighbours lie. */
const curve = (along: readonly Point[]): string => {
	const steep = along.map((point, at) => {
		const [before, after] = [along[at - 1] ?? point, along[at + 1] ?? point];
		return (after[1] - before[1]) / Math.max(1, after[0] - before[0]);
	});
	const parts = along.slice(1).map(([x, y], at) => {
		const [fromX, fromY] = along[at] ?? [x, y];
		const third = (x - fromX) / 3;
		const [out, into] = [fromY + (steep[at] ?? 0) * third, y - (steep[at + 1] ?? 0) * third];
		return `C${digits(fromX + third)} ${digits(out)} ${digits(x - third)} ${digits(into)} ${digits(x)} ${digits(y)}`;
	});
	const [[x, y] = [0, 0]] = along;
	return `M${digits(x)} ${digits(y)}${parts.join('')}`;
};

/** The upper edge as a path. */
function edgeOf({ biome, base, ridge }: Strip, width: number): string {
	if (biome !== 'aquatic') return curve(points(width, ridge));
	const count = Math.max(2, Math.round(width / WAVE) * 2);
	const step = width / count;
	const waves = Array.from(
		{ length: count },
		(_, at) => `q${digits(step / 2)} ${at % 2 ? '10' : '-10'} ${digits(step)} 0`
	);
	return `M0 ${digits(base)}${waves.join('')}`;
}

/** Firs, grass and dunes on the edge, half in the haze. */
export function fringe({ biome, ridge }: Strip, { size }: Layout, palette: Palette): Mark[] {
	const colour = mix(palette.strip[biome], palette.haze, 0.45);
	const grown: Partial<Record<Biome, readonly [apart: number, mark: Mark]>> = {
		forest: [46, shape('M0 -58L16 -30H9L22 -4H-22L-9 -30H-16Z', colour)],
		grassland: [34, stroke('M0 4V-26M0 4C0 -10 -6 -16 -14 -20M0 4C0 -10 6 -16 14 -22', colour, 4)],
		desert: [230, shape('M-70 6Q-20 -34 20 -30Q30 -14 80 6Z', colour)]
	};
	const [apart, mark] = grown[biome] ?? [0, null];
	if (!mark) return [];
	const count = Math.round(size.width / apart);
	return Array.from({ length: count }, (_, at) => {
		const x = (size.width * (at + 0.5 + (spread(biome, at) - 0.5) * 0.7)) / count;
		const scale = 0.7 + spread(biome, at, 'large') * 0.4;
		return group(`fringe ${biome} ${String(at)}`, { x, y: ridge(x) + 4, scale }, [mark]);
	});
}

/** The face, in front of the pieces that stand behind its edge. */
export function ground(strip: Strip, { size, floor }: Layout, palette: Palette): Mark[] {
	const { biome, base, ridge } = strip;
	const colour = palette.strip[biome];
	const edge = edgeOf(strip, size.width);
	const down = `V${digits(floor)}H0Z`;
	const deep = Math.min(strip.foot, floor) - base;
	const lower = points(size.width, ridge).map(([x, y], at): Point => {
		const wave = Math.sin((at / stepsOf(size.width)) * 6 + SECOND[biome]);
		return [x, y + deep * (0.52 + 0.18 * wave) + (biome === 'aquatic' ? 6 : 0)];
	});
	const rim = palette.night ? mix(colour, palette.bright, 0.22) : palette.edge;
	const face = [
		shape(edge + down, colour),
		stroke(edge, rim, palette.night ? 2.5 : 2.2),
		shape(curve(lower) + down, mix(colour, palette.deep, palette.night ? 0.16 : 0.09))
	];
	if (size.narrow) return face;
	return [
		group(`shadow ${biome}`, { x: 2, y: -7 }, [
			shape(edge + down, palette.shadow, { opacity: palette.night ? 0.4 : 0.2 })
		]),
		...face,
		prints(
			strip,
			{ width: size.width, floor, deep, ...(size.bare ? CALM : APART) },
			mix(colour, palette.bright, palette.night ? 0.1 : 0.18)
		)
	];
}

interface Face {
	readonly width: number;
	readonly floor: number;
	readonly deep: number;
	readonly across: number;
	readonly down: number;
}

function prints({ biome, ridge }: Strip, face: Face, colour: Hex): Mark {
	const { width, floor, deep, across, down } = face;
	const rows = Math.ceil(deep / down);
	const all = Array.from({ length: Math.floor(width / across) * rows }, (_, index) => {
		const [at, row] = [Math.floor(index / rows), index % rows];
		const x = 26 + at * across + ((row % 2) * across) / 2 + (spread(biome, at, row) - 0.5) * 16;
		const y = ridge(x) + 26 + row * down;
		return y < floor - 6 && x < width - 10 ? `M${digits(x)} ${digits(y)}${PRINT[biome]}` : '';
	});
	return stroke(all.join(''), colour, biome === 'desert' ? 5 : 2.6);
}
