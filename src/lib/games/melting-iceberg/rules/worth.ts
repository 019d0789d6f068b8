/** How well a seat stands: for computer play with a purpose. */
import { same } from '../../../pieces/geometry/squares.ts';
import { icebergOn } from './ice.ts';
import type { Animal, Hex, State } from './state.ts';

/** What an animal has gained by the ice it stands on, by its ring: the middle melts last. */
const INWARD = [3, 2, 1];
/** No animal looks further than this for its food, in hexes. */
const FAR = 8;

export const weights = {
	animals: 0.03,
	fed: 0.05,
	inward: 0.012,
	way: -0.003,
	theirAnimals: -0.02,
	theirFed: -0.035
} as const;

/** The ice is large, and so is what can be done on it: with all simulations a decision takes half a second. */
export const effort = () => 0.4;

type Tribe = Record<'animals' | 'fed' | 'inward' | 'way', number>;

/** The animals of this seat, those with food of their own, how far in they stand and how far from food; and the others' on average. */
export function worth(view: State, seat: number): Record<keyof typeof weights, number> {
	const others = view.animals.flatMap((_, one) => (one === seat ? [] : [tribeOf(view, one)]));
	const mean = (of: 'animals' | 'fed') =>
		others.reduce((sum, tribe) => sum + tribe[of], 0) / Math.max(1, others.length);
	return { ...tribeOf(view, seat), theirAnimals: mean('animals'), theirFed: mean('fed') };
}

function tribeOf(view: State, seat: number): Tribe {
	const alive = (view.animals[seat] ?? []).filter((animal) => animal !== null);
	const own = view.food.filter(({ pile }) => pile.at(-1) === seat).map(({ at }) => at);
	let [fed, inward, way] = [0, 0, 0];
	for (const animal of alive) {
		const steps = stepsToFood(animal, own);
		if (steps === 0) fed++;
		way += steps;
		const ice = animal.at && icebergOn(view, animal.at);
		if (ice) inward += INWARD[ice.ring] ?? 0;
	}
	return { animals: alive.length, fed, inward, way };
}

/** §5.1 0 for an animal that carries food or stands where its own is on top. */
function stepsToFood({ at, carrying }: Animal, own: readonly Hex[]): number {
	if (carrying || (at && own.some((food) => same(food, at)))) return 0;
	return at ? Math.min(FAR, ...own.map((food) => hexSteps(food, at))) : FAR;
}

const hexSteps = (a: Hex, b: Hex): number => {
	const [dq, dr] = [a[0] - b[0], a[1] - b[1]];
	return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
};
