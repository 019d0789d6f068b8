/** What lies behind all strips: the sky with its far hills, moon or sun, stars, and the mountains of the tundra. */
import { spread } from '../chance.ts';
import { disc, digits } from '../../history/drawing.ts';
import type { Layout } from '../layout/stage.ts';
import { group, mix, shape, type Mark } from '../marks.ts';
import type { Palette } from '../palette.ts';

const STARS = 26;
const STAR = 'M0 -4L1.2 -1.2L4 0L1.2 1.2L0 4L-1.2 1.2L-4 0L-1.2 -1.2Z';
/** Where mountains stand, how high and how wide they are, beside the width of the stage. */
const PEAKS = [
	[0.08, 0.62, 0.13],
	[0.2, 0.9, 0.15],
	[0.4, 0.55, 0.16],
	[0.56, 0.75, 0.15],
	[0.75, 1, 0.16],
	[0.9, 0.7, 0.15]
] as const;

export function sky({ size, strips }: Layout, palette: Palette): Mark[] {
	const { width, height } = size;
	const deep = strips[0]?.base ?? 0;
	const at = (part: number) => digits(deep * part);
	const hills =
		`M0 ${at(0.5)}C${digits(width * 0.25)} ${at(0.2)} ${digits(width * 0.45)} ${at(0.9)} ${digits(width * 0.7)} ${at(0.5)}` +
		`S${digits(width * 0.9)} ${at(0.3)} ${String(width)} ${at(0.55)}V${String(height)}H0Z`;
	const whole = `M0 0H${String(width)}V${String(height)}H0Z`;
	return [
		shape(whole, palette.sky),
		shape(hills, palette.haze),
		...orb(width, deep, palette),
		...(palette.night ? stars(width, deep, palette) : [])
	];
}

/** A sickle by night, by day a sun with its rim. */
function orb(width: number, deep: number, palette: Palette): Mark[] {
	const [x, y] = [width * 0.36, deep * 0.34];
	const r = Math.max(16, Math.min(40, deep * 0.22));
	if (!palette.night)
		return [shape(disc(x, y, r), palette.orb, { stroke: palette.biome.desert, width: 2.5 })];
	return [
		shape(disc(x, y, r), palette.orb, { opacity: 0.92 }),
		shape(disc(x + r * 0.42, y - r * 0.2, r * 0.86), mix(palette.sky, palette.haze, 0.5))
	];
}

const stars = (width: number, deep: number, palette: Palette): Mark[] =>
	Array.from({ length: STARS }, (_, at) => {
		const x = 20 + spread('star', at) * (width - 40);
		const y = 12 + spread('star', at, 'high') * deep * 0.62;
		const scale = 0.6 + spread('star', at, 'large') * 0.7;
		return group(`star ${String(at)}`, { x, y, scale }, [
			shape(STAR, palette.soft, { opacity: 0.7 })
		]);
	});

/** Far mountains with a light and a dark face, and snow. */
export function peaks({ size, strips }: Layout, palette: Palette): Mark[] {
	const base = strips[0]?.base ?? 0;
	const highest = Math.max(36, Math.min(140, base * 0.6));
	const paper = palette.strip.tundra;
	return PEAKS.flatMap(([at, high, wide]): Mark[] => {
		const [x, y] = [size.width * at, base - highest * high];
		const [half, foot] = [size.width * wide * 0.8, base + 16];
		const point = (across: number, down: number) =>
			`${digits(x + half * across)} ${digits(y + (foot - y) * down)}`;
		const snow = `M${point(0, 0)}L${point(0.26, 0.26)}L${point(0.1, 0.21)}L${point(0, 0.32)}L${point(-0.12, 0.22)}L${point(-0.26, 0.26)}Z`;
		return [
			shape(`M${point(-1, 1)}L${point(0, 0)}L${point(1, 1)}Z`, mix(paper, palette.haze, 0.28)),
			shape(
				`M${point(0, 0)}L${point(1, 1)}L${point(-0.14, 1)}L${point(0.1, 0.45)}Z`,
				mix(paper, palette.haze, palette.night ? 0.55 : 0.05)
			),
			shape(snow, mix(palette.pale.tundra, palette.haze, palette.night ? 0.45 : 0))
		];
	});
}
