/** What a teacher sees of a bundle: its start file and READ ME, as texts; Windows and macOS themselves are not here to try them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isOld } from '../../../scripts/bundle/nodes.mjs';
import { PLATFORMS } from '../../../scripts/bundle/platforms.mjs';
import { packageOf } from '../../../scripts/bundle/reached.mjs';
import { readMe } from '../../../scripts/bundle/readMe.mjs';
import { startFile } from '../../../scripts/bundle/startFiles.mjs';

const LANGUAGES = ['en', 'ar', 'de', 'es', 'fr', 'pl', 'uk'];
const all = Object.entries(PLATFORMS);

test('the batch file of Windows has its line ends, quotes every path, goes to network folders too, and stays open after an error', () => {
	const text = startFile(PLATFORMS['win-x64'] ?? expect.unreachable(), LANGUAGES);
	expect(text.split('\r\n').join('').includes('\n')).toBe(false);
	for (const line of [
		'pushd "%~dp0"',
		'"app\\node\\node.exe" "app\\start\\start.js"',
		'if not "%errorlevel%"=="0" pause'
	])
		expect(text.split('\r\n')).toContain(line);
	// a command window that reads other letters is sure to read what runs the program
	expect(text.slice(0, text.indexOf(':unpack'))).toMatch(/^[ -~\r\n]+exit \/b\r\n$/);
});

test.each(all)(
	'the start file of %s asks to unpack the zip in every language, in words that it does not read as signs',
	(_, platform) => {
		const said = startFile(platform, LANGUAGES)
			.split(/\r?\n/)
			.filter((line) => line.startsWith('echo '));
		expect(said).toHaveLength(LANGUAGES.length);
		const words = platform.os === 'win32' ? /^echo [^&|<>^%]+$/ : /^echo '[^']+'$/;
		expect(said.filter((line) => !words.test(line))).toEqual([]);
	}
);

test('alone in a folder, as some viewers of zips put it there, the start file says so and ends', () => {
	const place = mkdtempSync(join(tmpdir(), 'borrowed-earth-'));
	const file = join(place, 'Start.sh');
	writeFileSync(file, startFile(PLATFORMS['linux-x64'] ?? expect.unreachable(), LANGUAGES));
	const { status, stdout, stderr } = spawnSync('sh', [file], { encoding: 'utf8' });
	expect([status, stderr]).toEqual([1, '']);
	expect(stdout).toContain('Entpacken Sie zuerst die Zip-Datei');
	rmSync(place, { recursive: true });
});

test.each(['darwin-arm64', 'linux-x64'])(
	'the start file of %s goes to its own folder first',
	(name) => {
		const lines = startFile(PLATFORMS[name] ?? expect.unreachable(), LANGUAGES).split('\n');
		expect(lines.slice(0, 2)).toEqual(['#!/bin/sh', 'cd "$(dirname "$0")" || exit 1']);
		expect(lines.some((line) => line.startsWith('xattr'))).toBe(name.startsWith('darwin'));
	}
);

describe.each(all)('the READ ME of %s', (_, platform) => {
	const page = readMe(platform, LANGUAGES);

	test('says all in every language, and names the start file and the data folder', () => {
		expect(page.match(/<section /g)).toHaveLength(LANGUAGES.length);
		expect(page.split(platform.start).length).toBeGreaterThan(LANGUAGES.length);
		expect(page.split(platform.data)).toHaveLength(LANGUAGES.length + 1);
		expect(page).toContain('lang="ar" dir="rtl"');
		expect(page).not.toMatch(/[{]\w+[}](?![^<]*<\/style>)|undefined/);
	});

	test('gives the line for a terminal on Linux alone, with quotes that a terminal reads', () => {
		expect(page.includes('<bdi>sh "Start Borrowed Earth.sh"</bdi>')).toBe(platform.os === 'linux');
	});

	test('asks nobody for anything: no script, no picture, no link elsewhere', () => {
		expect(page).not.toMatch(/<script|<img|src=|https?:/);
	});
});

test.each([
	['24.0.0', true],
	['24.19.9', true],
	['24.20.0', false],
	['23.99.0', true],
	['26.0.0', false]
])('Node %s is old beside 24.21.0: %s', (version, expected) => {
	expect(isOld(version, '24.21.0')).toBe(expected);
});

test.each([
	['yjs/dist/yjs.mjs', 'yjs'],
	['@noble/hashes/sha2.js', '@noble/hashes'],
	['linebreak/node_modules/base64-js/index.js', 'linebreak/node_modules/base64-js']
])('%s lies in the package %s', (file, expected) => {
	expect(packageOf(file)).toBe(expected);
});
