/** What one seat alone comes to see is told to it, or it has looked itself: a hint where its view shows what another's move did not tell. */
import { at, sameJson } from '../json.ts';
import type { Audience } from '../module.ts';
import { toldTo, type Entry, type Position } from '../referee.ts';
import type { Exam } from './flaw.ts';
import { hint } from './hints.ts';
import { called } from './observed.ts';
import { hiddenPlaces } from './places.ts';

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
