/** Grasses, flowers and those who graze. Each is drawn on the ground line 0, 100 units high. */
import { grasshopper, hare } from './animals.ts';
import { digits } from '../../history/drawing.ts';
import * as cut from './strokes.ts';
import type { MotifsOfBiome, Stroke } from './strokes.ts';

/** Blades in the wind. */
const blades = (): Stroke[] =>
	[
		[-26, 60],
		[-12, 92],
		[2, 74],
		[16, 50]
	].flatMap(([x = 0, high = 0], at) => {
		const tip = `${String(x + 40 - at * 4)} ${String(-high - 4)}`;
		const back = `Q${String(x + 6)} ${digits(-high * 0.7)} ${String(x + 6)} 0Z`;
		return cut.folded(
			`M${String(x - 6)} 0Q${String(x - 8)} ${String(-high)} ${tip}${back}`,
			`M${String(x)} 0Q${String(x)} ${digits(-high * 0.86)} ${tip}${back}`
		);
	});

/** A seed head that the wind takes apart. */
const clock = (): Stroke[] => [
	cut.stem(0, 0, -60),
	...cut.leaf(0, 0, -34, -30, 10),
	...cut.leaf(0, 0, 32, -24, 10),
	...Array.from({ length: 9 }, (_, at) => {
		const angle = (at / 9) * 2 * Math.PI + 0.35;
		const [x, y] = [Math.cos(angle), Math.sin(angle)];
		const ray = `M0 -66L${digits(29 * x)} ${digits(-66 + 29 * y)}`;
		return [cut.line(ray, 2.4), cut.pale(cut.oval(30 * x, -66 + 30 * y, 6.5))];
	}).flat(),
	...cut.ball(0, -66, 9)
];

const ear = (): Stroke[] => [
	cut.stem(0, 0, -60),
	...[0, 16, 32].flatMap((up) => [
		...cut.leaf(0, -44 - up, -20, -66 - up, 9),
		...cut.leaf(0, -44 - up, 20, -66 - up, 9)
	]),
	...cut.leaf(0, -70, 0, -102, 10),
	...cut.leaf(0, 0, -36, -34, 9)
];

/** What was mown, bound together. */
const sheaf = (): Stroke[] => [
	...cut.folded('M-13 -40L-38 0H38L13 -40Z', 'M0 -40L6 0H38L13 -40Z'),
	cut.line('M-6 -30L-18 0M0 -30V0M6 -30L18 0', 2.2),
	...cut.fan(7, { spread: 0.72, high: 62, bulge: 9 }, 0, -38),
	cut.dark('M-18 -50H18V-36H-18Z')
];

export const grassland: MotifsOfBiome = {
	resilience: [
		() => [
			...cut.folded(
				'M-42 0Q-36 -40 -20 -44Q-20 -92 2 -98Q20 -92 20 -56Q38 -48 42 0Z',
				'M2 -98Q20 -92 20 -56Q38 -48 42 0H12Q20 -50 2 -98Z'
			),
			cut.ink(cut.oval(-14, -26, 5)),
			cut.ink(cut.oval(10, -40, 5)),
			cut.ink(cut.oval(-2, -66, 4.5)),
			cut.ink(cut.oval(18, -16, 4.5))
		],
		() => [
			...cut.folded(
				'M-48 -34Q-46 -58 -30 -62Q-10 -92 16 -74Q44 -70 46 -34V0H34V-26H4V0H-10V-22Q-26 -8 -36 -12Q-48 -16 -48 -34Z',
				'M16 -74Q44 -70 46 -34V0H34V-26H14Q30 -50 16 -74Z'
			),
			cut.pale('M-32 -58Q-44 -64 -42 -76Q-34 -66 -24 -66Z'),
			cut.dot(-36, -42, 3),
			cut.line('M46 -40Q54 -30 50 -16', 4)
		],
		() => [
			cut.band('M0 0Q4 -30 -4 -56M0 -36Q18 -46 22 -60M-2 -40Q-20 -48 -24 -60', 7, 'dark'),
			...cut.folded(
				'M-48 -62Q-40 -96 0 -98Q40 -96 48 -62Q24 -70 0 -64Q-24 -70 -48 -62Z',
				'M0 -98Q40 -96 48 -62Q30 -68 14 -66Q24 -84 0 -98Z'
			)
		]
	],
	adaptability: [blades, clock, grasshopper],
	biodiversity: [
		() => [
			cut.stem(-26, 0, -46),
			cut.stem(2, 0, -74),
			cut.stem(28, 0, -40),
			...cut.petals(2, -78, 22, 6, 0.5),
			cut.light('M-40 -64Q-40 -40 -26 -38Q-12 -40 -12 -64L-20 -54L-26 -68L-32 -54Z'),
			...cut.ball(29, -44, 14),
			cut.pale(cut.oval(29, -44, 5)),
			...cut.leaf(2, 0, -18, -32, 7),
			...cut.leaf(2, -4, 22, -26, 7)
		],
		() => [
			cut.stem(0, 0, -42),
			...cut.petals(0, -42, 20, 5, 0.5),
			cut.light('M-2 -76Q-34 -112 -42 -84Q-42 -66 -2 -70Z'),
			cut.dark('M2 -76Q34 -112 42 -84Q42 -66 2 -70Z'),
			cut.band('M0 -64V-84', 6, 'dark'),
			cut.line('M0 -84L-7 -96M0 -84L7 -96', 2.4),
			...cut.leaf(0, 0, -30, -24, 9),
			...cut.leaf(0, 0, 30, -20, 9)
		],
		hare
	],
	regeneration: [
		ear,
		() => [
			cut.pale(cut.oval(-20, -42, 14, 19)),
			cut.pale(cut.oval(20, -42, 14, 19)),
			...cut.ball(0, -50, 16, 22),
			cut.dark('M-48 -38Q-44 0 0 0Q44 0 48 -38Q0 -22 -48 -38Z'),
			cut.line('M-34 -24L-18 -10M-14 -22L6 -8M12 -20L28 -14M-26 -12L-6 -24M30 -26L14 -8', 2.2),
			cut.line('M46 -36L58 -48M-46 -36L-58 -50', 3)
		],
		sheaf
	]
};
