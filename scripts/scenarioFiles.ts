/** Where the worked cases of a game's rules lie: ours among the tests, those of a game from elsewhere in its own folder. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { homeOf } from '../src/lib/games/registry.ts';
import { root } from './install.mjs';

/** The scenario files of a game of the registry. */
export function scenarioFilesOf(id: string): string[] {
	const { folder, ours } = homeOf(id);
	const scenarios = join(root, ours ? `test/scenarios/${id}` : `${folder}/scenarios`);
	if (!existsSync(scenarios)) return [];
	return readdirSync(scenarios)
		.filter((name) => name.endsWith('.json'))
		.map((name) => join(scenarios, name));
}
