/** What motifs are cut from: shapes with an outline or without, lines of ink, bands. Units: 100 are the height of a piece, the ground is 0, up is negative. */
import { digits } from '../../history/drawing.ts';
import type { Stat } from '../../rules/state.ts';

/** Two faces of the biome's colour, its pale paper, and the ink. */
export type Tone = 'light' | 'dark' | 'pale' | 'edge';

/** One cut of paper, painted in order. */
export interface Stroke {
	/** A filled shape, a line, or a line as thick as a band with an outline of its own. */
	readonly kind: 'shape' | 'line' | 'band';
	readonly d: string;
	readonly tone: Tone;
	/** Of a line or a band. */
	readonly width?: number;
	/** A shape without its outline. */
	readonly plain?: true;
	readonly dash?: readonly number[];
}

type Drawing = () => readonly Stroke[];
/** Three of one kind, told apart by their outlines alone. */
type Variants = readonly [Drawing, Drawing, Drawing];
/** The motifs of one biome. */
export type MotifsOfBiome = Readonly<Record<Stat, Variants>>;

const LINE = 2.6;

export const light = (d: string): Stroke => ({ kind: 'shape', d, tone: 'light' });
export const dark = (d: string): Stroke => ({ kind: 'shape', d, tone: 'dark' });
export const pale = (d: string): Stroke => ({ kind: 'shape', d, tone: 'pale' });
export const lightPlain = (d: string): Stroke => ({ ...light(d), plain: true });
export const darkPlain = (d: string): Stroke => ({ ...dark(d), plain: true });
export const palePlain = (d: string): Stroke => ({ ...pale(d), plain: true });
/** A shape of ink: an eye, a trunk. */
export const ink = (d: string): Stroke => ({ kind: 'shape', d, tone: 'edge', plain: true });
export const line = (d: string, width = LINE): Stroke => ({ kind: 'line', d, tone: 'edge', width });
export const band = (d: string, width: number, tone: Tone = 'light'): Stroke => ({
	kind: 'band',
	d,
	tone,
	width
});

/** An ellipse as a path. */
export const oval = (x: number, y: number, a: number, b = a): string =>
	`M${digits(x - a)} ${digits(y)}a${digits(a)} ${digits(b)} 0 1 0 ${digits(2 * a)} 0` +
	`a${digits(a)} ${digits(b)} 0 1 0 ${digits(-2 * a)} 0Z`;

export const dot = (x: number, y: number, r = 2.6): Stroke => ink(oval(x, y, r));

/** A shape whose right part lies in the shade. */
export const folded = (whole: string, shade: string): Stroke[] => [
	light(whole),
	darkPlain(shade),
	line(whole)
];

/** A round thing. */
export const ball = (x: number, y: number, a: number, b = a): Stroke[] =>
	folded(
		oval(x, y, a, b),
		`M${digits(x)} ${digits(y - b)}A${digits(a)} ${digits(b)} 0 0 1 ${digits(x)} ${digits(y + b)}Z`
	);

/** A leaf from its foot to its tip, `bulge` wide to either side; its right half lies in the shade. */
export function leaf(x0: number, y0: number, x1: number, y1: number, bulge: number): Stroke[] {
	const length = Math.hypot(x1 - x0, y1 - y0) || 1;
	const across = { x: (y0 - y1) / length, y: (x1 - x0) / length };
	const side = across.x >= 0 ? 1 : -1;
	const bend = (by: number) =>
		`Q${digits((x0 + x1) / 2 + across.x * bulge * by * side)} ${digits((y0 + y1) / 2 + across.y * bulge * by * side)}`;
	const foot = `${digits(x0)} ${digits(y0)}`;
	const half = `M${foot}${bend(1)} ${digits(x1)} ${digits(y1)}`;
	return folded(`${half}${bend(-1)} ${foot}Z`, `${half}Z`);
}

export function fish(x: number, y: number, s: number): Stroke[] {
	const back = `M${digits(x - s)} ${digits(y)}Q${digits(x)} ${digits(y - s * 1.1)} ${digits(x + s)} ${digits(y)}`;
	const belly = `Q${digits(x)} ${digits(y + s * 1.1)} ${digits(x + s)} ${digits(y)}`;
	const shade = `M${digits(x - s)} ${digits(y)}${belly}Z`;
	const whole = `${back}Q${digits(x)} ${digits(y + s * 1.1)} ${digits(x - s)} ${digits(y)}Z`;
	const tail = `M${digits(x + s * 0.8)} ${digits(y)}l${digits(s * 0.7)} ${digits(-s * 0.5)}v${digits(s)}Z`;
	return [dark(tail), ...folded(whole, shade), dot(x - s * 0.5, y - s * 0.14)];
}

export const stem = (x: number, y0: number, y1: number, width = 5): Stroke =>
	band(`M${digits(x)} ${digits(y0)}V${digits(y1)}`, width, 'dark');

/** A stem with two leaves. */
export const sprout = (x: number, y: number, high: number): Stroke[] => [
	stem(x, y, y - high * 0.6),
	...leaf(x, y - high * 0.5, x - high * 0.5, y - high * 0.92, high * 0.24),
	...leaf(x, y - high * 0.5, x + high * 0.46, y - high, high * 0.24)
];

/** A flower of `count` petals, `r` from its middle to their tips. */
export function petals(x: number, y: number, r: number, count: number, bulge = 0.42): Stroke[] {
	const all = Array.from({ length: count }, (_, at) => {
		const angle = (at / count) * 2 * Math.PI - Math.PI / 2;
		return leaf(x, y, x + r * Math.cos(angle), y + r * Math.sin(angle), r * bulge);
	});
	return [...all.flat(), pale(oval(x, y, r * 0.3))];
}

/** Leaves from one foot, the outer ones behind, spread by so many radians to either side. */
export function fan(
	count: number,
	{ spread, high, bulge }: { spread: number; high: number; bulge: number },
	x = 0,
	y = 0
): Stroke[] {
	const middle = (count - 1) / 2;
	const away = (at: number) => Math.abs(at - middle);
	return Array.from({ length: count }, (_, at) => at)
		.toSorted((a, b) => away(b) - away(a))
		.flatMap((at) => {
			const angle = ((at - middle) / middle) * spread;
			return leaf(x, y, x + Math.sin(angle) * high * 0.92, y - Math.cos(angle) * high, bulge);
		});
}

/** A crown on a short trunk. */
export const tree = (whole: string, shade: string): Stroke[] => [
	ink('M-5 0V-22H5V0Z'),
	...folded(whole, shade)
];
