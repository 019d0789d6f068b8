/** Where two values differ: a state and what is seen of it, two worlds, two views. */
import { isObject, sameJson } from '../json.ts';

/** Where a view says something else than the state, as deep as can be. */
export function* hiddenPlaces(
	state: unknown,
	view: unknown,
	place: readonly string[] = []
): Generator<readonly string[]> {
	if (state === view) return;
	const inside = typeof state === 'object' && state !== null;
	if (!inside || (!Array.isArray(view) && !isObject(view))) {
		yield place;
		return;
	}
	for (const [key, part] of Object.entries(state)) {
		yield* hiddenPlaces(part, (view as Record<string, unknown>)[key], [...place, key]);
	}
}

type Difference = readonly [place: readonly string[], value: unknown];

/** Where two values differ, as deep as can be, and what the second has there. */
export function differences(
	one: unknown,
	two: unknown,
	place: readonly string[] = []
): Difference[] {
	if (sameJson(one, two)) return [];
	const [ones, twos] = [entriesOf(one), entriesOf(two)];
	const alike = Array.isArray(one) === Array.isArray(two) && ones?.length === twos?.length;
	if (!ones || !twos || !alike) return [[place, two]];
	return twos.flatMap(([key, part]) =>
		differences((one as Record<string, unknown>)[key], part, [...place, key])
	);
}

const entriesOf = (value: unknown): [string, unknown][] | null =>
	typeof value === 'object' && value !== null ? Object.entries(value) : null;
