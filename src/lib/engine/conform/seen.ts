/** What a secret deed shows in the view of others: where most of a kind look alike afterwards, one that does not tells what it was. And what a move shows to one seat alone that it is not told. */
import { at, sameJson } from '../json.ts';
import { isSecret, type Audience, type Typed } from '../module.ts';
import { toldTo, type Entry, type Position } from '../referee.ts';
import type { Exam } from './flaw.ts';
import { hint } from './hints.ts';
import { called, under } from './observed.ts';
import { differences, hiddenPlaces } from './places.ts';

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
	const hidden = ({ state }: Position) => [...hiddenPlaces(state, module.view(state, audience))];
	const most = hidden(before).length;
	// what comes to light at this moment is meant to be seen
	if (after.some((position) => hidden(position).length < most)) return;
	const [one, two] = after.map(({ state }) => module.view(state, audience));
	const [difference] = differences(one, two);
	const pairs = under(observed.deeds, did.type, () => ({ alike: 0, apart: null, times: 0 }));
	if (!difference) pairs.alike++;
	else {
		pairs.times++;
		const place = difference[0].join('.');
		const [is, else_] = [one, two].map((view) => JSON.stringify(partOf(view, place)));
		pairs.apart ??= {
			log: before.log,
			says: `after ${JSON.stringify(did)} ${called(audience)} sees ${place || 'a view'} = ${is}, after ${JSON.stringify(instead)} ${else_}: meant?`
		};
	}
	const { alike, times, apart } = pairs;
	const tells = module.secret ? alike === 0 : false;
	if (apart && alike + times >= ENOUGH && (tells || alike >= MOSTLY * times))
		hint(exam, `seen ${did.type}`, apart.says, apart);
}

/** Views that have not the same keys differ as a whole. */
const partOf = (view: unknown, place: string): unknown => (place === '' ? view : at(view, place));

/** Looks at what each other seat sees after a move that it did not see before, and the table does not see now. */
export function noteReveals(
	exam: Exam,
	[before, after]: readonly [Position, Position],
	entry: Entry,
	audiences: readonly Audience[]
): void {
	const { module } = exam;
	if (!module.redeal || entry.deed.kind !== 'action' || module.outcome(after.state)) return;
	const wall: unknown = module.view(after.state, 'table');
	for (const audience of audiences) {
		if (audience === 'table' || audience === entry.deed.actor) continue;
		const view: unknown = module.view(after.state, audience);
		const told = toldTo(entry, audience);
		for (const place of hiddenPlaces(before.state, module.view(before.state, audience))) {
			const where = place.join('.');
			const [was, is, seen, open] = [before.state, after.state, view, wall].map((one) =>
				at(one, where)
			);
			if (!sameJson(was, is) || !sameJson(is, seen)) continue;
			if (sameJson(is, open) || says(told, is)) continue;
			const detail = `after ${JSON.stringify(entry.deed.action)} ${called(audience)} sees ${where} = ${JSON.stringify(is)}, which was hidden, and is told nothing of it: meant?`;
			hint(exam, 'reveal', detail, after);
		}
	}
}

/** Whether a value stands anywhere in what was told. */
const says = (told: unknown, value: unknown): boolean =>
	sameJson(told, value) ||
	(typeof told === 'object' &&
		told !== null &&
		Object.values(told).some((part) => says(part, value)));
