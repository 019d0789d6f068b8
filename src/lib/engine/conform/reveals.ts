/** What lay hidden and lies open after a move is told, unless the game is over: a hint where a view shows it and nobody says so. */
import { at, sameJson } from '../json.ts';
import type { Audience } from '../module.ts';
import { toldTo, type Entry, type Position } from '../referee.ts';
import type { Exam } from './flaw.ts';
import { hint } from './hints.ts';
import { called } from './observed.ts';
import { hiddenPlaces } from './places.ts';

/** Looks at what each audience sees after a move that it did not see before. */
export function noteReveals(
	exam: Exam,
	[before, after]: readonly [Position, Position],
	entry: Entry,
	audiences: readonly Audience[]
): void {
	const { module } = exam;
	if (!module.redeal || entry.deed.kind !== 'action' || module.outcome(after.state)) return;
	for (const audience of audiences) {
		const view: unknown = module.view(after.state, audience);
		const told = toldTo(entry, audience);
		for (const place of hiddenPlaces(before.state, module.view(before.state, audience))) {
			const where = place.join('.');
			const [was, is, seen] = [before.state, after.state, view].map((one) => at(one, where));
			if (!sameJson(was, is) || !sameJson(is, seen) || says(told, is)) continue;
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
