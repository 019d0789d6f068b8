/** Games from elsewhere as sync and add-game see them: what is taken in, and what is refused with both places named. */
import {
	cpSync,
	existsSync,
	globSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchGame, layOut } from '../../scripts/games/fetching.ts';
import { findGames, GameRefused } from '../../scripts/games/found.mjs';
import { writeLists } from '../../scripts/games/lists.mjs';
import { CONTRACT } from '../../src/lib/engine/module.ts';

const root = mkdtempSync(join(tmpdir(), 'borrowed-earth-'));
const PARTS = [
	'src/lib/engine/module.ts',
	'src/lib/server/base/codes.ts',
	'src/lib/games/timelock',
	'messages/en'
];

/** Writes a file of the tree anew. */
function write(path: string, text: string): void {
	mkdirSync(dirname(join(root, path)), { recursive: true });
	writeFileSync(join(root, path), text);
}
const manifest = (more: object) =>
	JSON.stringify({ id: 'tidepool', contract: CONTRACT, version: 1, locales: ['en'], ...more });
const list = (name: string) => readFileSync(join(root, `src/lib/games/lists/${name}.ts`), 'utf8');

beforeAll(() => {
	for (const part of PARTS) cpSync(part, join(root, part), { recursive: true });
});
beforeEach(() => {
	rmSync(join(root, 'games'), { recursive: true, force: true });
	cpSync('examples/tidepool', join(root, 'games/tidepool'), { recursive: true });
});
afterAll(() => {
	rmSync(root, { recursive: true });
});

test('a folder under games is in all lists, and gone from them once it is gone', () => {
	expect(writeLists(root).map(({ id }) => id)).toEqual(['timelock', 'tidepool']);
	expect(list('modules')).toContain(`from '../../../../games/tidepool/index.ts'`);
	expect(list('words')).toContain(`from '../../../../games/tidepool/words/index.ts'`);
	expect(list('homes')).toContain('"folder":"games/tidepool","ours":false');
	expect(list('phone/tidepool')).toContain(
		`from '../../../../../games/tidepool/screens/Board.svelte'`
	);
	expect(list('all/tidepool')).toContain(`from '../../../../../games/tidepool/words/end.ts'`);
	rmSync(join(root, 'games'), { recursive: true });
	writeLists(root);
	for (const name of ['modules', 'words', 'homes']) expect(list(name)).not.toContain('tidepool');
	expect(existsSync(join(root, 'src/lib/games/lists/phone/tidepool.ts'))).toBe(false);
});

describe('sync refuses', () => {
	const REFUSED: readonly [string, RegExp, () => void][] = [
		[
			'two games of one name, with both places',
			/src\/lib\/games\/timelock and games\/timelock/,
			() => {
				cpSync('src/lib/games/timelock', join(root, 'games/timelock'), { recursive: true });
				cpSync('messages/en/timelock.json', join(root, 'games/timelock/messages/en/t.json'));
				write('games/timelock/game.json', manifest({ id: 'timelock' }));
			}
		],
		[
			'another contract',
			/games\/tidepool\/game.json keeps contract 99; this is contract \d+ \(src/,
			() => {
				write('games/tidepool/game.json', manifest({ contract: 99 }));
			}
		],
		[
			'a name that is not the folder’s',
			/calls the game pool; the folder must be called that too/,
			() => {
				write('games/tidepool/game.json', manifest({ id: 'pool' }));
			}
		],
		[
			'a message of the host, with both places',
			/games\/tidepool\/messages\/en\/more.json has the message app_name, which messages\/en\/.*json has/,
			() => {
				write('games/tidepool/messages/en/more.json', '{"app_name":"Mine"}');
			}
		],
		[
			'a message without the game’s prefix',
			/has the message other_thing; those of this game begin with tidepool_/,
			() => {
				write('games/tidepool/messages/en/more.json', '{"other_thing":"Mine"}');
			}
		],
		[
			'a code of the host, with both places',
			/games\/tidepool\/rules\/more.ts refuses by table-closed, which src\/lib\/server\/base\/codes.ts has/,
			() => {
				write('games/tidepool/rules/more.ts', `refusal('table-closed', {}, '§1')`);
			}
		],
		[
			'a language that is not there',
			/names the language fr; there is no messages\/fr/,
			() => {
				write('games/tidepool/game.json', manifest({ locales: ['en', 'fr'] }));
			}
		],
		[
			'a package of its own',
			/games\/tidepool\/package.json/,
			() => {
				write('games/tidepool/package.json', '{}');
			}
		],
		[
			'a game without rules to read',
			/games\/tidepool has no RULES.md/,
			() => {
				rmSync(join(root, 'games/tidepool/RULES.md'));
			}
		]
	];

	test.each(REFUSED)('%s', (_what, says, plant) => {
		plant();
		expect(() => writeLists(root)).toThrow(GameRefused);
		expect(() => writeLists(root)).toThrow(says);
	});
});

test('what is fetched is the game’s own files, and never a link', () => {
	const to = join(root, 'laid');
	write('written/game.json', manifest({}));
	write('written/index.ts', '');
	write('written/package.json', '{}');
	write('written/run.sh', 'echo');
	write('written/node_modules/x/index.ts', '');
	const { files, left } = layOut(fetchGame(join(root, 'written')), to);
	expect([files, left.toSorted()]).toEqual([2, ['package.json', 'run.sh']]);
	expect(() => fetchGame(join(root, 'nowhere'))).toThrow(
		/no folder, no tarball and no git address/
	);
});

test('ours are games like any other: a game.json each, with their module’s version', async () => {
	const { games } = await import('../../src/lib/games/registry.ts');
	const found = new Map(findGames('.').map((game) => [game.id, game]));
	for (const { id, version } of games) expect(found.get(id)).toMatchObject({ version });
	expect(found.size).toBe(games.length);
});

describe('lint keeps a game to its own folder and what package.json names', () => {
	const lint = new ESLint();
	const ruleOf = async (file: string, code: string) => {
		const [result] = await lint.lintText(code, { filePath: `games/tidepool/${file}` });
		return (result?.messages ?? []).map(({ ruleId }) => ruleId);
	};

	test.each([
		[
			'rules/a.ts',
			`import { readFileSync } from 'node:fs';\nreadFileSync('x');`,
			'no-restricted-imports'
		],
		[
			'rules/a.ts',
			`import * as m from 'borrowed-earth/messages';\nm.x();`,
			'no-restricted-imports'
		],
		[
			'words/a.ts',
			`import { a } from '../../../src/lib/server/x.ts';\na();`,
			'no-restricted-imports'
		],
		[
			'words/a.ts',
			`import { a } from 'borrowed-earth/server/x.ts';\na();`,
			'no-restricted-imports'
		],
		['screens/a.ts', `void fetch('https://example.org');`, 'no-restricted-globals'],
		['screens/a.ts', `// eslint-disable-next-line\nvoid fetch('x');`, 'no-restricted-globals'],
		['screens/a.ts', `void import('https://example.org/x.js');`, 'no-restricted-syntax'],
		['rules/a.ts', `export const now = (): number => Date.now();`, 'no-restricted-globals'],
		['rules/a.ts', `export const die = (): number => Math.random();`, 'no-restricted-properties']
	])('%s: %s', async (file, code, rule) => {
		expect(await ruleOf(file, code)).toContain(rule);
	});

	test('and lets it reach for those', async () => {
		const code = `import { whole } from 'borrowed-earth/kit/schema.ts';\nimport { a } from '../rules/a.ts';\na(whole);`;
		expect(await ruleOf('words/a.ts', code)).toEqual([]);
	});
});

test('docs/modules.md says how many lines of each kind the example has', () => {
	const PARTS: readonly (readonly [string, ...string[]])[] = [
		['`RULES.md` and `game.json`', 'RULES.md', 'game.json'],
		['rules,', 'rules/*', 'index.ts'],
		['words:', 'words/*', 'guide.ts'],
		['English texts', 'messages/en/*'],
		['screens:', 'screens/*'],
		['scenarios and a property', 'scenarios/*', 'test/*'],
		['paper', 'figure.ts', 'prints.ts']
	];
	const docs = readFileSync('docs/modules.md', 'utf8');
	const linesOf = (patterns: readonly string[]) =>
		globSync([...patterns], { cwd: 'examples/tidepool' })
			.map((file) => readFileSync(join('examples/tidepool', file), 'utf8').split('\n').length - 1)
			.reduce((sum, lines) => sum + lines, 0);
	const said = (what: string) => {
		const row = docs.split('\n').find((line) => line.startsWith(`| ${what}`));
		return Number(row?.split('|')[2]?.replace(',', ''));
	};
	for (const [what, ...patterns] of PARTS) expect(said(what), what).toBe(linesOf(patterns));
	expect(said('**in English, with paper**')).toBe(linesOf(PARTS.flatMap(([, ...all]) => all)));
});
