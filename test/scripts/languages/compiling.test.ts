/** Compiled messages are whole, whenever somebody looks at them. */
import { spawnSync } from 'node:child_process';
import {
	cpSync,
	mkdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	utimesSync,
	writeFileSync
} from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../folder.ts';

const tree = newFolder();
const at = (...path: string[]) => join(tree, ...path);
const text = at('messages', 'en', 'app.json');
const compiled = at('src', 'lib', 'paraglide', 'messages', 'en.js');
/** A text that is changed so soon after the last compiling would be as old as it. */
let second = Date.now() / 1_000 + 10;

function say(words: string) {
	writeFileSync(text, JSON.stringify({ hello: words }));
	second += 10;
	utimesSync(text, second, second);
}

beforeAll(() => {
	for (const part of ['scripts', 'src/lib/server/base', 'package-lock.json'])
		cpSync(part, at(part), { recursive: true });
	for (const folder of ['messages/en', 'project.inlang'])
		mkdirSync(at(folder), { recursive: true });
	symlinkSync(resolve('node_modules'), at('node_modules'));
	const settings = { baseLocale: 'en', locales: ['en'] };
	writeFileSync(at('project.inlang', 'settings.json'), JSON.stringify(settings));
});
afterAll(() => {
	rmSync(tree, { recursive: true });
});
beforeEach(() => {
	say('Hello');
	expect(compile().status).toBe(0);
	expect(readFileSync(compiled, 'utf8')).toContain('Hello');
});

const compile = (...flags: string[]) =>
	spawnSync(process.execPath, [...flags, at('scripts', 'languages', 'compile.mjs')], {
		cwd: tree,
		encoding: 'utf8'
	});

/** A process that ends as by a power cut when it first does this to a file. */
function cutAt(deed: 'renameSync' | 'writeFileSync') {
	const ends = at('ends.mjs');
	const lines = [
		`import fs from 'node:fs';`,
		`import { syncBuiltinESMExports } from 'node:module';`,
		`fs.${deed} = () => process.kill(process.pid, 'SIGKILL');`,
		`syncBuiltinESMExports();`
	];
	writeFileSync(ends, lines.join('\n'));
	return compile('--import', pathToFileURL(ends).href);
}

test.each(['renameSync', 'writeFileSync'] as const)(
	'a compiling that is broken off at its first %s leaves what was there whole, and is made good the next time',
	(deed) => {
		say('Good morning');
		expect(cutAt(deed).signal).toBe('SIGKILL');
		expect(readFileSync(compiled, 'utf8')).toContain('Hello');
		expect(compile().status).toBe(0);
		expect(readFileSync(compiled, 'utf8')).toContain('Good morning');
	}
);

test.each([
	[
		'is missing',
		() => {
			rmSync(compiled);
		}
	],
	[
		'was cut',
		() => {
			writeFileSync(compiled, readFileSync(compiled).subarray(0, 100));
		}
	]
])('a compiled file that %s is noticed', (_what, harm) => {
	const whole = readFileSync(compiled, 'utf8');
	harm();
	expect(compile().status).toBe(0);
	expect(readFileSync(compiled, 'utf8')).toBe(whole);
});

test('what is whole and new is left alone', () => {
	const list = at('src', 'lib', 'paraglide', 'compiled.json');
	writeFileSync(list, readFileSync(list));
	utimesSync(list, second + 5, second + 5);
	const before = readFileSync(list, 'utf8');
	writeFileSync(compiled, readFileSync(compiled, 'utf8').replace('Hello', 'HELLO'));
	expect(compile().status).toBe(0);
	expect(readFileSync(compiled, 'utf8')).toContain('HELLO');
	expect(readFileSync(list, 'utf8')).toBe(before);
});

test('where a text alone was changed, no file is written in which nothing is new', () => {
	const timeOf = (path: string) => statSync(path).mtimeMs;
	const registry = at('src', 'lib', 'paraglide', 'registry.js');
	const [still, before] = [timeOf(registry), timeOf(compiled)];
	say('Good morning');
	expect(compile().status).toBe(0);
	expect(timeOf(compiled)).toBeGreaterThan(before);
	expect(timeOf(registry)).toBe(still);
});

test('a text that was changed is put in its place: all is as if everything had been compiled', () => {
	const index = at('src', 'lib', 'paraglide', 'messages', '_index.js');
	const both = () => [compiled, index].map((file) => readFileSync(file, 'utf8'));
	const before = both();
	say('Good morning');
	expect(compile().status).toBe(0);
	const put = both();
	expect(put).not.toEqual(before);
	rmSync(index);
	expect(compile().status).toBe(0);
	expect(put).toEqual(both());
});

test('a message that came, went or is given something else is more than a text', () => {
	for (const texts of [
		{ hello: 'Hello', more: 'More' },
		{ hello: 'Hello {name}' },
		{ more: 'More' }
	]) {
		writeFileSync(text, JSON.stringify(texts));
		second += 10;
		utimesSync(text, second, second);
		expect(compile().status).toBe(0);
		const code = readFileSync(compiled, 'utf8');
		const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
		expect(names.toSorted()).toEqual(Object.keys(texts).toSorted());
		expect(code.includes('name: NonNullable')).toBe(
			'hello' in texts && texts.hello.includes('{name}')
		);
	}
});
