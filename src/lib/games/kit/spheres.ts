/** The spheres of the Earth that a challenge comes from, in the order of the die of the rules: 1 is the first. */
export const SPHERES = [
	'biosphere',
	'atmosphere',
	'cryosphere',
	'lithosphere',
	'hydrosphere'
] as const;
export type Sphere = (typeof SPHERES)[number];
