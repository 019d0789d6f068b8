/** Who wins where the best are equal: ties are rare in random games, so scores are levelled by hand. */
import { copyJson } from '../json.ts';
import type { AnyModule } from '../module.ts';
import type { Position } from '../referee.ts';
import type { Exam } from './flaw.ts';
import { hint } from './hints.ts';

/** So many ties that went to the same side are no chance. */
const OFTEN = 8;

/** Looks at the end of a game, as it is and with each other seat made as good as the best. */
export function noteTies(exam: Exam, position: Position): void {
	const { module } = exam;
	const { order } = module;
	const points = module.score?.(position.state);
	if (!points || !order || order === 'none') return;
	const sign = order === 'most' ? 1 : -1;
	const best =
		[...points.keys()].toSorted(
			(one, other) => sign * ((points[other] ?? 0) - (points[one] ?? 0))
		)[0] ?? 0;
	for (const other of points.keys()) {
		if (other === best) continue;
		for (const state of levelled(module, position.state, best, other))
			noteTie(
				exam,
				state,
				position,
				[best, other].toSorted((one, two) => one - two)
			);
	}
}

/** The state with a figure of one seat changed so that it has as much as another, for each list of figures where that works. */
function* levelled(module: AnyModule, state: unknown, best: number, other: number): Generator {
	const points = module.score?.(state) ?? [];
	const lacks = (points[best] ?? 0) - (points[other] ?? 0);
	for (const [name, list] of Object.entries(state as object)) {
		const fits =
			Array.isArray(list) && list.length === points.length && list.every(Number.isFinite);
		if (!fits) continue;
		const changed = copyJson(state) as Record<string, number[]>;
		const figures = changed[name] ?? [];
		figures[other] = (figures[other] ?? 0) + lacks;
		const now = module.score?.(changed) ?? [];
		if (now[best] === now[other] && now[best] === points[best]) yield changed;
	}
}

function noteTie(exam: Exam, state: unknown, position: Position, tied: readonly number[]): void {
	const { ties } = exam.observed;
	const winners = exam.module.outcome(state)?.winners ?? [];
	const won = tied.filter((seat) => winners.includes(seat));
	if (won.length !== 1) {
		ties.shared++;
		return;
	}
	if (won[0] === tied[0]) ties.first++;
	else ties.last++;
	const { shared, first, last } = ties;
	if (shared > 0 || Math.min(first, last) > 0 || first + last < OFTEN) return;
	const points = exam.module.score?.(state) ?? [];
	hint(
		exam,
		'ties',
		`seats ${tied.join(' and ')} both have ${points[tied[0] ?? 0]}, and seat ${won[0]} wins alone, as whoever sits ${first > 0 ? 'first' : 'last'} did in all ${first + last} ties that were made: meant?`,
		position
	);
}
