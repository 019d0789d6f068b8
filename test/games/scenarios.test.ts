import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readScenarios, runScenario } from '../../src/lib/engine/scenario.ts';
import { gameOf, games } from '../../src/lib/games/registry.ts';

const root = new URL('../scenarios/', import.meta.url);
const files = games.flatMap(({ id }) =>
	readdirSync(new URL(`${id}/`, root)).map((file) => [id, file] as const)
);

describe.each(files)('%s: %s', (id, file) => {
	const scenarios = readScenarios(JSON.parse(readFileSync(new URL(`${id}/${file}`, root), 'utf8')));
	test.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
		'%s',
		(_name, scenario) => {
			const module = gameOf(scenario.game);
			expect(scenario.game).toBe(id);
			expect(module && runScenario(module, scenario)).toEqual([]);
		}
	);
});
