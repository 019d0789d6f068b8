/** What a computer player does: a function of what its seat may know, and of nothing else. */
import { halved } from './halving.ts';
import type { Line, Question } from './question.ts';
import { choices, pick, type Action } from './world.ts';

export type { Line, Question } from './question.ts';

export type Level = 'learns' | 'plays' | 'strong';

/** How many simulations each level has for a decision: numbers and not a time, so that a game can be played again. */
export const BUDGET: Readonly<Record<Level, number>> = { learns: 4, plays: 40, strong: 240 };

/** Whether this is the name of a level. */
export const isLevel = (name: unknown): name is Level =>
	typeof name === 'string' && Object.hasOwn(BUDGET, name);

/** The simulations of a level. Throws a sentence for a level that there is not. */
export function budgetOf(level: string): number {
	if (isLevel(level)) return BUDGET[level];
	throw new RangeError(`There is no level "${level}": it is learns, plays or strong.`);
}

export interface Decision {
	readonly action: Action;
	/** What was looked at, the best first; nothing where chance alone decided. */
	readonly lines: readonly Line[];
	/** Whether the search chose, or chance among what is legal because the module cannot say what is good. */
	readonly by: 'search' | 'chance';
}

/**
 * What this seat should do. The same question and chance give the same answer, whatever is hidden from the seat.
 * Throws a sentence for a budget that is no whole number of 1 or more, and where the seat is not to act.
 */
export function decide(question: Question): Decision {
	const { module, view, seat, budget, random } = question;
	if (!Number.isInteger(budget) || budget < 1) {
		throw new RangeError(`A budget is a whole number of simulations, 1 or more, not ${budget}.`);
	}
	const actions = choices(module, view, seat);
	const action = pick(actions, random);
	if (!action) throw new RangeError(`Seat ${seat} has nothing to decide now.`);
	const lines = searched(question, actions);
	const [best] = lines;
	if (!best) return { action, lines, by: 'chance' };
	return { action: best.action, lines, by: 'search' };
}

/** What the search thinks; nothing where the module cannot say what is good, or hides something that it cannot deal anew. */
function searched(question: Question, actions: readonly Action[]): readonly Line[] {
	const { module } = question;
	if (!module.worth) return [];
	if (module.redeal) return halved(question, actions);
	try {
		return halved(question, actions);
	} catch {
		return []; // the rules met a hole where something is hidden
	}
}
