/** §4 Which icebergs can melt, and what goes with them. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import { rosette, rosettesAround, turned } from '../../../pieces/geometry/hexes.ts';
import { same } from '../../../pieces/geometry/squares.ts';
import { parts } from '../../../pieces/geometry/ways.ts';
import { hasIceberg, icebergOn, iceOf, isExposed, isIn, touchesField } from './ice.ts';
import type { Action, Hex, Iceberg, State, TellIceberg } from './state.ts';

const SIDES = 6;

/** §4.3 By the place of a rosette, in which of the six directions it stands in the way of the one at [0, 0]: found once for each. */
const barred = new Map<number, readonly boolean[]>();

function barredBy(away: Hex): readonly boolean[] {
	const key = away[0] * 1000 + away[1];
	const known = barred.get(key);
	if (known) return known;
	const found: boolean[] = [];
	let [own, other] = [rosette([0, 0]), rosette(away)];
	for (let side = 0; side < SIDES; side++) {
		found.push(own.some((hex) => other.some((one) => isAbove(one, hex))));
		[own, other] = [own.map(turned), other.map(turned)];
	}
	barred.set(key, found);
	return found;
}

/** §4.3 Whether a hex that slides straight up would meet the other one. */
const isAbove = ([q, r]: Hex, [ownQ, ownR]: Hex): boolean =>
	r < ownR && Math.abs(2 * q + r - (2 * ownQ + ownR)) <= 1;

/** §4.3 The sides by which an iceberg slides out past others and floes: counter-clockwise from straight up. */
function waysOut({ at }: Iceberg, others: readonly Hex[]): number[] {
	const ways = others.map(([q, r]) => barredBy([q - at[0], r - at[1]]));
	return Array.from({ length: SIDES }, (_, side) => side).filter((side) =>
		ways.every((way) => !way[side])
	);
}

/** An iceberg that can melt, and by which rule. */
export interface Opening {
	readonly iceberg: Iceberg;
	/** §4.3 (a) The sides by which it slides out, counter-clockwise from straight up. */
	readonly ways: readonly number[];
	/** §4.3 (b) It slides nowhere, but shows six hexes to the sea. */
	readonly exposed: boolean;
}

/** §4.3 Every iceberg that can melt now; there is always one. */
export function openings(view: State): Opening[] {
	const floes = view.floes.filter((floe) => floe !== null);
	const free = openTo(view, floes);
	if (free.length > 0) return free;
	const swungAside = openTo(view, []);
	if (swungAside.length > 0) return swungAside;
	return view.icebergs
		.filter(({ at }) => rosettesAround(at).some((place) => !hasIceberg(view, place)))
		.map((iceberg) => ({ iceberg, ways: [], exposed: false }));
}

/** §4.3 (a) what slides out, (b) what shows six hexes to the sea with no floe docked. */
function openTo(view: State, floes: readonly Hex[]): Opening[] {
	const ice = iceOf(view);
	const docked = ({ at }: Iceberg) =>
		rosettesAround(at).some((place) => floes.some((floe) => same(floe, place)));
	return view.icebergs.flatMap((iceberg) => {
		const others = view.icebergs.filter((other) => other !== iceberg).map(({ at }) => at);
		const ways = waysOut(iceberg, [...others, ...floes]);
		const exposed = ways.length === 0 && isExposed(ice, iceberg) && !docked(iceberg);
		return ways.length > 0 || exposed ? [{ iceberg, ways, exposed }] : [];
	});
}

const meltable = (view: State): Iceberg[] => openings(view).map(({ iceberg }) => iceberg);

/** §4.4 The largest parts into which the field falls without this iceberg, as centres. */
export function largestParts({ icebergs }: State, without: Iceberg): readonly (readonly Hex[])[] {
	const left = icebergs.filter((iceberg) => iceberg !== without).map(({ at }) => at);
	const fallen = parts(left, rosettesAround);
	const size = Math.max(...fallen.map(({ length }) => length));
	return fallen.filter(({ length }) => length === size);
}

const holds = (part: readonly Hex[], { at }: Iceberg): boolean =>
	part.some((centre) => same(centre, at));

/** §4.3, §4.4 Why this iceberg may not be melted so. */
export function refuseMelt(view: State, id: number, keep: number | undefined): Refusal | null {
	const iceberg = view.icebergs.find((one) => one.id === id);
	if (!iceberg) return refusal('no-iceberg', {}, '§4.3');
	if (!meltable(view).includes(iceberg)) return refusal('cannot-melt', {}, '§4.3');
	const largest = largestParts(view, iceberg);
	if (largest.length < 2) return null;
	if (keep === undefined) return refusal('keep-needed', {}, '§4.4');
	const kept = view.icebergs.find((one) => one.id === keep);
	return kept && largest.some((part) => holds(part, kept)) ? null : refusal('bad-keep', {}, '§4.4');
}

/** §4.3, §4.4 Every iceberg that can melt; where equal parts are left, one iceberg of each names what stays. */
export const melts = (view: State): Action[] =>
	meltable(view).flatMap((iceberg): Action[] => {
		const largest = largestParts(view, iceberg);
		if (largest.length < 2) return [{ type: 'melt', iceberg: iceberg.id }];
		const kept = largest.flatMap((part) => view.icebergs.find((one) => holds(part, one)) ?? []);
		return kept.map(({ id }): Action => ({ type: 'melt', iceberg: iceberg.id, keep: id }));
	});

/** §4.4, §4.5 The iceberg goes, then whatever hangs on nothing, with all that stands and lies there. */
export function melt(state: State, id: number, keep: number | undefined, tell: TellIceberg): void {
	const iceberg = state.icebergs.find((one) => one.id === id);
	if (!iceberg) return; // never: refuse has looked
	const largest = largestParts(state, iceberg);
	const kept = state.icebergs.find((one) => one.id === keep);
	const stays = largest.find((part) => kept && holds(part, kept)) ?? largest[0] ?? [];
	tell({ type: 'melted', seat: state.turnSeat, iceberg: id });
	const broken = state.icebergs.filter((one) => one !== iceberg && !holds(stays, one));
	if (broken.length > 0) tell({ type: 'broke-off', icebergs: broken.map((one) => one.id) });
	state.icebergs = state.icebergs.filter((one) => holds(stays, one));
	loseFood(state, tell);
	state.floes = state.floes.map((floe) => (floe && touchesField(state, floe) ? floe : null));
	loseAnimals(state, tell);
}

function loseFood(state: State, tell: TellIceberg): void {
	const left = state.food.filter(({ at }) => icebergOn(state, at));
	const count = state.food.length - left.length;
	state.food = left;
	if (count > 0) tell({ type: 'food-lost', count });
}

/** §4.5 Animals that stand on nothing any more; §4.6 who has none left is out. */
function loseAnimals(state: State, tell: TellIceberg): void {
	for (const [seat, animals] of state.animals.entries()) {
		if (state.out[seat]) continue;
		const floe = state.floes[seat];
		const stands = (at: Hex) => icebergOn(state, at) ?? (floe && isIn(at, floe));
		const left = animals.map((animal) => (animal?.at && stands(animal.at) ? animal : null));
		const count = animals.filter((animal, index) => animal && !left[index]).length;
		state.animals[seat] = left;
		if (count > 0) tell({ type: 'animals-lost', seat, count });
		if (left.some((animal) => animal)) continue;
		state.out[seat] = true;
		tell({ type: 'out', seat });
	}
}
