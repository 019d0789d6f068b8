/** Which parts of a set-up are one and the same object in every game: a rule that writes to one writes to all tables. */
import { copyJson, isObject } from '../json.ts';
import type { AnyModule } from '../module.ts';
import { replaying } from '../random.ts';
import type { Position } from '../referee.ts';
import type { Flaw } from './flaw.ts';

/** The flaw with the places of a state that a write can have gone to; as it is where it is no such write. */
export function withPlaces(module: AnyModule, { log }: Position, found: Flaw): Flaw {
	const [entry] = log;
	if (found.clause !== 'writes' || entry?.deed.kind !== 'setup') return found;
	const { seats, options } = entry.deed;
	const setUp = (): unknown => module.setup(seats, copyJson(options), replaying(entry.draws));
	const places = [...sharedPlaces(setUp(), setUp(), [])];
	if (places.length === 0) return found;
	const named = places.map((place) => `state.${place.join('.')}`).join(', ');
	return { ...found, detail: `${found.detail}; every game shares ${named}` };
}

/** Where two states hold the same object, not only the same values. */
function* sharedPlaces(
	one: unknown,
	other: unknown,
	place: readonly string[]
): Generator<readonly string[]> {
	const inside = Array.isArray(one) || isObject(one);
	if (!inside) return;
	if (one === other) {
		yield place;
		return;
	}
	for (const [key, part] of Object.entries(one)) {
		yield* sharedPlaces(part, (other as Record<string, unknown>)[key], [...place, key]);
	}
}
