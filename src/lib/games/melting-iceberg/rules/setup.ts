/** §1, §2 The set-up, and what is placed before the first round. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import type { Random } from '../../../engine/random.ts';
import { hexesAround, rosette, rosettesAround } from '../../../pieces/geometry/hexes.ts';
import { keyOf, same } from '../../../pieces/geometry/squares.ts';
import { hasIceberg, icebergOn, touchesField } from './ice.ts';
import { beginRound, seatAfter } from './rounds.ts';
import {
	ANIMALS,
	TRACK,
	type Action,
	type Hex,
	type Iceberg,
	type Options,
	type State,
	type TellIceberg
} from './state.ts';

const sum = (a: Hex, b: Hex): Hex => [a[0] + b[0], a[1] + b[1]];

/** §1.2 One in the middle, six teal ones round it, twelve white ones round those, corners and sides by turns. */
export function field(): Iceberg[] {
	const teal = rosettesAround([0, 0]);
	const white = teal.flatMap((step, index): Hex[] => [
		sum(step, step),
		sum(step, teal[(index + 1) % teal.length] ?? step)
	]);
	const all: Iceberg[] = [{ id: 0, at: [0, 0], ring: 0 }];
	for (const at of teal) all.push({ id: all.length, at, ring: 1 });
	for (const at of white) all.push({ id: all.length, at, ring: 2 });
	return all;
}

/** §1.3 The food of each seat, in the hands of its neighbours. */
function dealt(seats: number, food: number): number[][] {
	const hands = Array.from({ length: seats }, () => Array.from({ length: seats }, () => 0));
	for (let owner = 0; owner < seats; owner++) {
		for (const neighbour of [(owner + 1) % seats, (owner + seats - 1) % seats]) {
			const hand = hands[neighbour] ?? [];
			hand[owner] = (hand[owner] ?? 0) + food / 2;
		}
	}
	return hands;
}

/** §1.4 The highest roll; those who are equal roll again. */
function firstOf(seats: readonly number[], random: Random): number {
	const rolls = random.dice(seats.length, 6);
	const best = seats.filter((_, index) => rolls[index] === Math.max(...rolls));
	const [first = 0] = best;
	return best.length > 1 ? firstOf(best, random) : first;
}

/** §1 The position before the first piece of food. */
export function setup(seats: number, { food, tieBreak }: Options, random: Random): State {
	const every = Array.from({ length: seats }, (_, seat) => seat);
	const playerOne = firstOf(every, random);
	return {
		phase: 'food',
		round: 0,
		icebergs: field(),
		floes: every.map(() => null),
		animals: every.map(() =>
			Array.from({ length: ANIMALS }, () => ({ at: null, carrying: false }))
		),
		food: [],
		hands: dealt(seats, food),
		placed: 0,
		playerOne,
		turnSeat: playerOne,
		counter: 0,
		track: [...TRACK],
		dice: null,
		allowance: null,
		moved: [],
		meltDie: null,
		out: every.map(() => false),
		foodEach: food,
		tieBreak,
		result: null
	};
}

/** §2.1 The ring that a piece must go on now; null for anywhere. */
export function ringDue({ placed, hands }: State): 1 | 2 | null {
	const turn = Math.floor(placed / hands.length);
	if (turn < 2) return 2;
	return turn < 5 ? 1 : null;
}

/** §2.1 Why the piece may not be placed there. */
export function refuseFood(view: State, owner: number, at: Hex): Refusal | null {
	if (!view.hands[view.turnSeat]?.[owner]) return refusal('not-in-hand', {}, '§2.1');
	const iceberg = icebergOn(view, at);
	if (!iceberg) return refusal('not-on-ice', {}, '§2.1');
	const ring = ringDue(view);
	if (ring !== null && iceberg.ring !== ring) return refusal('wrong-ring', { ring }, '§2.1');
	return view.food.some((food) => same(food.at, at)) ? refusal('food-there', {}, '§2.1') : null;
}

/** §2.1 Every owner in hand, on every hex that may take a piece. */
export function foodPlacings(view: State): Action[] {
	const taken = new Set(view.food.map(({ at }) => keyOf(at)));
	const ring = ringDue(view);
	const open = view.icebergs.filter((iceberg) => ring === null || iceberg.ring === ring);
	const hexes = open.flatMap(({ at }) => rosette(at)).filter((hex) => !taken.has(keyOf(hex)));
	const owners = [...(view.hands[view.turnSeat] ?? []).entries()].filter(([, count]) => count > 0);
	return owners.flatMap(([owner]) => hexes.map((at): Action => ({ type: 'placeFood', owner, at })));
}

/** §2.1 A piece goes on the ice; after the last one the floes dock. */
export function placeFood(
	state: State,
	{ owner, at }: { owner: number; at: Hex },
	tell: TellIceberg
): void {
	const seat = state.turnSeat;
	const hand = state.hands[seat];
	if (!hand) return; // never: refuse has looked
	hand[owner] = (hand[owner] ?? 0) - 1;
	state.food.push({ at, pile: [owner] });
	state.placed++;
	tell({ type: 'food-placed', seat, owner, at, iceberg: icebergOn(state, at)?.id ?? 0 });
	state.turnSeat = seatAfter(state, seat);
	if (state.hands.flat().some((count) => count > 0)) return;
	state.phase = 'dock';
	state.turnSeat = state.playerOne;
}

/** §2.2 Why the floe may not dock there. */
export function refuseDock(view: State, at: Hex): Refusal | null {
	if (view.floes.some((floe) => floe && same(floe, at))) {
		return refusal('cell-occupied', {}, '§2.2');
	}
	const berth = !hasIceberg(view, at) && touchesField(view, at);
	return berth ? null : refusal('bad-dock', {}, '§2.2');
}

/** §2.2 Every free berth, as its centre. */
export function berths(view: State): Hex[] {
	const places = view.icebergs.flatMap((iceberg) => rosettesAround(iceberg.at));
	const each = new Map(places.map((at) => [keyOf(at), at]));
	return [...each.values()].filter((at) => !refuseDock(view, at));
}

/** §2.2 The floe docks with its animals; after the last one the first round begins. */
export function dock(state: State, { at }: { at: Hex }, tell: TellIceberg): void {
	const seat = state.turnSeat;
	state.floes[seat] = at;
	const places = [at, ...hexesAround(at)];
	state.animals[seat] = (state.animals[seat] ?? []).map(
		(animal, index) => animal && { ...animal, at: places[index] ?? at }
	);
	tell({ type: 'docked', seat, at });
	state.turnSeat = seatAfter(state, seat);
	if (state.floes.every((floe) => floe !== null)) beginRound(state, tell);
}
