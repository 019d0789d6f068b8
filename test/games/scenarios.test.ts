import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readScenarios, runScenario } from '../../src/lib/engine/scenario.ts';
import { gameOf, games } from '../../src/lib/games/registry.ts';
import { scenarioFilesOf } from '../../scripts/scenarioFiles.ts';

const files = games.flatMap(({ id }) =>
	scenarioFilesOf(id).map((file) => [id, basename(file), file] as const)
);

test.each(games.map(({ id }) => id))('%s has worked cases of its rules', (id) => {
	expect(scenarioFilesOf(id)).not.toEqual([]);
});

describe.each(files)('%s: %s', (id, _name, file) => {
	const scenarios = readScenarios(JSON.parse(readFileSync(file, 'utf8')));
	test.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
		'%s',
		(_name, scenario) => {
			const module = gameOf(scenario.game);
			expect(scenario.game).toBe(id);
			expect(module && runScenario(module, scenario)).toEqual([]);
		}
	);
});
