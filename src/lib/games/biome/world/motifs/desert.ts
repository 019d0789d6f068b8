/** Rocks, what stores water and what hides from the sun. Each is drawn on the ground line 0, 100 units high. */
import * as cut from './strokes.ts';
import type { MotifsOfBiome } from './strokes.ts';

export const desert: MotifsOfBiome = {
	resilience: [
		() => [
			...cut.folded(
				'M-48 0L-36 -56H-28L-24 -88H16L20 -58H32L46 0Z',
				'M4 -88H16L20 -58H32L46 0H12Z'
			),
			cut.line('M-40 -26H12M-25 -72H0')
		],
		() => [
			cut.light('M-34 -62a8.5 8.5 0 0 1 17 0V-50Q-17 -42 -10 -42V-26Q-34 -26 -34 -50Z'),
			cut.dark('M34 -78a8.5 8.5 0 0 0 -17 0V-62Q17 -54 10 -54V-38Q34 -38 34 -62Z'),
			cut.light('M-13 0V-86A13 13 0 0 1 0 -99V0Z'),
			cut.dark('M13 0V-86A13 13 0 0 0 0 -99V0Z')
		],
		() => [
			...cut.folded(
				'M-46 0L-40 -50Q-40 -92 2 -92Q42 -92 42 -48L46 0H22L18 -40Q16 -60 0 -60Q-18 -60 -18 -38L-20 0Z',
				'M2 -92Q42 -92 42 -48L46 0H22L18 -40Q16 -60 0 -60Z'
			)
		]
	],
	adaptability: [
		() => cut.fan(5, { spread: 0.62, high: 99, bulge: 16 }),
		() => [
			cut.band('M-40 0V-94M40 0V-94', 7, 'dark'),
			cut.pale('M-37 -88H37V-42Q0 -28 -37 -42Z'),
			cut.lightPlain('M6 -88H37V-42Q22 -36 6 -35Z'),
			cut.line('M-37 -88H37V-42Q0 -28 -37 -42Z'),
			cut.line('M-18 -86V-38M0 -86V-36M18 -86V-38M-36 -72Q0 -66 36 -72M-36 -56Q0 -48 36 -56', 1.8),
			cut.light('M-16 -16q0 -6 5 -12q5 6 5 12a5 5 0 0 1 -10 0Z'),
			cut.dark('M8 -14q0 -6 5 -12q5 6 5 12a5 5 0 0 1 -10 0Z')
		],
		() => [
			...cut.ball(0, -44, 43),
			cut.line(
				'M0 -44q10 -2 8 -14t-20 -10t-22 22t26 28t38 -22t-24 -42M-34 -22Q0 8 34 -20M-40 -52Q-30 -84 6 -82',
				3.2
			),
			cut.line('M-48 0H-30M30 0H50', 3)
		]
	],
	biodiversity: [
		() => [
			cut.band('M-42 -8H18Q42 -8 42 -26T18 -44H-8Q-32 -44 -32 -62T-8 -82H8', 14),
			{
				kind: 'line',
				tone: 'dark',
				d: 'M-40 -8H18Q42 -8 42 -26T18 -44H-8Q-32 -44 -32 -62T-8 -82H8',
				width: 3.4,
				dash: [1, 11]
			},
			...cut.ball(16, -84, 16, 12),
			cut.dot(21, -87, 3)
		],
		() => [
			...cut.folded(
				'M-48 -74Q-36 -84 -28 -72L-24 -48Q-18 -50 -14 -66Q-6 -86 4 -66Q10 -52 18 -66Q28 -84 36 -62Q46 -44 42 -28V0H33V-26H-8V0H-17V-30Q-36 -32 -36 -60L-50 -64Z',
				'M18 -66Q28 -84 36 -62Q46 -44 42 -28V0H33V-26H14Q26 -44 18 -66Z'
			),
			cut.dot(-36, -70, 2.8),
			cut.line('M42 -44Q52 -36 48 -24', 4)
		],
		() => [
			cut.dark('M10 0Q52 -2 48 -10Q30 -12 14 -16Z'),
			...cut.folded('M-18 0Q-24 -56 -6 -66H10Q24 -54 18 0Z', 'M6 -66H10Q24 -54 18 0H6Z'),
			cut.pale('M-8 -8Q-12 -44 0 -52Q10 -44 8 -8Z'),
			...cut.ball(0, -80, 20, 19),
			cut.ink(cut.oval(-8, -82, 5, 6)),
			cut.ink(cut.oval(8, -82, 5, 6)),
			cut.palePlain(cut.oval(-7, -83, 1.8)),
			cut.palePlain(cut.oval(9, -83, 1.8)),
			cut.pale('M-6 -70H6L0 -62Z')
		]
	],
	regeneration: [
		() => [
			...cut.ball(0, -30, 36, 30),
			cut.line('M-14 -56Q-26 -30 -14 -4M14 -56Q26 -30 14 -4M0 -60V-2', 2.4),
			...cut.fan(5, { spread: 1.1, high: 42, bulge: 10 }, 0, -56)
		],
		() => [
			cut.band('M-6 0Q-2 -40 8 -66', 9, 'dark'),
			...cut.leaf(8, -68, -38, -56, 10),
			...cut.leaf(8, -68, 48, -50, 10),
			...cut.leaf(8, -68, -26, -94, 10),
			...cut.leaf(8, -68, 42, -88, 10),
			...cut.leaf(8, -68, 10, -104, 9),
			cut.pale(cut.oval(3, -60, 5)),
			cut.pale(cut.oval(13, -60, 5))
		],
		() => [
			cut.stem(0, -10, -90, 6),
			...[
				[-17, -58],
				[16, -66],
				[-13, -80],
				[12, -88],
				[0, -99]
			].flatMap(([x = 0, y = 0]) => [
				...(x ? [cut.line(`M0 ${String(y + 12)}L${String(x)} ${String(y)}`, 3)] : []),
				cut.pale(cut.oval(x, y, 8, 6.5))
			]),
			...cut.fan(7, { spread: 1.15, high: 46, bulge: 9 })
		]
	]
};
