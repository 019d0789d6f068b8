/** What conform needs of a module beside its rules: its words, and from its scenario files actions that `legal` never lists. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Examination, Met } from '../src/lib/engine/conform.ts';
import type { AnyModule, Seat } from '../src/lib/engine/module.ts';
import { readScenarios } from '../src/lib/engine/scenario.ts';
import type { Words } from '../src/lib/games/kit/words.ts';
import { worthTerms } from '../src/lib/games/kit/worthTerms.ts';
import { games as modules, homeOf } from '../src/lib/games/registry.ts';
import { wordsOf } from '../src/lib/games/words.ts';
import { root } from './install.mjs';
import { scenarioFilesOf } from './scenarioFiles.ts';

/** How a module of the registry is examined. */
export function examinationOf({ id }: AnyModule, games: number, seed = 1): Examination {
	const words = wordsOf(id);
	return {
		games,
		seed,
		examples: examplesOf(id),
		say: (met) => (words ? said(words, met, termsOf.get(id) ?? {}) : null),
		clock: () => performance.now(),
		reads: (option) => readIn(id, option)
	};
}

/** Whether any file of a game asks for an option by its name, but for those that only say which there are. */
function readIn(id: string, option: string): boolean {
	const cwd = join(root, homeOf(id).folder);
	const files = globSync('**/*.{ts,svelte}', { cwd }).filter(
		(file) => !file.endsWith('options.ts')
	);
	// set-up copies all of them
	const asks = new RegExp(`\\.${option}\\b|\\{[^{}]*\\b${option}\\b[^{}]*\\}(: (?!Options)| = )`);
	return files.some((file) => asks.test(readFileSync(join(cwd, file), 'utf8')));
}

type Terms = Readonly<Record<string, () => string>>;

/** By game, what its own terms of worth are called: those for which the kit has no name. */
const termsOf = new Map<string, Terms>();
for (const { id } of modules) {
	const file = join(root, homeOf(id).folder, 'words/worth.ts');
	if (!existsSync(file)) continue;
	const own = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { worthTerms: Terms };
	termsOf.set(id, own.worthTerms);
}

const named = (seat: Seat): string => `Kim ${seat}`;

function said(words: Words, met: Met, terms: Terms): string | null {
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
		case 'term': {
			const known: Terms = { ...worthTerms, ...terms };
			return known[met.term]?.() ?? null;
		}
	}
}

const examplesOf = (id: string): NonNullable<Examination['examples']> =>
	scenarioFilesOf(id)
		.flatMap((file) => readScenarios(JSON.parse(readFileSync(file, 'utf8'))))
		.flatMap(({ actions }) => actions.map(({ seat, action }) => ({ actor: seat, action })));
