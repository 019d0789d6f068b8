/** Where each player's part of the wheel is pressed: an area wider than its arc, as fingers are. */
import type { Seat } from '../../../engine/module.ts';
import { digits } from './drawing.ts';
import { worldNow } from './ledger.ts';
import { middleOf, OUTER, polar, sliced, type Slice } from './wheelShape.ts';
import type { State } from '../rules/state.ts';

const INNER = 140;
/** With the number beyond the arc. */
const BEYOND = OUTER + 44;
/** So many radians of the circle are there to press however little somebody holds. */
const LEAST = 0.3;

export interface Arc {
	readonly seat: Seat;
	/** An SVG path, in the wheel's own units. */
	readonly d: string;
}

/** The parts of the wheel as it stands, clockwise. */
export const arcsOf = (view: State): Arc[] =>
	sliced(view, worldNow(view)).map((slice) => ({ seat: Number(slice.seat), d: area(slice) }));

function area(slice: Slice): string {
	const span = Math.min(6.2, Math.max(LEAST, slice.to - slice.from));
	const [start, end] = [middleOf(slice) - span / 2, middleOf(slice) + span / 2];
	const large = span > Math.PI ? '1' : '0';
	return (
		`M${point(BEYOND, start)}A${String(BEYOND)} ${String(BEYOND)} 0 ${large} 1 ${point(BEYOND, end)}` +
		`L${point(INNER, end)}A${String(INNER)} ${String(INNER)} 0 ${large} 0 ${point(INNER, start)}Z`
	);
}

function point(radius: number, angle: number): string {
	const { x, y } = polar(radius, angle);
	return `${digits(x)} ${digits(y)}`;
}
