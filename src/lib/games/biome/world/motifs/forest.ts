/** Trees, what climbs them and what lives under them. Each is drawn on the ground line 0, 100 units high. */
import { hedgehog, squirrel } from './animals.ts';
import * as cut from './strokes.ts';
import type { MotifsOfBiome, Stroke } from './strokes.ts';

const fern = (): Stroke[] => [
	cut.band('M-6 0Q-14 -50 6 -74Q26 -92 34 -72Q36 -58 24 -58Q17 -60 20 -67', 8, 'dark'),
	...[0, 1, 2, 3].flatMap((at) => [
		...cut.leaf(-8, -14 - at * 15, -40 + at * 6, -26 - at * 16, 9),
		...cut.leaf(-6 + at, -12 - at * 15, 30 - at * 4, -22 - at * 13, 9)
	])
];

/** A stump from which a new tree grows. */
const stump = (): Stroke[] => [
	...cut.folded('M-46 0Q-30 -6 -28 -42H26Q28 -6 44 0Z', 'M4 -42H26Q28 -6 44 0H14Q6 -16 4 -42Z'),
	cut.pale(cut.oval(-1, -42, 27, 10)),
	cut.line(cut.oval(-1, -42, 14, 5), 2),
	cut.line('M-16 -24Q-18 -10 -24 -6M-2 -24V-8', 2.4),
	...cut.sprout(6, -44, 58)
];

const acorn = (): Stroke[] => [
	...cut.leaf(-20, 0, -50, -34, 11),
	...cut.leaf(20, 0, 50, -34, 11),
	...cut.folded('M-29 -54Q-30 -12 0 2Q30 -12 29 -54Z', 'M6 -54H29Q30 -12 0 2Q16 -20 6 -54Z'),
	cut.band('M0 -82Q2 -94 12 -98', 7, 'dark'),
	cut.dark('M-38 -52Q-36 -86 0 -86Q36 -86 38 -52Q0 -42 -38 -52Z'),
	cut.line(
		'M-26 -76L-12 -48M-10 -84L12 -48M10 -84L28 -54M26 -76L12 -48M10 -84L-12 -48M-10 -84L-28 -54',
		2
	)
];

const saplings = (): Stroke[] =>
	[
		[-30, 44],
		[28, 56],
		[0, 100]
	].flatMap(([x = 0, high = 0]) => [
		cut.ink(`M${String(x - 3)} 0v-12h6v12Z`),
		...cut.leaf(x, -6, x, -high, high * 0.36)
	]);

export const forest: MotifsOfBiome = {
	resilience: [
		() =>
			cut.tree(
				'M0 -100L17 -72H9L28 -43H15L38 -12H-38L-15 -43H-28L-9 -72H-17Z',
				'M0 -100L17 -72H9L28 -43H15L38 -12H0Z'
			),
		() => [
			cut.ink('M-7 0V-36H7V0Z'),
			...cut.folded(
				'M-42 -40Q-50 -62 -30 -70Q-28 -96 0 -98Q28 -96 30 -70Q50 -62 42 -40Q24 -24 0 -32Q-24 -24 -42 -40Z',
				'M0 -98Q28 -96 30 -70Q50 -62 42 -40Q28 -27 10 -31Q30 -64 0 -98Z'
			),
			cut.line('M0 -32V-54M0 -42L-12 -52M0 -46L12 -58')
		],
		hedgehog
	],
	adaptability: [
		fern,
		squirrel,
		() => [
			cut.band('M0 0V-92', 9, 'dark'),
			cut.band('M-16 0Q-22 -20 0 -26Q22 -34 0 -50Q-22 -62 0 -74Q16 -82 12 -94', 5),
			...cut.leaf(12, -32, 40, -40, 9),
			...cut.leaf(-12, -22, -42, -34, 9),
			...cut.leaf(-12, -60, -38, -76, 9),
			...cut.leaf(10, -80, 36, -90, 9)
		]
	],
	biodiversity: [
		() => [
			cut.dark('M-30 -70L-26 -98L-8 -84H8L26 -98L30 -70Z'),
			...cut.ball(0, -44, 33, 44),
			cut.pale(cut.oval(-13, -62, 13)),
			cut.pale(cut.oval(13, -62, 13)),
			cut.dot(-12, -62, 5.5),
			cut.dot(12, -62, 5.5),
			cut.pale('M-6 -52H6L0 -42Z'),
			cut.line('M-14 -30l7 7l7 -7l7 7l7 -7M-7 -17l7 7l7 -7')
		],
		() => [
			cut.pale('M-9 0Q-6 -30 -8 -52H10Q8 -30 12 0Z'),
			cut.pale('M-38 0V-28H-26V0Z'),
			cut.pale('M26 0V-36H38V0Z'),
			...cut.folded(
				'M-32 -50Q-28 -98 2 -98Q34 -98 36 -50Q2 -42 -32 -50Z',
				'M2 -98Q34 -98 36 -50Q24 -46 10 -46Q24 -76 2 -98Z'
			),
			cut.dark('M-50 -26Q-46 -46 -32 -46Q-18 -46 -14 -26Z'),
			cut.light('M16 -34Q18 -56 32 -56Q48 -56 50 -34Z'),
			cut.palePlain(cut.oval(-8, -70, 6)),
			cut.palePlain(cut.oval(10, -82, 5)),
			cut.palePlain(cut.oval(14, -60, 5))
		],
		() => [
			cut.dark('M18 0Q60 -4 48 -48Q34 -26 12 -18Z'),
			...cut.folded('M-24 0Q-28 -40 0 -54Q28 -40 24 0Z', 'M0 -54Q28 -40 24 0H8Q18 -30 0 -54Z'),
			cut.light('M-30 -100L-12 -80H12L30 -100L28 -66L0 -44L-28 -66Z'),
			cut.darkPlain('M0 -80H12L30 -100L28 -66L0 -44Z'),
			cut.pale('M-28 -66L0 -44L28 -66L0 -58Z'),
			cut.line('M-30 -100L-12 -80H12L30 -100L28 -66L0 -44L-28 -66Z'),
			cut.dot(-12, -68, 3.2),
			cut.dot(12, -68, 3.2),
			cut.dot(0, -48, 3.6)
		]
	],
	regeneration: [stump, acorn, saplings]
};
