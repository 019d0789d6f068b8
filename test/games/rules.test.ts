import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games, homeOf } from '../../src/lib/games/registry.ts';

const read = (id: string, file: string) => readFileSync(`${homeOf(id).folder}/${file}`, 'utf8');

test.each(games.map(({ id }) => id))(
	'every § that %s refuses by is a chapter of its RULES.md',
	(id) => {
		const rules = read(id, 'RULES.md');
		const chapters = [...rules.matchAll(/^#+ (§[\d.]+) /gm)].map(([, number]) => number);
		expect(chapters).toEqual([...new Set(chapters)]);
		const named = globSync('**/*.{ts,svelte}', { cwd: homeOf(id).folder }).flatMap((file) =>
			[...read(id, file).matchAll(/'(§[\d.]+)'/g)].map(([, number]) => number)
		);
		expect(named.length).toBeGreaterThan(0);
		for (const number of new Set(named)) expect(chapters).toContain(number);
	}
);
