/** §1 The field as a map of numbers: what lies on each hex, and how far it is. Moves are counted on it by the thousand. */
import { hexesAround, rosettesAround } from '../../../pieces/geometry/hexes.ts';
import { same } from '../../../pieces/geometry/squares.ts';
import type { Hex, Iceberg, State } from './state.ts';

/** No hex of the game lies further out than this. */
const HALF = 12;
const SPAN = 2 * HALF;

const indexOf = ([q, r]: Hex): number => (q + HALF) * SPAN + r + HALF;
/** The hex of each number, made once: thousands are handed out, and nobody writes to them. */
const HEXES = Array.from({ length: SPAN * SPAN }, (_, index): Hex => [
	Math.floor(index / SPAN) - HALF,
	(index % SPAN) - HALF
]);

const isNear = ([q, r]: Hex): boolean => Math.max(Math.abs(q), Math.abs(r)) < HALF;

const STEPS = hexesAround([0, 0]).map(([q, r]) => q * SPAN + r);
const ROSETTE = [0, ...STEPS];

/** Which hexes are ice of the field, 1 there. */
export function iceOf({ icebergs }: State): Uint8Array {
	const ice = new Uint8Array(SPAN * SPAN);
	for (const { at } of icebergs) markRosette(ice, at);
	return ice;
}

function markRosette(map: Uint8Array, centre: Hex): void {
	const middle = indexOf(centre);
	for (const step of ROSETTE) map[middle + step] = 1;
}

/** Which hexes are among these, 1 there. */
export function mapOf(hexes: readonly Hex[]): Uint8Array {
	const map = new Uint8Array(SPAN * SPAN);
	for (const hex of hexes) map[indexOf(hex)] = 1;
	return map;
}

/** §3.1 Which hexes a seat's animals may walk on, 1 there: ice and their own floe, where no animal stands. */
export function freeFor(state: State, seat: number): Uint8Array {
	const free = iceOf(state);
	const floe = state.floes[seat];
	if (floe) markRosette(free, floe);
	for (const animals of state.animals) {
		for (const animal of animals) if (animal?.at) free[indexOf(animal.at)] = 0;
	}
	return free;
}

/** §3.1 The free hexes within `steps` steps, nearest first, each with its steps; the start is not among them. */
export function within(free: Uint8Array, from: Hex, steps: number): { to: Hex; steps: number }[] {
	const seen = free.slice();
	const found: { to: Hex; steps: number }[] = [];
	let edge = [indexOf(from)];
	for (let step = 1; step <= steps && edge.length > 0; step++) {
		const fresh: number[] = [];
		for (const hex of edge) {
			for (const one of STEPS) {
				const beside = hex + one;
				if (!seen[beside]) continue;
				seen[beside] = 0;
				fresh.push(beside);
				const to = HEXES[beside];
				if (to) found.push({ to, steps: step });
			}
		}
		edge = fresh;
	}
	return found;
}

/** Whether a hex is marked on such a map. */
export const isOn = (map: Uint8Array, hex: Hex): boolean => isNear(hex) && map[indexOf(hex)] === 1;

/** §4.3 Whether each of an iceberg's six outer hexes touches a hex that is no ice. */
export function isExposed(ice: Uint8Array, { at }: Iceberg): boolean {
	const middle = indexOf(at);
	return STEPS.every((outer) => STEPS.some((step) => !ice[middle + outer + step]));
}

/** The iceberg that a hex belongs to. */
export const icebergOn = ({ icebergs }: State, hex: Hex): Iceberg | undefined =>
	icebergs.find(({ at }) => isIn(hex, at));

/** Whether a hex belongs to the rosette with this centre. */
export function isIn([q, r]: Hex, [centreQ, centreR]: Hex): boolean {
	const [dq, dr] = [q - centreQ, r - centreR];
	return Math.abs(dq) <= 1 && Math.abs(dr) <= 1 && Math.abs(dq + dr) <= 1;
}

/** Whether an iceberg lies at this centre. */
export const hasIceberg = ({ icebergs }: State, centre: Hex): boolean =>
	icebergs.some(({ at }) => same(at, centre));

/** Whether the field comes up to this place: an iceberg at one of its neighbour places. */
export const touchesField = (state: State, centre: Hex): boolean =>
	rosettesAround(centre).some((beside) => hasIceberg(state, beside));
