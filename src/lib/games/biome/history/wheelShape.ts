/** The ring of the world wheel: who has which part of the circle, and where a point on it lies. */
import type { Colour } from '../../../engine/record.ts';
import type { World } from './ledger.ts';
import { colourOf } from './printed.ts';
import type { State } from '../rules/state.ts';

export const WIDTH = 900;
export const HEIGHT = 640;
export const CENTRE = { x: WIDTH / 2, y: HEIGHT / 2 };
export const OUTER = 206;
/** Radians kept free for a player without RP. */
export const EMPTY = 0.09;
/** Where the first arc begins, as an angle clockwise from the top. */
const FIRST = -0.35;
/** Small letters of a label. */
export const SMALL = 22;

/** One player's part of the ring, from angle to angle. */
export interface Slice {
	readonly seat: string;
	readonly rp: number;
	readonly from: number;
	readonly to: number;
	readonly colour: Colour;
}

/** All of them together. */
export const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** Cuts the circle: a player without RP keeps a narrow gap, and when nobody has any, all keep the same. */
export function sliced(view: State, world: World): Slice[] {
	const held = Object.entries(world.rp);
	const total = sum(Object.values(world.rp));
	const empty = held.filter(([, rp]) => rp === 0).length;
	const whole = 2 * Math.PI;
	const spanOf = (rp: number) => {
		if (total === 0) return whole / held.length;
		return rp === 0 ? EMPTY : (rp / total) * (whole - empty * EMPTY);
	};
	let at = FIRST;
	return held.map(([seat, rp]) => {
		const from = at;
		at += spanOf(rp);
		return { seat, rp, from, to: at, colour: colourOf(view, seat) };
	});
}

/** The angle in the middle of a part. */
export const middleOf = ({ from, to }: Slice) => (from + to) / 2;

/** A point at a distance and an angle (clockwise from the top) from the centre. */
export const polar = (radius: number, angle: number) => ({
	x: CENTRE.x + radius * Math.sin(angle),
	y: CENTRE.y - radius * Math.cos(angle)
});
