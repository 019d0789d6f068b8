/** A computer player knows what its seat may know: in worlds that the seat cannot tell apart it does the same. */
import type { AnyModule, Seat } from '../module.ts';
import { randomFrom, seededSource } from '../random.ts';
import type { Position } from '../referee.ts';
import { decide, type Question } from '../search/decide.ts';
import { flaw, freeze, meet, type Exam, type Flaw } from './flaw.ts';
import { waiting } from './position.ts';

/** Enough simulations for a search with every part of it. */
const BUDGET = 3;
/** A search costs as much as many moves, so that of each game only these positions are thought about. */
const THOUGHT = new Set([0, 2, 7, 20, 55, 150]);

/** Asks a computer player twice for every seat to act, with what is hidden exchanged. */
export function* fairFlaws(exam: Exam, position: Position, moves: number): Generator<Flaw> {
	const { module } = exam;
	if (!module.worth || !THOUGHT.has(moves)) return;
	yield* termFlaws(exam, position);
	for (const seat of waiting(exam, position)) {
		const seen = freeze(module.view(position.state, seat));
		const other = module.redeal
			? freeze(module.view(module.redeal(seen, seat, chanceFrom(moves)), seat))
			: seen;
		const [was, is] = [seen, other].map((view) => answered(module, view, seat, moves));
		if (was !== is)
			yield flaw(
				'fair',
				`seat ${seat} decides ${was ?? ''}, and ${is ?? ''} in a world that it cannot tell from this one: does legal or worth read something outside the view?`
			);
	}
}

const chanceFrom = (seed: number) => randomFrom(seededSource(seed));

function answered(module: AnyModule, view: unknown, seat: Seat, seed: number): string {
	const random = chanceFrom(seed);
	const question: Question = { module, view, seat, told: [], budget: BUDGET, random };
	return JSON.stringify(decide(question));
}

/** Every term is a number, and has its weight; the effort is a part. */
function* termFlaws(exam: Exam, { state }: Position): Generator<Flaw> {
	const { module } = exam;
	const view = freeze(module.view(state, 0));
	const effort = module.effort?.(view) ?? 1;
	if (!(effort > 0 && effort <= 1))
		yield flaw('worth', `the effort is ${effort}, not above 0 to 1`);
	const terms = module.worth?.(view, 0) ?? {};
	for (const [term, value] of Object.entries(terms)) {
		meet(exam, { kind: 'term', term });
		if (!Number.isFinite(value)) yield flaw('worth', `"${term}" is ${value}`);
		if (!Number.isFinite(module.weights?.[term])) yield flaw('worth', `"${term}" has no weight`);
	}
}
