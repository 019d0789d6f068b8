/** What a secret deed shows in the view of others: where most of a kind look alike afterwards, one that does not tells what it was. */
import { at } from '../json.ts';
import type { Audience, Typed } from '../module.ts';
import { isSecret } from '../module.ts';
import type { Position } from '../referee.ts';
import type { Exam } from './flaw.ts';
import { hint } from './hints.ts';
import { called, under } from './observed.ts';

/** So many pairs of deeds are compared before anything is said, and so many of them look alike for each that does not. */
const ENOUGH = 15;
const MOSTLY = 4;

/** Two deeds of one kind at one position, and what came of each. */
export interface Pair {
	readonly before: Position;
	readonly deeds: readonly [Typed, Typed];
	readonly after: readonly [Position, Position];
}

/** Notes whether an audience that is not told which of two deeds it was can see it. */
export function noteSeen(exam: Exam, audience: Audience, { before, deeds, after }: Pair): void {
	const { module, observed } = exam;
	const [did, instead] = deeds;
	if (did.type !== instead.type || !isSecret(module, did)) return;
	const hidden = hiddenIn(exam, before.state, audience);
	// what comes to light at this moment is meant to be seen
	if (after.some(({ state }) => hiddenIn(exam, state, audience) < hidden)) return;
	const [one, two] = after.map(({ state }) => module.view(state, audience));
	const place = differing(one, two, []);
	const pairs = under(observed.deeds, did.type, () => ({ alike: 0, apart: null, times: 0 }));
	if (place === null) pairs.alike++;
	else {
		pairs.times++;
		const [is, else_] = [one, two].map((view) => JSON.stringify(at(view, place)));
		pairs.apart ??= {
			log: before.log,
			says: `after ${JSON.stringify(did)} ${called(audience)} sees ${place} = ${is}, after ${JSON.stringify(instead)} ${else_}: meant?`
		};
	}
	const { alike, times, apart } = pairs;
	const tells = module.secret ? alike === 0 : false;
	if (apart && alike + times >= ENOUGH && (tells || alike >= MOSTLY * times))
		hint(exam, `seen ${did.type}`, apart.says, apart);
}

/** How many values this audience does not see. */
function hiddenIn({ module }: Exam, state: unknown, audience: Audience): number {
	const count = (real: unknown, seen: unknown): number => {
		if (real === seen) return 0;
		if (typeof real !== 'object' || real === null || typeof seen !== 'object' || seen === null)
			return 1;
		return Object.entries(real).reduce(
			(sum, [key, part]) => sum + count(part, (seen as Record<string, unknown>)[key]),
			0
		);
	};
	return count(state, module.view(state, audience));
}

/** Where two views differ first, as deep as can be; null where they are the same. */
function differing(one: unknown, two: unknown, place: readonly string[]): string | null {
	if (Object.is(one, two)) return null;
	const inside = [one, two].every((part) => typeof part === 'object' && part !== null);
	if (!inside) return place.join('.');
	const [ones, twos] = [one, two] as Record<string, unknown>[];
	const keys = new Set([...Object.keys(ones ?? {}), ...Object.keys(twos ?? {})]);
	for (const key of keys) {
		const found = differing(ones?.[key], twos?.[key], [...place, key]);
		if (found !== null) return found;
	}
	return null;
}
