/** What conform needs of a module beside its rules: its words, and from its scenario files actions that `legal` never lists. */
import { readFileSync } from 'node:fs';
import type { Examination, Met } from '../src/lib/engine/conform.ts';
import type { AnyModule, Seat } from '../src/lib/engine/module.ts';
import { readScenarios } from '../src/lib/engine/scenario.ts';
import type { Words } from '../src/lib/games/kit/words.ts';
import { wordsOf } from '../src/lib/games/words.ts';
import { scenarioFilesOf } from './scenarioFiles.ts';

/** How a module of the registry is examined. */
export function examinationOf({ id }: AnyModule, games: number, seed = 1): Examination {
	const words = wordsOf(id);
	return {
		games,
		seed,
		examples: examplesOf(id),
		say: (met) => (words ? said(words, met) : null)
	};
}

const named = (seat: Seat): string => `Kim ${seat}`;

function said(words: Words, met: Met): string | null {
	switch (met.kind) {
		case 'refusal':
			return words.explain(met.refusal);
		case 'action':
			return words.action(met.type);
		case 'event':
			return words.event(met.event, named);
		case 'option':
			return words.option(met.name);
		case 'value': {
			const { option, value } = met;
			// a number is said as it is
			return words.value(option, value) ?? (typeof value === 'number' ? String(value) : null);
		}
		case 'end':
			return words.end(met.outcome.reason) && words.outcome(met.outcome, named);
		case 'gist':
			return words.gist(met.gist);
		case 'step':
			return words.step(met.step) ?? words.phase(met.step);
	}
}

const examplesOf = (id: string): NonNullable<Examination['examples']> =>
	scenarioFilesOf(id)
		.flatMap((file) => readScenarios(JSON.parse(readFileSync(file, 'utf8'))))
		.flatMap(({ actions }) => actions.map(({ seat, action }) => ({ actor: seat, action })));
