/** Ice, stones, and what sleeps until summer. Each is drawn on the ground line 0, 100 units high. */
import * as cut from './strokes.ts';
import type { MotifsOfBiome } from './strokes.ts';

export const tundra: MotifsOfBiome = {
	resilience: [
		() => [
			cut.light('M-38 0L-30 -56L-16 -34L-14 0Z'),
			cut.dark('M-14 0L-16 -34L-30 -56L-2 -20V0Z'),
			cut.dark('M40 0L30 -48L14 -26V0Z'),
			cut.light('M-17 0L-16 -72L0 -100L2 0Z'),
			cut.dark('M20 0L17 -66L0 -100L2 0Z')
		],
		() => [
			...cut.ball(0, -15, 44, 15),
			...cut.ball(-3, -40, 33, 13),
			...cut.ball(2, -62, 24, 11),
			...cut.ball(-1, -81, 16, 9),
			...cut.ball(1, -95, 8, 6)
		],
		() => [
			...cut.folded(
				'M-46 0V-44Q-36 -84 4 -84Q44 -82 46 0H36L30 -10L22 0L12 -10L4 0L-6 -10L-16 0L-26 -10L-36 0Z',
				'M4 -84Q44 -82 46 0H36L30 -10L22 0L16 -6Q28 -56 4 -84Z'
			),
			cut.band('M-34 -62Q-56 -58 -50 -38M-30 -62Q-12 -54 -18 -38', 6, 'pale'),
			cut.dot(-36, -46, 3),
			cut.dot(-28, -46, 3)
		]
	],
	adaptability: [
		() => [
			cut.band('M-46 -2Q-18 -6 -12 -26Q-6 -46 14 -48Q30 -52 32 -70', 10, 'dark'),
			...cut.leaf(-20, -10, -46, -38, 13),
			...cut.leaf(-10, -34, -32, -66, 13),
			...cut.leaf(10, -48, 0, -86, 13),
			...cut.leaf(8, -44, 46, -32, 13),
			...cut.leaf(32, -68, 22, -104, 12),
			...cut.leaf(32, -66, 54, -88, 11)
		],
		() => [
			cut.dark('M-46 -34L-46 -64L-28 -52ZM-26 -52L-14 -70L-6 -50Z'),
			...cut.ball(2, -30, 46, 30),
			cut.pale('M-44 -16Q-20 8 22 2Q46 -4 44 -22Q20 -10 -10 -22Q-34 -32 -44 -16Z'),
			cut.line('M-36 -38q5 5 10 0M-20 -40q5 5 10 0', 3),
			cut.dot(-30, -28, 3.4)
		],
		() => [
			cut.ink('M-8 0V-14H-4V0ZM6 0V-14H10V0Z'),
			cut.dark('M26 -44L56 -62L50 -34Z'),
			...cut.folded(
				'M-40 -62Q-38 -86 -18 -86Q-2 -84 2 -62Q36 -60 40 -34Q34 -10 0 -10Q-34 -12 -30 -54L-44 -58Z',
				'M2 -62Q36 -60 40 -34Q34 -10 4 -10Q30 -34 2 -62Z'
			),
			cut.pale('M-4 -44Q24 -44 30 -24Q4 -20 -4 -44Z'),
			cut.dot(-22, -70, 3)
		]
	],
	biodiversity: [
		() => [
			cut.band('M-16 -30V0M-4 -30V0M22 -30V0M32 -32V0', 5, 'dark'),
			cut.line(
				'M-28 -72Q-46 -82 -40 -98M-38 -84L-48 -88M-22 -72Q-8 -84 -16 -100M-14 -86L-4 -90',
				4.6
			),
			...cut.folded(
				'M-42 -58L-28 -72L-16 -66L-6 -52H26Q40 -50 38 -32Q20 -22 -14 -26Q-20 -34 -24 -52L-40 -50Z',
				'M26 -52Q40 -50 38 -32Q20 -22 0 -25Q26 -34 26 -52Z'
			),
			cut.dot(-28, -62, 2.8),
			cut.pale('M36 -44L46 -46L40 -36Z')
		],
		() => [
			cut.stem(-24, 0, -44, 4),
			cut.stem(4, 0, -70, 4),
			cut.stem(28, 0, -40, 4),
			...cut.petals(4, -76, 20, 5, 0.5),
			...cut.petals(-24, -50, 15, 4, 0.5),
			...cut.petals(29, -46, 15, 6, 0.5),
			cut.dark('M-48 0Q-44 -22 -24 -22Q-8 -22 -4 -8Q6 -28 26 -26Q46 -22 48 0Z'),
			cut.palePlain(cut.oval(-30, -10, 3)),
			cut.palePlain(cut.oval(-16, -8, 3)),
			cut.palePlain(cut.oval(20, -13, 3)),
			cut.palePlain(cut.oval(34, -8, 3))
		],
		() => [
			cut.pale('M-32 0Q-40 -60 -26 -84Q0 -108 26 -84Q40 -60 32 0Z'),
			cut.darkPlain('M12 -96Q22 -92 26 -84Q40 -60 32 0H16Q30 -56 12 -96Z'),
			cut.line('M-32 0Q-40 -60 -26 -84Q0 -108 26 -84Q40 -60 32 0Z'),
			cut.dot(-11, -74, 5.5),
			cut.dot(9, -74, 5.5),
			cut.dark('M-6 -66H5L-1 -55Z'),
			cut.line('M-18 -40h7M-4 -40h7M10 -40h6M-20 -26h7M-6 -26h7M8 -26h7M-16 -12h7M-2 -12h7', 3)
		]
	],
	regeneration: [
		() => [
			cut.stem(-24, 0, -58, 4),
			cut.stem(2, 0, -80, 4),
			cut.stem(26, 0, -46, 4),
			cut.pale(cut.oval(-26, -64, 14, 12)),
			cut.pale(cut.oval(2, -86, 16, 14)),
			cut.pale(cut.oval(28, -52, 13, 11)),
			...cut.leaf(0, 0, -40, -26, 7),
			...cut.leaf(4, 0, 44, -20, 7)
		],
		() => [
			cut.stem(-26, 0, -20),
			cut.stem(26, 0, -20),
			cut.stem(0, 0, -30),
			...cut.leaf(-26, -12, -28, -62, 24),
			...cut.leaf(27, -12, 30, -54, 22),
			...cut.leaf(0, -18, 0, -98, 34),
			cut.pale('M-50 0Q-40 -18 -24 -14Q-10 -24 4 -14Q20 -22 30 -14Q44 -16 50 0Z')
		],
		() => [
			cut.stem(0, 0, -50),
			...cut.leaf(0, -36, -30, -90, 22),
			...cut.leaf(0, -36, 30, -90, 22),
			...cut.leaf(0, -34, 0, -100, 22),
			...cut.leaf(0, 0, -38, -38, 8),
			...cut.leaf(0, 0, 38, -34, 8)
		]
	]
};
