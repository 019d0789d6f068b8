import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readScenarios, runScenario } from '../../../src/lib/engine/scenario.ts';
import { module } from './play.ts';

const folder = new URL('../../scenarios/biome/', import.meta.url);

describe.each(readdirSync(folder))('%s', (file) => {
	const scenarios = readScenarios(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
	test.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
		'%s',
		(_name, scenario) => {
			expect(runScenario(module, scenario)).toEqual([]);
		}
	);
});
