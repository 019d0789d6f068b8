/** What runs after a change is what guards it. */
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { JOURNEYS } from '../../scripts/testing/journeys.mjs';
import { filesOf, gameOf, GUARDS, guardsOf, PLACES } from '../../scripts/testing/rooms.mjs';
import { codeOfElsewhere, narrowed, quick } from '../../scripts/testing/since.mjs';
import { beyond, STEPS } from '../../scripts/testing/steps.mjs';
import { newFolder } from '../folder.ts';

const steps = [...STEPS, ...beyond('1')];
const named = (changed: readonly string[]) =>
	new Map(narrowed(steps, changed).map(({ name, command }) => [name, command.join(' ')]));
/** The browser tests that run, by name. */
const browser = (...changed: string[]) =>
	(named(changed).get('browser') ?? '').match(/(?<=test\/e2e\/)(games\/)?[\w-]+(?=\.test)/g) ?? [];

describe('a file that all games lean on', () => {
	test.each(['src/lib/games/boards.ts', 'src/lib/games/lists/x.ts'])('%s: all of them', (path) => {
		const conform = named([path]).get('conform') ?? '';
		expect(conform).not.toContain('--game ');
		expect(conform).toContain('conform');
		expect(browser(path)).toEqual(
			expect.arrayContaining(['games/hunt', 'games/wrecktangle', 'still', 'lesson'])
		);
	});

	test('the kit is behind every page', () => {
		expect(guardsOf('src/lib/games/kit/pictures.ts')).toBe('all');
		expect(named(['src/lib/games/kit/pictures.ts']).get('conform')).not.toContain('--game ');
	});
});

test('a file of one game is guarded by that game', () => {
	const changed = ['src/lib/games/hunt/rules/rules.ts'];
	expect(named(changed).get('conform')).toMatch(/--game hunt$/);
	expect(browser(...changed)).toContain('games/hunt');
	expect(browser(...changed)).not.toContain('games/timelock');
	expect(gameOf('messages/de/hunt.json')).toBe('hunt');
	expect(gameOf('src/lib/games/boards.ts')).toBeUndefined();
});

test.each([
	['src/lib/server/cluster/cluster.ts', 'cluster', 'lesson'],
	['src/lib/print/pdf.ts', 'told', 'cluster'],
	['src/lib/print/pdf.ts', 'weight', 'games/hunt'],
	['src/lib/server/people/people.ts', 'class', 'games/hunt'],
	['messages/pl/desk.json', 'languages', 'cluster'],
	['src/lib/pieces/Wall.svelte', 'games/chicken-run', 'cluster'],
	['src/routes/workshop/[workshop]/Desk.svelte', 'powers', 'games/hunt'],
	['test/e2e/waiting.test.ts', 'waiting', 'lesson']
])('%s runs %s and not %s', (path, guard, other) => {
	expect(browser(path)).toContain(guard);
	expect(browser(path)).not.toContain(other);
});

test('what no browser sees runs none, and builds nothing', () => {
	const run = named(['docs/api.md', 'bench/print.ts']);
	expect([run.has('browser'), run.has('build'), run.has('engines')]).toEqual([false, false, false]);
	expect(run.has('format') || !existsSync('docs/api.md')).toBe(true);
});

test('a text that the whole tree is written in runs the whole', () => {
	const run = named(['package.json']);
	for (const { name, command } of steps)
		if (run.has(name) && name !== 'browser') expect(run.get(name)).toBe(command.join(' '));
	expect(browser('package.json')).toEqual(
		expect.arrayContaining(['lesson', 'games/hunt', 'crash'])
	);
});

test('what stays out of `npm test` is run for what it guards', () => {
	const run = named(['src/lib/server/storage/postgres/seal.ts']);
	expect(run.get('long')).toContain('related');
	expect(run.has('components')).toBe(false);
	expect(named(['src/lib/ui/Dialog.svelte']).has('components')).toBe(true);
});

test('at once: types, lint and format of what changed, and the tests that stand where it does', () => {
	const commands = quick(STEPS, ['scripts/testing/since.mjs', 'src/lib/server/base/names.ts']);
	const unit = commands.find(({ name }) => name === 'unit')?.command ?? [];
	expect(unit).toContain('test/server/base/names.test.ts');
	expect(commands.map(({ name }) => name)).not.toContain('build');
});

test('the code of games that git does not know is checked, and so are its tests', () => {
	const at = newFolder();
	for (const file of [
		'rules/state.ts',
		'test/tide.test.ts',
		'RULES.md',
		'node_modules/a/index.js'
	]) {
		mkdirSync(join(at, 'games/tide', file, '..'), { recursive: true });
		writeFileSync(join(at, 'games/tide', file), '');
	}
	const found = codeOfElsewhere(at).toSorted();
	expect(found).toEqual(['games/tide/rules/state.ts', 'games/tide/test/tide.test.ts']);
	const commands = quick(STEPS, found);
	expect(commands.map(({ name }) => name)).toEqual(expect.arrayContaining(['types', 'messages']));
});

test('every test that a room or a journey names is there', () => {
	for (const name of GUARDS) expect(filesOf([name]), name).not.toEqual([]);
	for (const file of JOURNEYS) expect(existsSync(file), file).toBe(true);
});

test('every room that has tests of its own is there', () => {
	const files = globSync('{src,scripts,messages,test}/**/*.*');
	for (const place of PLACES)
		expect(
			files.some((file) => place.test(file)),
			String(place)
		).toBe(true);
});

test('each browser test guards some room', () => {
	const guarding = new Set(filesOf([...GUARDS, 'games/*', 'engines/*']));
	const alone = filesOf(['*']).filter((file) => !guarding.has(file));
	// whatever has no room of its own runs these as well
	expect(alone).toEqual([]);
});
