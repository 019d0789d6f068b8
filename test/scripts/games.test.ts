/** Games from elsewhere as sync and add-game see them: what is taken in, and what is refused with both places named. */
import { execFileSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	globSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchGame, layOut } from '../../scripts/games/fetching.ts';
import { findGames, GameRefused, nameFault } from '../../scripts/games/found.mjs';
import { writeLists } from '../../scripts/games/lists.mjs';
import { CONTRACT } from '../../src/lib/engine/module.ts';
import { newFolder } from '../folder.ts';

const root = newFolder();
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
afterEach(() => {
	vi.unstubAllEnvs();
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

test('what a game has not written stands in its lists by what the host has for all games', () => {
	writeLists(root);
	expect(list('all/tidepool')).not.toContain('kit/plain');
	expect(list('all/tidepool')).toContain(
		'wall = { words: { title, toAct, endOf, eventSentence, statusOf } }'
	);
	for (const file of ['words/status.ts', 'words/end.ts', 'screens/Wall.svelte'])
		rmSync(join(root, 'games/tidepool', file));
	write('games/tidepool/screens/Table.svelte', '<p>Shells</p>');
	writeLists(root);
	expect(list('phone/tidepool')).toContain('export const title = titled(words);');
	const all = list('all/tidepool');
	const table = '../../../../../games/tidepool/screens/Table.svelte';
	expect(all).toContain(`export { default as Past } from '${table}';`);
	expect(all).toContain(`import Open from '${table}';`);
	expect(all).toContain(`export { default as Wall } from '../../kit/plain/Wall.svelte';`);
	expect(all).toContain('export const endOf = endingOf(plain);');
	expect(all).toContain('export const wall = { words: saidOnWall(plain), plain };');
});

test('a wall of its own with fewer words than walls say is given the host’s', () => {
	rmSync(join(root, 'games/tidepool/words/end.ts'));
	writeLists(root);
	const all = list('all/tidepool');
	expect(all).toContain(`export { default as Wall } from '../../../../../games/tidepool/`);
	expect(all).toContain('export const wall = { words: saidOnWall(plain), plain };');
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
			'a message of the host in a language that game.json does not name',
			/games\/tidepool\/messages\/fr\/more.json has the message app_name, which messages\/en/,
			() => {
				write('games/tidepool/messages/fr/more.json', '{"app_name":"À moi"}');
			}
		],
		[
			'a code of the host in other quotes',
			/games\/tidepool\/rules\/more.ts refuses by no-token/,
			() => {
				write('games/tidepool/rules/more.ts', `refusal("no-token")`);
			}
		],
		[
			'a code of the host by a constant',
			/games\/tidepool\/rules\/more.ts refuses by no-token/,
			() => {
				write('games/tidepool/rules/more.ts', 'const CODE = `no-token`; refusal(CODE);');
			}
		],
		[
			'a language that is a way to another folder',
			/"..\/..\/..\/messages\/de" is no language/,
			() => {
				write('games/tidepool/game.json', manifest({ locales: ['en', '../../../messages/de'] }));
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

test('what is fetched is the game’s own files, and never a link', async () => {
	const to = join(root, 'laid');
	write('written/game.json', manifest({}));
	write('written/index.ts', '');
	write('written/package.json', '{}');
	write('written/run.sh', 'echo');
	write('written/node_modules/x/index.ts', '');
	const { folder } = await fetchGame(join(root, 'written'));
	const { files, left } = layOut(folder, to);
	expect([files, left.toSorted()]).toEqual([2, ['package.json', 'run.sh']]);
	await expect(fetchGame(join(root, 'nowhere'))).rejects.toThrow(
		/no folder, no tarball and no git address/
	);
});

describe('a tarball is weighed before anything of it is unpacked', () => {
	/** Where games are unpacked: other tests unpack theirs elsewhere meanwhile. */
	const unpacked = join(root, 'unpacked');
	const left = () => readdirSync(unpacked);
	const packed = (...args: readonly string[]) => {
		execFileSync('tar', ['-czf', join(root, 'game.tgz'), '-C', join(root, 'packed'), ...args, '.']);
		return fetchGame(join(root, 'game.tgz'));
	};
	beforeEach(() => {
		rmSync(join(root, 'packed'), { recursive: true, force: true });
		cpSync('examples/tidepool', join(root, 'packed'), { recursive: true });
		mkdirSync(unpacked, { recursive: true });
		vi.stubEnv('TMPDIR', unpacked);
	});

	test('and what is sound is there, and gone once it is taken', async () => {
		const { folder, remove } = await packed();
		expect(existsSync(join(folder, 'rules/rules.ts'))).toBe(true);
		expect(left()).toHaveLength(1);
		remove();
		expect(left()).toEqual([]);
	});

	test.each<[string, RegExp, () => void]>([
		[
			'30 MB of zeros',
			/more than 500 files or 20 MB/,
			() => {
				write('packed/zeros.md', '\0'.repeat(30 * 1024 * 1024));
			}
		],
		[
			'2,500 files',
			/more than 500 files or 20 MB/,
			() => {
				for (let file = 0; file < 2500; file++) write(`packed/many/${file}.md`, '');
			}
		],
		[
			'a link',
			/holds a link or a device/,
			() => {
				symlinkSync('/etc/hostname', join(root, 'packed/name.md'));
			}
		],
		[
			'a pipe',
			/holds a link or a device/,
			() => {
				execFileSync('mkfifo', [join(root, 'packed/pipe.md')]);
			}
		],
		[
			'no game',
			/has no game.json/,
			() => {
				rmSync(join(root, 'packed/game.json'));
			}
		]
	])('%s is refused, and leaves nothing behind', async (_what, says, plant) => {
		plant();
		await expect(packed()).rejects.toThrow(says);
		expect(left()).toEqual([]);
	});

	test('and what is no archive is said to be none', async () => {
		write('broken.tgz', 'no archive');
		await expect(fetchGame(join(root, 'broken.tgz'))).rejects.toThrow(/cannot be unpacked/);
		await expect(fetchGame(join(root, 'nowhere.tgz'))).rejects.toThrow(
			/nowhere.tgz cannot be unpacked: ENOENT/
		);
	});
});

test('a program that is missing is named, and is not said to have taken long', async () => {
	vi.stubEnv('PATH', join(root, 'nothing'));
	await expect(fetchGame('https://example.org/tide.git')).rejects.toThrow(
		/cannot be fetched: git cannot be started \(ENOENT\)/
	);
});

test('a pipe in a folder is refused in a sentence', () => {
	execFileSync('mkfifo', [join(root, 'games/tidepool/pipe.md')]);
	expect(() => layOut(join(root, 'games/tidepool'), join(root, 'piped'))).toThrow(
		/pipe.md is no file; a game has only files/
	);
});

test.each(['constructor', 'class', 'pieces', 'modules', 'a'.repeat(41), '../evil', 'A', 'a--b'])(
	'no game can be called %s',
	(id) => {
		expect(nameFault(id)).toBeTypeOf('string');
		write('games/tidepool/game.json', manifest({ id }));
		expect(() => writeLists(root)).toThrow(/cannot be its id/);
	}
);

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
		['rules/a.ts', `import { readFileSync } from 'node:fs';\nreadFileSync('x');`, 'game/reach'],
		['rules/a.ts', `import * as m from 'borrowed-earth/messages';\nm.x();`, 'game/reach'],
		['words/a.ts', `import { a } from '../../../src/lib/server/x.ts';\na();`, 'game/reach'],
		['words/a.ts', `import { a } from 'borrowed-earth/server/x.ts';\na();`, 'game/reach'],
		['screens/a.ts', `void fetch('https://example.org');`, 'no-restricted-globals'],
		['screens/a.ts', `// eslint-disable-next-line\nvoid fetch('x');`, 'no-restricted-globals'],
		['rules/a.ts', `export const now = (): number => Date.now();`, 'no-restricted-globals'],
		['rules/a.ts', `export const die = (): number => Math.random();`, 'no-restricted-properties'],
		['rules/a.ts', `import { a } from './../../../src/lib/server/x.ts';\na();`, 'game/reach'],
		['rules/a.ts', `import { a } from '../rules/../../../src/x.ts';\na();`, 'game/reach'],
		[
			'rules/a.ts',
			`import { a } from 'borrowed-earth/kit/../../../server/x.ts';\na();`,
			'game/reach'
		],
		['rules/a.ts', `export { a } from '../../other/rules/a.ts';`, 'game/reach'],
		['a/b/c/d/e.ts', `import { readFileSync } from 'node:fs';\nreadFileSync('x');`, 'game/reach'],
		['a/b/c/d/e.ts', `void import('../../../../../../src/x.ts');`, 'game/reach'],
		['screens/a.ts', `void import('./../../../src/x.ts');`, 'game/reach'],
		['screens/a.ts', `void import(name);`, 'game/reach'],
		['screens/a.ts', `void import('https://example.org/x.js');`, 'game/reach'],
		['screens/a.ts', `void import('data:text/javascript,1');`, 'game/reach'],
		['rules/a.ts', `[]['filter']['constructor']('return process')();`, 'no-restricted-syntax'],
		['rules/a.ts', `(() => 1).constructor('return process')();`, 'no-restricted-syntax'],
		['rules/a.ts', `const { constructor: all } = [];\nall();`, 'no-restricted-syntax'],
		['rules/a.ts', 'export const all = ([] as never)[`constructor`];', 'no-restricted-syntax'],
		[
			'rules/a.ts',
			`const key = 'constructor';\nexport const all = (one: never) => one[key];`,
			'no-restricted-syntax'
		],
		['rules/a.ts', `Array.prototype.map = () => [];`, 'no-restricted-syntax'],
		[
			'words/a.ts',
			`export const all = (one: object) => Object.getPrototypeOf(one) as object;`,
			'no-restricted-properties'
		],
		[
			'rules/a.ts',
			`export const all = (one: object) => Object.getOwnPropertyDescriptors(one);`,
			'no-restricted-properties'
		],
		['rules/a.ts', `export type A = import('../../../src/x.ts').A;`, 'game/reach'],
		['screens/a.ts', `setTimeout('go()', 1);`, 'no-restricted-syntax'],
		['rules/a.ts', `Math['ran' + 'dom']();`, 'no-restricted-syntax'],
		['rules/a.ts', `let seen = 0;\nseen++;`, 'no-restricted-syntax'],
		['rules/a.ts', `export const memo = new Map<string, number>();`, 'no-restricted-syntax'],
		[
			'rules/a.ts',
			`export const hour = new Intl.DateTimeFormat('en').format();`,
			'no-restricted-globals'
		],
		['rules/a.ts', `Reflect.get(Math, 'random');`, 'no-restricted-globals'],
		['rules/a.ts', `global.process.exit();`, 'no-restricted-globals'],
		['screens/a.ts', `document.defaultView?.fetch('x');`, 'no-restricted-globals'],
		['screens/a.ts', `location.href = 'x';`, 'no-restricted-globals'],
		['screens/a.ts', `new Image().src = 'x';`, 'no-restricted-globals'],
		[
			'screens/a.ts',
			`export const draw = (node: Element) => (node.innerHTML = 'x');`,
			'no-restricted-syntax'
		],
		['screens/a.ts', `export const there = 'https://example.org/x.png';`, 'no-restricted-syntax'],
		[
			'screens/a.ts',
			'export const there = (x: string) => `//example.org/${x}`;',
			'no-restricted-syntax'
		],
		[
			'screens/A.svelte',
			`<svelte:head><script src="https://example.org/x.js"></script></svelte:head>`,
			'no-restricted-syntax'
		],
		['screens/A.svelte', `<iframe title="x" srcdoc="x"></iframe>`, 'no-restricted-syntax'],
		[
			'screens/A.svelte',
			`<form action="https://example.org/"><input /></form>`,
			'no-restricted-syntax'
		],
		['screens/A.svelte', `<img alt="" src="https://example.org/x.png" />`, 'no-restricted-syntax'],
		...[
			`<div style="background: url(//example.org/x.png)"></div>`,
			`<div style:background="url('https://example.org/x.png')"></div>`,
			`<div></div><style>div { background: image-set('//example.org/x.png' 1x); }</style>`,
			`<a href="javascript:go()">x</a>`,
			`<button {...{ onclick: 'go()' }}>x</button>`
		].map((code): [string, string, string] => ['screens/A.svelte', code, 'no-restricted-syntax']),
		[
			'rules/a.ts',
			`export const go = ({ ['cons' + 'tructor']: all }: never): unknown => all;`,
			'no-restricted-syntax'
		],
		[
			'screens/a.ts',
			`import { createRawSnippet } from 'svelte';\ncreateRawSnippet(() => ({ render: () => 'x' }));`,
			'no-restricted-syntax'
		],
		[
			'screens/a.ts',
			`import * as all from 'svelte';\nall.createRawSnippet(() => ({ render: () => 'x' }));`,
			'no-restricted-syntax'
		],
		['screens/a.ts', `import { html } from 'svelte/internal/client';\nhtml();`, 'game/reach'],
		['screens/a.ts', `import { render } from 'svelte/server';\nrender();`, 'game/reach'],
		[
			'screens/a.ts',
			`export const go = (event: UIEvent) => event.view?.fetch('x');`,
			'no-restricted-syntax'
		],
		['words/a.ts', `new RTCPeerConnection();`, 'no-restricted-globals'],
		['rules/a.ts', `export const now = () => Temporal.Now.instant();`, 'no-restricted-globals'],
		[
			'screens/A.svelte',
			`<p>x</p>\n<style>p { background: url(https://example.org/x.png); }</style>`,
			'no-restricted-syntax'
		],
		[
			'screens/A.svelte',
			`<script lang="ts">let html = 'x';</script>{@html html}`,
			'svelte/no-at-html-tags'
		]
	])('%s: %s', async (file, code, rule) => {
		expect(await ruleOf(file, code)).toContain(rule);
	});

	test.each([
		[
			'words/a.ts',
			`import { whole } from 'borrowed-earth/kit/schema.ts';\nimport { a } from '../rules/a.ts';\na(whole);`
		],
		[
			'screens/A.svelte',
			`<script lang="ts">import { tick } from 'svelte';\nvoid tick();</script>\n<svg xmlns="http://www.w3.org/2000/svg"></svg>\n<style>svg { color: red; }</style>`
		],
		['screens/a.ts', `void import('../words/refusals.ts');`],
		['index.ts', `export const source = 'https://example.org/rules';`],
		['rules/a.ts', `export const NAMES = new Map([['a', 1]]);`],
		['test/a.test.ts', `import { always } from 'borrowed-earth/testing';\nalways();`]
	])('and lets %s reach for %s', async (file, code) => {
		expect((await ruleOf(file, code)).filter((rule) => rule !== 'no-undef')).toEqual([]);
	});

	test('the examples reach for nothing else', async () => {
		const results = await new ESLint().lintFiles('examples/*/**/*.{ts,svelte}');
		expect(results.length).toBeGreaterThan(20);
		expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
	});
});

test('docs/modules.md says how many lines the examples have', () => {
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
	const linesOf = (patterns: readonly string[], cwd = 'examples/tidepool') =>
		globSync([...patterns], { cwd })
			.map((file) => readFileSync(join(cwd, file), 'utf8').split('\n').length - 1)
			.reduce((sum, lines) => sum + lines, 0);
	const said = (what: string) => {
		const row = docs.split('\n').find((line) => line.startsWith(`| ${what}`));
		return Number(row?.split('|')[2]?.replace(',', ''));
	};
	for (const [what, ...patterns] of PARTS) expect(said(what), what).toBe(linesOf(patterns));
	expect(said('**in English, with paper**')).toBe(linesOf(PARTS.flatMap(([, ...all]) => all)));
	const [, lines, rules] = /has (\d+) lines in English and German, rules (\d+)/.exec(docs) ?? [];
	const market = (...files: readonly string[]) => linesOf(files, 'examples/low-tide-market');
	expect(Number(lines)).toBe(market('**/*.*'));
	expect(Number(rules)).toBe(market('rules/*', 'index.ts'));
});
