/** How pieces are painted and measured, in units of a square of 100 by 100. Colours are app.css's own. */
import type { PyramidColor, PyramidSize } from '../pyramid.ts';
import type { Seat } from '../../engine/module.ts';

const INK = 'var(--piece-ink)';
const PAPER = 'var(--piece-paper)';

/** What is drawn about a middle: where that is. */
export interface Middle {
	readonly x: number;
	readonly y: number;
}

/** Two faces, and the ink of letter and pips on them. */
interface Paint {
	readonly light: string;
	readonly shade: string;
	readonly mark: string;
	/** Pale pieces keep a dark outline by night and get a halo instead. */
	readonly pale: boolean;
}

const dark = (name: string): Paint => ({
	light: `var(--${name})`,
	shade: `var(--${name}-2)`,
	mark: PAPER,
	pale: false
});
const pale = (name: string): Paint => ({ ...dark(name), mark: INK, pale: true });

export const PAINTS: Readonly<Record<PyramidColor, Paint>> = {
	R: dark('red'),
	Y: pale('yellow'),
	G: dark('green'),
	B: dark('blue'),
	K: dark('black'),
	N: pale('clear'),
	O: pale('orange'),
	C: pale('cyan'),
	P: dark('purple'),
	W: pale('white')
};

/** A standing pyramid: half its width, the depth of its foot, its height, its letter; and where pips begin. */
interface Standing {
	readonly half: number;
	readonly foot: number;
	readonly height: number;
	readonly letter: number;
	readonly rise: number;
	readonly pips: number;
}

export const STANDING: Readonly<Record<PyramidSize, Standing>> = {
	1: { half: 22, foot: 9, height: 40, letter: 19.5, rise: 3, pips: 0.44 },
	2: { half: 29, foot: 12, height: 51, letter: 23, rise: 2, pips: 0.385 },
	3: { half: 37, foot: 15, height: 63, letter: 25, rise: 1.5, pips: 0.33 }
};

/** A lying pyramid: its length, half its base, its letter, and where its pips sit along it. */
interface Lying {
	readonly length: number;
	readonly half: number;
	readonly letter: number;
	readonly pips: readonly number[];
}

export const LYING: Readonly<Record<PyramidSize, Lying>> = {
	1: { length: 50, half: 19, letter: 18, pips: [0.58] },
	2: { length: 64, half: 24, letter: 21, pips: [0.54, 0.66] },
	3: { length: 79, half: 29.5, letter: 24, pips: [0.49, 0.585, 0.68] }
};

/** Corners as the closed path of a shape. */
export const shape = (corners: readonly (readonly [number, number])[]): string =>
	`M${corners.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

export const round = (value: number): number => Math.round(value * 100) / 100;

/** Where the baseline of a letter lies whose middle is at `y`. */
export const baseline = (y: number, size: number): number => round(y + size * 0.352);

/** A seat's colour; from the seventh on, ink and the number alone tell. */
export const seatColor = (seat: Seat): string =>
	seat < 6 ? `var(--seat-${seat + 1})` : 'var(--piece-ink)';

const hexagon = Array.from({ length: 6 }, (_, corner) => {
	const angle = (Math.PI / 3) * corner;
	return [14.3 * Math.cos(angle), 14.3 * Math.sin(angle)] as const;
});

const SEAT_SHAPES = [
	'M-13 0a13 13 0 1 1 26 0a13 13 0 1 1 -26 0Z',
	'M-11.7 -11.7H11.7V11.7H-11.7Z',
	'M0 -15.9L15.9 0L0 15.9L-15.9 0Z',
	shape(hexagon),
	'M-11.7 -11.7H11.7V2Q11.7 10.4 0 15Q-11.7 10.4 -11.7 2Z',
	'M0 -16.9Q14.3 -1.3 12.4 4.6A12.6 12.6 0 1 1 -12.4 4.6Q-14.3 -1.3 0 -16.9Z'
] as const;

/** A seat's outline about `[0, 0]`, 13 units from its middle: circle, square, diamond, hexagon, shield, drop. */
export const seatShape = (seat: Seat): string => SEAT_SHAPES[seat] ?? SEAT_SHAPES[0];
