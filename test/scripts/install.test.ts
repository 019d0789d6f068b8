/** Whether something has to be made anew: when what it is made of was last changed. */
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newestOf, root } from '../../scripts/install.mjs';
import { newFolder } from '../folder.ts';

let folder = '';
beforeEach(() => {
	folder = newFolder();
	for (const name of ['en', 'paraglide']) mkdirSync(join(folder, name));
	writeFileSync(join(folder, 'en', 'desk.json'), '{}');
	for (const [name, second] of [
		['en/desk.json', 20],
		['en', 10],
		['paraglide', 90],
		['', 10]
	] as const)
		utimesSync(join(folder, name), second, second);
});
afterEach(() => {
	rmSync(folder, { recursive: true });
});
const newest = (...names: string[]) =>
	newestOf(names.map((name) => relative(root, join(folder, name))));

test('a folder is as new as the newest file in it, but for what tools put there', () => {
	expect(newest('')).toBe(20_000);
	expect(newest('en/desk.json', 'fr')).toBe(20_000);
});

test('what was taken out of a folder makes it newer', () => {
	rmSync(join(folder, 'en', 'desk.json'));
	expect(newest('en')).toBeGreaterThan(20_000);
});

test('where nothing is there, nothing is newer', () => {
	expect(newest('fr')).toBe(-Infinity);
});
