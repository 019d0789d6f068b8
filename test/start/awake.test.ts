/** A machine is kept awake by a program of its system's: these are programs of this one. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Awake, keeperOn } from '../../src/start/awake.mjs';
import { newFolder } from '../folder.ts';

let place = '';
beforeEach(() => {
	place = newFolder();
});
afterEach(() => {
	rmSync(place, { recursive: true });
});

/** A program that leaves a file while it runs. */
const running = () => join(place, 'running');
const KEEPER = `const fs = require('node:fs'); const file = process.argv[1];
process.on('SIGTERM', () => { fs.rmSync(file); process.exit(); });
fs.writeFileSync(file, ''); setInterval(() => {}, 1000);`;
const keeping = () => new Awake([process.execPath, '-e', KEEPER, running()]);

test('it is kept awake while phones are here, by one program, and may sleep afterwards', async () => {
	const awake = keeping();
	expect(awake.keep(false)).toBeNull();
	expect(awake.keep(true)).toBe(true);
	await expect.poll(() => existsSync(running())).toBe(true);
	expect(awake.keep(true)).toBe(true);
	expect(awake.keep(false)).toBeNull();
	await expect.poll(() => existsSync(running())).toBe(false);
	expect(awake.keep(true)).toBe(true);
	await expect.poll(() => existsSync(running())).toBe(true);
	awake.keep(false);
	await expect.poll(() => existsSync(running())).toBe(false);
});

test.each([
	['is not there', ['borrowed-earth-no-such-program']],
	['ends at once', [process.execPath, '-e', '']]
])('a program that %s keeps nobody awake, and that is said', async (_, command) => {
	const awake = new Awake(command as [string]);
	awake.keep(true);
	await expect.poll(() => awake.keep(true)).toBe(false);
	expect(awake.keep(false)).toBeNull();
	expect(awake.keep(true)).toBe(false);
});

test('on a system of which nothing is known it is said at once', () => {
	expect(new Awake(keeperOn('freebsd', 1)).keep(true)).toBe(false);
});

test.each(['darwin', 'win32', 'linux'] as const)('on %s it ends with our process', (platform) => {
	expect(keeperOn(platform, 4711)?.join(' ')).toMatch(/\b4711\b/);
});
