/** Those with fur, spines or long legs. */
import { digits } from '../../history/drawing.ts';
import {
	band,
	ball,
	dark,
	dot,
	folded,
	leaf,
	light,
	line,
	oval,
	pale,
	type Stroke
} from './strokes.ts';

/** Spines from its brow to its back, the right ones in the shade. */
export function hedgehog(): Stroke[] {
	const spines = Array.from({ length: 19 }, (_, at) => {
		const angle = Math.PI * (1 - at / 18);
		const long = at % 2 === 0 ? 0.8 : 1;
		return `L${digits(52 * long * Math.cos(angle))} ${digits(-8 - 66 * long * Math.sin(angle))}`;
	});
	return [
		dark('M-26 0V-10H-10V0ZM14 0V-10H30V0Z'),
		...folded(`M-40 -6${spines.join('')}L42 -6Z`, `M8 -6${spines.slice(10).join('')}L42 -6Z`),
		pale('M-58 -10Q-48 -34 -26 -38Q-12 -20 -22 -6H-50Z'),
		line('M-4 -44L-10 -34M12 -48L8 -38M-2 -26L-8 -16M14 -28L10 -18M26 -36L22 -26'),
		dot(-56, -12, 5),
		dot(-34, -24, 3.4)
	];
}

export const squirrel = (): Stroke[] => [
	...folded(
		'M2 0C-54 -2 -60 -58 -42 -82C-26 -104 4 -98 4 -78C-10 -84 -18 -72 -14 -56C-10 -38 10 -28 2 0Z',
		'M2 0C-30 -8 -44 -40 -32 -66C-26 -80 -14 -90 4 -78C-10 -84 -18 -72 -14 -56C-10 -38 10 -28 2 0Z'
	),
	...ball(14, -25, 22, 25),
	...leaf(20, -70, 14, -96, 8),
	...leaf(28, -70, 30, -96, 8),
	...ball(26, -60, 19, 16),
	dark('M4 0Q4 -12 22 -12Q36 -10 38 0Z'),
	pale(oval(43, -36, 9, 10)),
	band('M20 -38L36 -34', 6),
	dot(33, -63, 3.4)
];

export const grasshopper = (): Stroke[] => [
	line('M-40 -54Q-50 -78 -26 -92M-34 -56Q-34 -78 -10 -84', 3),
	band('M-24 -30L-34 0M-6 -28L-6 0', 5, 'dark'),
	...folded('M-40 -34Q-24 -62 50 -50Q20 -22 -34 -22Z', 'M-37 -28Q10 -30 50 -50Q20 -22 -34 -22Z'),
	...ball(-36, -42, 14, 15),
	band('M2 -36L28 -84L42 0', 9),
	dot(-40, -46, 3.4)
];

export const hare = (): Stroke[] => [
	...leaf(-10, -56, -24, -100, 12),
	...leaf(0, -58, 4, -100, 12),
	...ball(14, -26, 31, 26),
	...ball(-10, -52, 19, 17),
	pale(oval(44, -22, 9)),
	dot(-16, -55, 3),
	light('M-16 0V-12H8V0Z')
];
