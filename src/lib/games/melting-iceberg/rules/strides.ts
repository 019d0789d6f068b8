/** §3 Moving animals and their food. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import { same } from '../../../pieces/geometry/squares.ts';
import { freeFor, iceOf, icebergOn, isIn, isOn, mapOf, within } from './ice.ts';
import type { Action, Animal, Hex, State, Stride, TellIceberg } from './state.ts';

/** An animal of the seat that moves, where it is alive and on the ice. */
function animalOf(view: State, index: number): (Animal & { at: Hex }) | null {
	const animal = view.animals[view.turnSeat]?.[index];
	return animal?.at ? { ...animal, at: animal.at } : null;
}

/** §3.4 Whether the mover's own food lies on top here. */
const ownFoodAt = ({ food, turnSeat }: State, hex: Hex): boolean =>
	food.find(({ at }) => same(at, hex))?.pile.at(-1) === turnSeat;

/** §3.3 How far the animal goes: half as far, rounded up, while it carries. */
export function reachOf({ allowance }: State, carries: boolean): number {
	const distance = allowance?.distance ?? 0;
	return carries ? Math.ceil(distance / 2) : distance;
}

/** §3 Why the animal may not move so. */
export function refuseStride(
	view: State,
	{ animal: index, to, pick, drop }: Stride
): Refusal | null {
	const animal = animalOf(view, index);
	if (!animal) return refusal('no-animal', {}, '§3.1');
	if (view.moved.includes(index)) return refusal('already-moved', {}, '§3.1');
	if (drop && !animal.carrying) return refusal('not-carrying', {}, '§3.4');
	if (pick && animal.carrying && drop !== 'start') return refusal('already-carrying', {}, '§3.3');
	const stays = same(animal.at, to);
	if (stays && !pick && !drop) return refusal('nothing-done', {}, '§3.1');
	if (drop && !icebergOn(view, drop === 'start' ? animal.at : to)) {
		return refusal('not-on-ice', {}, '§3.4');
	}
	const refused = refuseWay(
		view,
		animal.at,
		to,
		reachOf(view, animal.carrying && drop !== 'start')
	);
	if (refused) return refused;
	if (stays && pick && drop) return refusal('nothing-done', {}, '§3.1');
	return pick && !ownFoodAt(view, to) ? refusal('no-own-food', {}, '§3.3') : null;
}

/** §3.1, §3.2 Why the animal may not get there. */
function refuseWay(view: State, from: Hex, to: Hex, distance: number): Refusal | null {
	const floe = view.floes[view.turnSeat];
	if (!icebergOn(view, to) && !(floe && isIn(to, floe))) return refusal('not-on-ice', {}, '§3.2');
	if (same(from, to)) return null;
	const free = freeFor(view, view.turnSeat);
	if (!isOn(free, to)) return refusal('cell-occupied', {}, '§3.2');
	const found = within(free, from, distance).some((one) => same(one.to, to));
	return found ? null : refusal('too-far', { distance }, '§3.2');
}

/** §3 Every move of every animal that has not moved yet. */
export function strides(view: State): Action[] {
	const ground: Ground = {
		free: freeFor(view, view.turnSeat),
		ice: iceOf(view),
		own: mapOf(view.food.filter(({ pile }) => pile.at(-1) === view.turnSeat).map(({ at }) => at))
	};
	return unmoved(view).flatMap((index) => {
		const animal = animalOf(view, index);
		if (!animal) return [];
		return (animal.carrying ? carriersMoves : othersMoves)(view, index, animal.at, ground);
	});
}

/** What the moving seat's animals find: where they may walk, where the field is, where their own food is on top. */
interface Ground {
	readonly free: Uint8Array;
	readonly ice: Uint8Array;
	readonly own: Uint8Array;
}

/** §3.3 Without food: anywhere in reach, and food of one's own can be picked up there. */
function othersMoves(view: State, animal: number, at: Hex, { free, own }: Ground): Action[] {
	const moves: Action[] = [];
	if (isOn(own, at)) moves.push({ type: 'moveAnimal', animal, to: at, pick: true });
	for (const { to } of within(free, at, reachOf(view, false))) {
		moves.push({ type: 'moveAnimal', animal, to });
		if (isOn(own, to)) moves.push({ type: 'moveAnimal', animal, to, pick: true });
	}
	return moves;
}

/** §3.3, §3.4 With food: half as far, unless it is put down before. */
function carriersMoves(view: State, animal: number, at: Hex, { free, ice, own }: Ground): Action[] {
	const half = reachOf(view, true);
	const putsDown = isOn(ice, at);
	const moves: Action[] = [];
	const add = (to: Hex, more: Omit<Stride, 'animal' | 'to'> = {}) =>
		moves.push({ type: 'moveAnimal', animal, to, ...more });
	if (putsDown) {
		add(at, { drop: 'start' });
		add(at, { drop: 'end' });
	}
	for (const { to, steps } of within(free, at, reachOf(view, false))) {
		if (steps <= half) add(to);
		if (steps <= half && isOn(ice, to)) add(to, { drop: 'end' });
		if (!putsDown) continue;
		add(to, { drop: 'start' });
		if (isOn(own, to)) add(to, { pick: true, drop: 'start' });
	}
	return moves;
}

/** The living animals that have not moved yet. */
const unmoved = ({ animals, turnSeat, moved }: State): number[] =>
	[...(animals[turnSeat] ?? []).entries()].flatMap(([index, animal]) =>
		animal && !moved.includes(index) ? [index] : []
	);

/** §3 Moves an animal; true when its seat has nothing left to move. */
export function stride(
	state: State,
	{ animal: index, to, pick, drop }: Stride,
	tell: TellIceberg
): boolean {
	const seat = state.turnSeat;
	const animal = state.animals[seat]?.[index];
	const from = animal?.at;
	if (!from) return false; // never: refuse has looked
	if (drop) {
		putDown(state, drop === 'start' ? from : to);
		animal.carrying = false;
	}
	animal.at = to;
	if (pick) {
		pickUp(state, to);
		animal.carrying = true;
	}
	state.moved.push(index);
	const iceberg = icebergOn(state, to)?.id ?? null;
	const deeds = { dropped: drop !== undefined, picked: pick === true };
	tell({ type: 'animal-moved', seat, animal: index, from, to, iceberg, ...deeds });
	leaveFloe(state, seat, tell);
	const { animals = 0 } = state.allowance ?? {};
	return state.moved.length >= animals || unmoved(state).length === 0;
}

/** §3.4 On top of whatever lies there. */
function putDown({ food, turnSeat }: State, hex: Hex): void {
	const there = food.find(({ at }) => same(at, hex));
	if (there) there.pile.push(turnSeat);
	else food.push({ at: hex, pile: [turnSeat] });
}

function pickUp(state: State, hex: Hex): void {
	const there = state.food.find(({ at }) => same(at, hex));
	there?.pile.pop();
	state.food = state.food.filter(({ pile }) => pile.length > 0);
}

/** §3.6 An empty floe drifts off. */
function leaveFloe(state: State, seat: number, tell: TellIceberg): void {
	const floe = state.floes[seat];
	const aboard = (animal: Animal | null) => floe && animal?.at && isIn(animal.at, floe);
	if (!floe || state.animals[seat]?.some(aboard)) return;
	state.floes[seat] = null;
	tell({ type: 'floe-left', seat });
}
