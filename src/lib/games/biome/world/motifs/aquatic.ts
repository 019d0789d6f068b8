/** Shells, weeds and what swims. Each is drawn on the ground line 0, 100 units high. */
import * as cut from './strokes.ts';
import type { MotifsOfBiome } from './strokes.ts';

export const aquatic: MotifsOfBiome = {
	resilience: [
		() => [
			cut.dark('M-15 0V-14H15V0Z'),
			cut.light(
				'M0 -6L-44 -38Q-50 -60 -34 -70Q-30 -88 -14 -86Q0 -104 14 -86Q30 -88 34 -70Q50 -60 44 -38Z'
			),
			cut.darkPlain('M0 -6L44 -38Q50 -60 34 -70Q30 -88 14 -86Q8 -95 0 -95Z'),
			cut.line(
				'M0 -6L44 -38Q50 -60 34 -70Q30 -88 14 -86Q0 -104 -14 -86Q-30 -88 -34 -70Q-50 -60 -44 -38ZM0 -10L-31 -64M0 -10L-13 -80M0 -10L13 -80M0 -10L31 -64'
			)
		],
		() => [
			cut.band(
				'M0 0V-40M0 -24Q-28 -30 -30 -66M0 -36Q26 -38 28 -84M0 -40Q-4 -60 -6 -92M-30 -52Q-42 -56 -42 -74M28 -62Q42 -64 42 -78',
				12
			)
		],
		() => [
			...cut.ball(-40, -22, 13, 10),
			cut.dark('M-24 0V-16H-8V0ZM14 0V-16H30V0Z'),
			...cut.folded(
				'M-34 -12Q-30 -72 6 -72Q42 -68 44 -12Z',
				'M6 -72Q42 -68 44 -12H18Q26 -46 6 -72Z'
			),
			cut.line('M-8 -12L-14 -38L6 -50L26 -38L18 -12M-14 -38L-26 -46M6 -50V-72M26 -38L38 -44'),
			cut.dot(-44, -25, 2.8)
		]
	],
	adaptability: [
		() => [
			cut.dark(
				'M-46 0C-46 -50 -24 -97 14 -97C46 -97 52 -62 26 -54C27 -68 10 -72 2 -54C-8 -30 6 -10 46 0Z'
			),
			cut.lightPlain('M-40 -3C-40 -46 -22 -88 12 -89C-10 -72 -16 -40 -4 -3Z'),
			cut.line(
				'M-46 0C-46 -50 -24 -97 14 -97C46 -97 52 -62 26 -54C27 -68 10 -72 2 -54C-8 -30 6 -10 46 0Z'
			)
		],
		() => [
			cut.band('M-24 0Q-38 -22 -24 -42T-26 -76', 13, 'dark'),
			cut.band('M2 0Q18 -24 2 -50T4 -94', 14),
			cut.band('M28 0Q16 -18 28 -34T26 -62', 13, 'dark')
		],
		() => [
			cut.band(
				'M-26 -52Q-40 -30 -28 -8M-9 -50Q-16 -28 -8 -4M9 -50Q18 -28 8 -4M26 -52Q40 -30 30 -8',
				8,
				'dark'
			),
			...cut.folded(
				'M-38 -50Q-36 -98 0 -98Q36 -98 38 -50Q20 -42 0 -46Q-20 -42 -38 -50Z',
				'M0 -98Q36 -98 38 -50Q20 -42 8 -45Q22 -72 0 -98Z'
			),
			cut.dot(-14, -66, 3.4),
			cut.dot(6, -66, 3.4)
		]
	],
	biodiversity: [
		() => [
			cut.line('M-16 0V-30M14 0V-56M-10 0V-84', 3),
			...cut.fish(-12, -28, 22),
			...cut.fish(12, -56, 20),
			...cut.fish(-14, -86, 17)
		],
		() => [
			cut.line('M0 0V-60', 3),
			...cut.fish(-4, -70, 34),
			...cut.petals(24, -20, 22, 5, 0.5),
			...cut.ball(-26, -12, 15, 12)
		],
		() => [
			cut.band(
				'M-26 -30L-40 -56M26 -30L40 -56M-30 -16L-44 -2M30 -16L44 -2M-20 -10L-26 0M20 -10L26 0',
				7,
				'dark'
			),
			...cut.ball(0, -28, 33, 22),
			cut.pale('M-40 -56L-52 -78L-40 -72L-32 -80Z'),
			cut.pale('M40 -56L52 -78L40 -72L32 -80Z'),
			cut.line('M-8 -48V-62M8 -48V-62', 3),
			cut.dot(-8, -64, 4.5),
			cut.dot(8, -64, 4.5)
		]
	],
	regeneration: [
		() => [
			cut.stem(0, 0, -40),
			cut.dark('M-44 -16Q-30 -30 0 -24Q30 -30 44 -16Q20 -4 0 -8Q-20 -4 -44 -16Z'),
			...cut.fan(5, { spread: 1.15, high: 66, bulge: 15 }, 0, -28)
		],
		() => [
			...cut.ball(-20, -18, 19),
			...cut.ball(18, -20, 20),
			...cut.ball(0, -52, 17),
			...cut.ball(-22, -74, 11),
			...cut.ball(14, -86, 12),
			cut.pale(cut.oval(-26, -24, 5)),
			cut.pale(cut.oval(12, -27, 5)),
			cut.pale(cut.oval(-5, -58, 4.5))
		],
		() => [
			cut.stem(-14, 0, -90),
			cut.stem(14, 0, -70),
			cut.band('M-14 -64V-92', 15),
			cut.band('M14 -50V-72', 15),
			...cut.leaf(0, 0, -44, -60, 10),
			...cut.leaf(2, 0, 44, -46, 10)
		]
	]
};
