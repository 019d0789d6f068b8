/** Games from elsewhere are read as ours are: every part that is found by its name is looked for in both places. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { phoneOf, picturesOf } from '../../src/lib/games/boards.ts';
import { hasBoard, moduleOf, ownWordsOf } from '../../src/lib/games/parts.ts';
import { games, homeOf } from '../../src/lib/games/registry.ts';
import { wordsOf } from '../../src/lib/games/words.ts';

/** The patterns of each glob in a file. */
const patternsIn = (file: string): string[][] =>
	[...readFileSync(file, 'utf8').matchAll(/import\.meta\.glob[^(]*\(([^)]*)\)/g)].map(
		([, given = '']) =>
			[...given.matchAll(/'([^']*\/games\/\*[^']*|\.\/\*[^']*)'/g)].map(([, one = '']) => one)
	);

/** All but those of lists, which `npm run sync` writes of both. */
const globs = globSync('src/lib/games/*.ts').flatMap((file) =>
	patternsIn(file)
		.filter((patterns) => patterns.length > 0)
		.map((patterns) => ({ file, patterns }))
);

test('there are parts to look for, and nothing else under src/lib looks for any', () => {
	const files = globs.flatMap(({ patterns }) => patterns.map((one) => one.split('*/')[1]));
	expect(files).toEqual(
		expect.arrayContaining([
			'screens/Cover.svelte',
			'words/speech.ts',
			'words/worth.ts',
			'sample.json',
			'sample.ts'
		])
	);
	const others = globSync('src/lib/*/**/*.{ts,svelte}')
		.filter((file) => !/^src\/lib\/games\/[^/]+\.ts$/.test(file))
		.filter((file) => readFileSync(file, 'utf8').includes('import.meta.glob'));
	expect(others).toEqual([]);
});

test.each(globs)('$file looks for $patterns in both places', ({ patterns }) => {
	expect(patterns).toHaveLength(2);
	const [ours = '', elsewhere] = patterns;
	expect(elsewhere).toBe(ours.replace(/^\.\//, '../../../games/'));
});

test.each(games.map(({ id }) => id))(
	'%s has its screens by name, and a title unless it draws its own head',
	(id) => {
		const files = globSync('screens/*', { cwd: homeOf(id).folder });
		for (const name of homeOf(id).ours ? ['Board', 'Wall', 'Cover'] : ['Board', 'Cover'])
			expect(files).toContain(`screens/${name}.svelte`);
		const open = files.some((file) => /\/(Past|Table)\.svelte$/.test(file));
		expect(open).toBe(open || homeOf(id).ours);
		expect(hasBoard(id)).toBe(true);
		const listed = readFileSync(`src/lib/games/lists/phone/${id}.ts`, 'utf8');
		expect(/export (\{|const) title\b/.test(listed)).toBe(!files.includes('screens/led.ts'));
	}
);

test('of a game that is not there nothing is found but an empty board', async () => {
	const { Board, ...more } = await phoneOf('gone', null);
	expect([typeof Board, more]).toEqual(['function', { tabs: [] }]);
	expect(await picturesOf('gone')).toEqual({ Board, led: {} });
});

test.each(games)('$id is fetched by itself as the list of all has it', async (game) => {
	expect(await moduleOf(game.id)).toBe(game);
	expect(await ownWordsOf(game.id)).toBe(wordsOf(game.id));
});

test('a game that is not there has no rules and no words to fetch', async () => {
	expect(await moduleOf('no-such-game')).toBeNull();
	expect(await ownWordsOf('no-such-game')).toBeNull();
});
