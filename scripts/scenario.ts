/** npm run scenario -- FILE…: plays scenario files; ends with `N passed, N failed`. Exit 1 if any failed, 2 if a file cannot be read. */
import { readFileSync } from 'node:fs';
import { readScenarios, runScenario, type Scenario } from '../src/lib/engine/scenario.ts';
import { gameOf } from '../src/lib/games/registry.ts';

const files = process.argv.slice(2);
if (files.length === 0) stop('usage: npm run scenario -- FILE…');

let passed = 0;
let failed = 0;
for (const file of files) for (const scenario of read(file)) check(file, scenario);
console.log(`${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function check(file: string, scenario: Scenario): void {
	const lines = linesOf(scenario);
	for (const line of lines) console.log(`${file}: ${scenario.name}: ${line}`);
	if (lines.length > 0) failed++;
	else passed++;
}

function linesOf(scenario: Scenario): string[] {
	const module = gameOf(scenario.game);
	if (!module) return [`no game "${scenario.game}"`];
	try {
		return runScenario(module, scenario).map(
			({ path, expected, got }) =>
				`${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`
		);
	} catch (error) {
		return [`the rules threw: ${String(error)}`];
	}
}

function read(file: string): Scenario[] {
	try {
		return readScenarios(JSON.parse(readFileSync(file, 'utf8')));
	} catch (error) {
		return stop(`${file}: ${error instanceof Error ? error.message : String(error)}`);
	}
}

function stop(sentence: string): never {
	console.error(sentence);
	process.exit(2);
}
