/** What conform needs of a module beside its rules: its words, and from its scenario files actions that `legal` never lists. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Examination, Met } from '../src/lib/engine/conform.ts';
import { isObject, sameJson } from '../src/lib/engine/json.ts';
import type { AnyModule, Seat } from '../src/lib/engine/module.ts';
import { seededSource } from '../src/lib/engine/random.ts';
import { dealing, open } from '../src/lib/engine/referee.ts';
import { readScenarios } from '../src/lib/engine/scenario.ts';
import type { Words } from '../src/lib/games/kit/words.ts';
import { worthTerms } from '../src/lib/games/kit/worthTerms.ts';
import { games as modules, homeOf } from '../src/lib/games/registry.ts';
import { wordsOf } from '../src/lib/games/words.ts';
import { root } from './install.mjs';
import { scenarioFilesOf } from './scenarioFiles.ts';

/** How a module of the registry is examined. */
export function examinationOf(module: AnyModule, games: number, seed = 1): Examination {
	const { id } = module;
	const words = wordsOf(id);
	return {
		games,
		seed,
		examples: examplesOf(id),
		say: (met) => (words ? said(words, met, termsOf.get(id) ?? {}) : null),
		clock: () => performance.now(),
		reads: (option) => readIn(module, option)
	};
}

/** Whether any file of a game asks for an option by its name, but for those that only say which there are. */
function readIn(module: AnyModule, option: string): boolean {
	const cwd = join(root, homeOf(module.id).folder);
	const files = globSync('**/*.{ts,svelte}', { cwd }).filter(
		(file) => !file.endsWith('options.ts')
	);
	const shared = isNamesake(module, option);
	return files.some((file) => asksFor(readFileSync(join(cwd, file), 'utf8'), option, shared));
}

/** Whether a text asks for an option; where something else is `shared` by that name, only if it says so. */
export function asksFor(text: string, option: string, shared: boolean): boolean {
	// set-up copies all of them
	const asks = shared
		? `[oO]ptions\\??\\.${option}\\b|\\{[^{}]*\\b${option}\\b[^{}]*\\} = [\\w.]*[oO]ptions\\b`
		: `\\.${option}\\b|\\{[^{}]*\\b${option}\\b[^{}]*\\}(: (?!Options)| = )`;
	return new RegExp(asks).test(text);
}

/** Whether a position has things under an option's name that are not the option, such as the cards of a row beside how many they are. */
export function isNamesake(module: AnyModule, option: string): boolean {
	const seats = module.about.seats.at(-1) ?? 0;
	const filled = module.options.fill({}, seats);
	const opened = open(module, seats, {}, dealing(seededSource(1)));
	if ('refused' in filled || 'refused' in opened) return false;
	const [held, chosen] = [opened.position.state, filled.options].map((all) =>
		isObject(all) ? all[option] : undefined
	);
	// a value that was worked out of the option stands for it
	return typeof held === 'object' && held !== null && !sameJson(held, chosen);
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
