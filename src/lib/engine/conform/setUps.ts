/** What all see of a set-up tells nothing of what is hidden there: a hint where the two hang together otherwise than in the redeals of it. */
import { at } from '../json.ts';
import { randomFrom, seededSource } from '../random.ts';
import { dealing, open } from '../referee.ts';
import { freeze, type Exam } from './flaw.ts';
import { hint } from './hints.ts';
import { under } from './observed.ts';
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

/** What something came to in the real set-ups, and in their redeals: sums, and what they spread by. */
interface Sums {
	sum: number;
	squares: number;
}
interface Group {
	times: number;
	/** By what may lie hidden: how much more of it was there than after a redeal. */
	readonly more: Map<string, Sums>;
}
/** All set-ups, and those in which a field had this value. */
interface Seen {
	readonly all: Group;
	readonly by: Map<string, Group>;
}

/** Sets a game up many times, and compares what lies hidden there with what a redeal deals, for each value that all see. */
export function noteSetUps(exam: Exam, seed: number, games: number): void {
	if (!exam.module.redeal) return;
	const times = Math.min(MOST, games * EACH);
	const first = oddest(setUps(exam, seed, times));
	if (!first) return;
	const again = setUps(exam, seed + times, 2 * times);
	if (apart(again, first.field, first.what) < SURE) return;
	const says = `in set-ups in which all see ${first.field}, ${first.what} is otherwise than in others, and a redeal knows nothing of it: does it tell what is hidden?`;
	hint(exam, 'set-up', says, { log: [] });
}

/** What is seen in many set-ups; nothing where one throws, which is looked for elsewhere. */
function setUps(exam: Exam, seed: number, times: number): Seen {
	const seen: Seen = { all: { times: 0, more: new Map() }, by: new Map() };
	try {
		for (let time = 0; time < times; time++) noteSetUp(exam, seen, seed + time);
	} catch {
		seen.by.clear();
	}
	return seen;
}

/** The value of a field, and what is hidden, that hang together most; null where nothing is odd. */
function oddest(seen: Seen) {
	let [most, found]: [number, { field: string; what: string } | null] = [ODD, null];
	for (const [field, { more }] of seen.by)
		for (const what of more.keys()) {
			const far = apart(seen, field, what);
			if (far > most) [most, found] = [far, { field, what }];
		}
	return found;
}

function noteSetUp({ module, watch }: Exam, seen: Seen, seed: number): void {
	const seats = module.about.seats.at(-1) ?? 0;
	const options = optionsInTurn(module, seats, 0);
	watch?.({ start: { seats, options, seed } });
	const opened = open(module, seats, options, dealing(seededSource(seed)));
	if ('refused' in opened) return;
	const state = freeze(opened.position.state);
	const view = freeze(module.view(state, 'table'));
	const places = [...hiddenPlaces(state, view)];
	if (places.length === 0 || places.length > ITEMS) return;
	const dealt: unknown = module.redeal?.(view, 'table', randomFrom(seededSource(seed + 1e6)));
	const more = whatLies(state, places);
	for (const [what, much] of whatLies(dealt, places)) more.set(what, (more.get(what) ?? 0) - much);
	count(seen.all, more);
	for (const field of [...fieldsOf(view)].slice(0, FIELDS))
		count(
			under(seen.by, field, () => ({ times: 0, more: new Map() })),
			more
		);
}

function count(group: Group, more: ReadonlyMap<string, number>): void {
	group.times++;
	for (const [what, much] of more) {
		const sums = under(group.more, what, () => ({ sum: 0, squares: 0 }));
		sums.sum += much;
		sums.squares += much * much;
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

/** By how many standard errors it is otherwise with a value of a field than without: an order that a redeal need not keep is the same in both. */
function apart({ all, by }: Seen, field: string, what: string): number {
	const own = by.get(field);
	if (!own || own.times < OFTEN || all.times - own.times < OFTEN) return 0;
	const sumsOf = ({ more }: Group): Sums => more.get(what) ?? { sum: 0, squares: 0 };
	const there = sumsOf(own);
	const sides = [
		meanOf(there, own.times),
		meanOf(less(sumsOf(all), there), all.times - own.times)
	] as const;
	const error = Math.sqrt(sides[0].error + sides[1].error);
	return error === 0 ? 0 : Math.abs(sides[0].mean - sides[1].mean) / error;
}

const less = (whole: Sums, part: Sums): Sums => ({
	sum: whole.sum - part.sum,
	squares: whole.squares - part.squares
});

/** A mean, and the square of its error; never less than if one in all had been otherwise. */
function meanOf({ sum, squares }: Sums, times: number) {
	const mean = sum / times;
	return { mean, error: Math.max(1 / times, squares / times - mean * mean) / times };
}
