/** What all see of a set-up tells nothing of what is hidden there: a hint where the two hang together otherwise than in the redeals of it. */
import { at } from '../json.ts';
import type { AnyModule } from '../module.ts';
import { randomFrom, seededSource } from '../random.ts';
import { dealing, open } from '../referee.ts';
import { freeze, type Exam } from './flaw.ts';
import { hint } from './hints.ts';
import { hiddenPlaces } from './places.ts';
import { optionsInTurn } from './rotation.ts';

/** How many set-ups are looked at for each game that is played, and at most; twice as many more where something stands out. */
const EACH = 16;
const MOST = 400;
/** A value that was seen less often says nothing. */
const OFTEN = 20;
/** Of all that is compared something is always so many standard errors apart; once it is looked at by itself, so many are no chance. */
const ODD = 3.5;
const SURE = 5;
/** More fields, and longer hidden lists, are not compared. */
const FIELDS = 60;
const ITEMS = 200;

/** How often something held, or what it came to, in the real set-ups and in their redeals. */
interface Sums {
	readonly sum: [number, number];
	readonly squares: [number, number];
}
/** By field and its value: how many set-ups, and by what may be hidden there, its sums. */
type Seen = Map<string, { times: number; readonly hidden: Map<string, Sums> }>;

/** Sets a game up many times, and compares what lies hidden there with what a redeal deals, for each value that all see. */
export function noteSetUps(exam: Exam, seed: number, games: number): void {
	const { module } = exam;
	if (!module.redeal) return;
	const times = Math.min(MOST, games * EACH);
	const first = oddest(setUps(module, seed, times));
	if (!first) return;
	const again = setUps(module, seed + times, 2 * times).get(first.field);
	const sums = again?.hidden.get(first.what);
	if (!again || !sums || apart(sums, again.times) < SURE) return;
	const [real, dealt] = sums.sum.map((sum) => (sum / again.times).toFixed(2));
	const says = `of ${again.times} set-ups in which all see ${first.field}, ${first.what} comes to ${real} each, and after a redeal to ${dealt}: does it tell what is hidden?`;
	hint(exam, 'set-up', says, { log: [] });
}

/** What is seen in many set-ups; nothing where one throws, which is looked for elsewhere. */
function setUps(module: AnyModule, seed: number, times: number): Seen {
	const seen: Seen = new Map();
	try {
		for (let time = 0; time < times; time++) noteSetUp(module, seen, seed + time);
		return seen;
	} catch {
		return new Map();
	}
}

/** Where the real set-ups and their redeals are furthest apart; null where nothing is odd. */
function oddest(seen: Seen) {
	let [most, found]: [number, { field: string; what: string } | null] = [ODD, null];
	for (const [field, { times, hidden }] of seen) {
		if (times < OFTEN) continue;
		for (const [what, sums] of hidden) {
			const far = apart(sums, times);
			if (far > most) [most, found] = [far, { field, what }];
		}
	}
	return found;
}

function noteSetUp(module: AnyModule, seen: Seen, seed: number): void {
	const seats = module.about.seats.at(-1) ?? 0;
	const options = optionsInTurn(module, seats, 0);
	const opened = open(module, seats, options, dealing(seededSource(seed)));
	if ('refused' in opened) return;
	const state = freeze(opened.position.state);
	const view = freeze(module.view(state, 'table'));
	const places = [...hiddenPlaces(state, view)];
	if (places.length === 0 || places.length > ITEMS) return;
	const dealt: unknown = module.redeal?.(view, 'table', randomFrom(seededSource(seed + 1e6)));
	const worlds = [state, dealt].map((world) => whatLies(world, places));
	for (const field of [...fieldsOf(view)].slice(0, FIELDS)) {
		const known = seen.get(field) ?? { times: 0, hidden: new Map<string, Sums>() };
		seen.set(field, known);
		known.times++;
		for (const [side, lies] of worlds.entries()) count(known.hidden, side as 0 | 1, lies);
	}
}

function count(hidden: Map<string, Sums>, side: 0 | 1, lies: ReadonlyMap<string, number>): void {
	for (const [what, much] of lies) {
		const sums = hidden.get(what) ?? { sum: [0, 0], squares: [0, 0] };
		hidden.set(what, sums);
		sums.sum[side] += much;
		sums.squares[side] += much * much;
	}
}

/** What lies in the hidden places, by list: how often each value, and what the numbers come to. */
function whatLies(world: unknown, places: readonly (readonly string[])[]): Map<string, number> {
	const lies = new Map<string, number>();
	for (const place of places) {
		const value: unknown = at(world, place.join('.'));
		const list = place.length > 1 ? place.slice(0, -1).join('.') : place.join('.');
		const has = `the number of ${JSON.stringify(value)} in ${list}`;
		lies.set(has, (lies.get(has) ?? 0) + 1);
		if (typeof value !== 'number') continue;
		const all = `the sum of ${list}`;
		lies.set(all, (lies.get(all) ?? 0) + value);
	}
	return lies;
}

/** Each plain value that stands in a view, with its place. */
function* fieldsOf(view: unknown, place: readonly string[] = []): Generator<string> {
	if (typeof view === 'object' && view !== null) {
		for (const [key, part] of Object.entries(view)) yield* fieldsOf(part, [...place, key]);
	} else if (view !== null) yield `${place.join('.')} = ${JSON.stringify(view)}`;
}

/** By how many standard errors the two means differ. */
function apart({ sum, squares }: Sums, times: number): number {
	const spread = ([0, 1] as const).map((side) => squares[side] / times - (sum[side] / times) ** 2);
	// where nothing varies, one set-up that is otherwise would
	const error = Math.sqrt(Math.max(1, times * ((spread[0] ?? 0) + (spread[1] ?? 0))));
	return Math.abs(sum[0] - sum[1]) / error;
}
