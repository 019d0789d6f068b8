import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { newGame } from '../../scripts/new-game.ts';
import { conform } from '../../src/lib/engine/conform.ts';
import type { AnyModule } from '../../src/lib/engine/module.ts';
import { readScenarios, runScenario } from '../../src/lib/engine/scenario.ts';
import { readRules } from '../../src/routes/games/rulebook.ts';

const root = mkdtempSync(join(tmpdir(), 'borrowed-earth-'));
const LISTS = ['registry', 'words'].map((file) => `src/lib/games/${file}.ts`);
let written: string[] = [];
let module: AnyModule;

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const text = (path: string): string =>
	written.filter((file) => file.endsWith(path)).map(read)[0] ?? '';

beforeAll(async () => {
	mkdirSync(join(root, 'src/lib/games'), { recursive: true });
	for (const file of LISTS) cpSync(file, join(root, file), { recursive: true });
	for (const shared of ['node_modules', 'src/lib/engine', 'src/lib/games/kit']) {
		symlinkSync(resolve(shared), join(root, shared));
	}
	written = newGame(root, 'last-straw');
	const made = (await import(
		/* @vite-ignore */ pathToFileURL(join(root, 'src/lib/games/last-straw/index.ts')).href
	)) as { lastStraw: AnyModule };
	module = made.lastStraw;
});

test('a new game keeps the contract before a line of it is changed', () => {
	expect(module.id).toBe('last-straw');
	expect(conform(module, { games: 20 })).toEqual([]);
});

test('its scenarios pass, and name rules that its rules have', () => {
	const scenarios = readScenarios(JSON.parse(text('last-straw/rules.json')));
	expect(scenarios.flatMap((scenario) => runScenario(module, scenario))).toEqual([]);
	const { passages } = readRules(text('RULES.md'));
	const rules = passages.flatMap((one) => (one.kind === 'heading' ? [one.text] : [])).join(' ');
	for (const { name } of scenarios) expect(rules).toContain(/§\d+/.exec(name)?.[0]);
});

test('every message that it says is among its texts', () => {
	const texts = Object.keys(JSON.parse(text('last-straw.json')) as object);
	const said = written
		.filter((file) => /games\/last-straw\/.*\.(ts|svelte)$/.test(file))
		.flatMap((file) => [...read(file).matchAll(/\bm\.(last_straw_\w+)/g)])
		.map(([, key]) => key);
	expect([...new Set(said)].toSorted()).toEqual(texts.toSorted());
});

test('it is entered once wherever all games stand, and nothing else changes there', () => {
	for (const file of LISTS) {
		const before = readFileSync(file, 'utf8').split('\n');
		const after = read(file).split('\n');
		const added = after.filter((line) => !before.includes(line)).join('\n');
		expect(added, file).toMatch(/last-?straw/i);
		const kept = after.map((line) => line.replace(/,$/, ''));
		for (const line of before) expect(kept, file).toContain(line.replace(/,$/, ''));
	}
});

test('a name that is taken or cannot be one is refused, and nothing is written', () => {
	const before = LISTS.map(read);
	expect(() => newGame(root, 'last-straw')).toThrow(/is there already/);
	for (const name of ['', 'Last', '../x', 'a--b', '1st', 'a_b']) {
		expect(() => newGame(root, name)).toThrow(/no name for a game/);
	}
	expect(LISTS.map(read)).toEqual(before);
});
