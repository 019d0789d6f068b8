import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { findGames, refuseClashes } from '../../scripts/games/found.mjs';
import { newGame } from '../../scripts/new-game.ts';
import { conform } from '../../src/lib/engine/conform.ts';
import type { AnyModule } from '../../src/lib/engine/module.ts';
import { readScenarios, runScenario } from '../../src/lib/engine/scenario.ts';
import { readRules } from '../../src/routes/games/rulebook.ts';
import { newFolder } from '../folder.ts';

const root = newFolder();

beforeAll(() => {
	mkdirSync(join(root, 'src/lib/games'), { recursive: true });
	mkdirSync(join(root, 'src/lib/server/http'), { recursive: true });
	cpSync('src/lib/server/base/codes.ts', join(root, 'src/lib/server/base/codes.ts'));
	cpSync('package.json', join(root, 'package.json'));
	const shared = [
		'node_modules',
		'src/lib/engine',
		'src/lib/pieces',
		'src/lib/games/kit',
		'src/lib/games/record'
	];
	for (const part of shared) symlinkSync(resolve(part), join(root, part));
});

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe.each([
	['last-straw', 'lastStraw', { players: [2, 3] }],
	['night-tide', 'nightTide', { secret: true, players: [2, 3, 4] }],
	['harbour-fair', 'harbourFair', { cards: true, players: [2, 3, 4, 5, 6] }]
] as const)('%s', (id, name, wish) => {
	let written: string[] = [];
	let module: AnyModule;
	const text = (path: string): string =>
		written.filter((file) => file.endsWith(path)).map(read)[0] ?? '';

	beforeAll(async () => {
		written = await newGame(root, id, wish);
		const made = (await import(
			/* @vite-ignore */ pathToFileURL(join(root, `games/${id}/index.ts`)).href
		)) as Record<string, AnyModule>;
		const found = made[name];
		if (!found) throw new Error(`no ${name} in ${Object.keys(made).join()}`);
		module = found;
	});

	test('keeps the contract before a line of it is changed, with the players that were asked for', () => {
		expect(module.id).toBe(id);
		expect(module.about.seats).toEqual(wish.players);
		expect(conform(module, { games: 20 })).toEqual([]);
	});

	test('is signed by nobody: whoever made what it is laid out from has not made this', () => {
		const { designers, year, source } = module.about;
		expect([designers, year, source]).toEqual([[], null, 'say where the rules were found']);
		expect(text('RULES.md')).toContain('**Designer**: who made it\n');
		expect(text('RULES.md')).not.toContain('MIT');
	});

	test('lies there whole before `npm run dev` takes it in', () => {
		expect(written.at(-1)).toBe(`games/${id}/game.json`);
	});

	test('says everywhere how many play', () => {
		const most = wish.players.at(-1) ?? 0;
		expect(text('RULES.md')).toContain(`**Players**: 2 to ${most} `);
		const said = text(`messages/en/${id}.json`).matchAll(/\w+ to \w+(?= can play this)/g);
		for (const [players] of said) expect(players).toBe(`2 to ${most}`);
	});

	test('has scenarios that pass, and name rules that its rules have', () => {
		const scenarios = readScenarios(JSON.parse(text('scenarios/rules.json')));
		const possible = scenarios.filter(({ seats }) => module.about.seats.includes(seats));
		expect(possible.flatMap((scenario) => runScenario(module, scenario))).toEqual([]);
		const { passages } = readRules(text('RULES.md'));
		const rules = passages.flatMap((one) => (one.kind === 'heading' ? [one.text] : [])).join(' ');
		for (const scenario of scenarios) expect(rules).toContain(/§\d+/.exec(scenario.name)?.[0]);
	});

	test('says every message that is among its texts, and no other', () => {
		const texts = Object.keys(JSON.parse(text(`messages/en/${id}.json`)) as object);
		const said = written
			.filter((file) => /\.(ts|svelte)$/.test(file))
			.flatMap((file) => [...read(file).matchAll(/\bm\.(\w+)/g)].map(([, key]) => key ?? ''))
			.filter((key) => !/^(piece|plain|ending)_/.test(key)); // the house's own, which any game may say
		expect([...new Set(said)].toSorted()).toEqual(texts.toSorted());
	});

	test('lies in its own folder alone, and sync takes it in', () => {
		for (const file of written) expect(file).toMatch(new RegExp(`^games/${id}/`));
		const found = findGames(root);
		expect(found.map((game) => game.id)).toContain(id);
		expect(() => {
			refuseClashes(root, found);
		}).not.toThrow();
		expect(written.map(read).join('')).not.toMatch(/tidepool|low.?tide|__\w+__/i);
	});
});

test('a name that is taken or cannot be one is refused', async () => {
	await expect(newGame(root, 'last-straw')).rejects.toThrow(/is there already/);
	for (const name of ['', 'Last', '../x', 'a--b', '1st', 'a_b']) {
		await expect(newGame(root, name)).rejects.toThrow(/no name for a game/);
	}
});
