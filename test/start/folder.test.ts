/** Where the data of a bundle lie. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dataFolder, isLookedInto, isShared } from '../../src/start/folder.mjs';
import { newFolder } from '../folder.ts';

describe('the data folder', () => {
	let beside = '';
	beforeEach(() => {
		beside = newFolder();
	});
	afterEach(() => {
		rmSync(beside, { recursive: true });
	});
	const folder = (platform: string, env = {}, set?: string) =>
		dataFolder({ set, beside, home: '/home/eva', platform, env });

	test('is the one that is set, before all others', () => {
		mkdirSync(join(beside, 'Data'));
		expect(folder('linux', {}, '/srv/earth')).toBe('/srv/earth');
	});

	test('is `Data` beside the start file, where somebody made it', () => {
		mkdirSync(join(beside, 'Data'));
		expect(folder('win32', { LOCALAPPDATA: '/x' })).toBe(join(beside, 'Data'));
	});

	test.each([
		['linux', {}, '/home/eva/.local/share/borrowed-earth'],
		['linux', { XDG_DATA_HOME: '/home/eva/data' }, '/home/eva/data/borrowed-earth'],
		['linux', { XDG_DATA_HOME: 'data' }, '/home/eva/.local/share/borrowed-earth'],
		['darwin', {}, '/home/eva/Library/Application Support/Borrowed Earth'],
		['win32', { LOCALAPPDATA: '/Users/eva/Local' }, '/Users/eva/Local/Borrowed Earth'],
		['win32', {}, '/home/eva/AppData/Local/Borrowed Earth']
	])('on %s with %j is the user’s own: %s', (platform, env, expected) => {
		expect(folder(platform, env).replaceAll('\\', '/')).toBe(expected);
	});
});

test.each([
	{
		what: 'synchronised, or on a drive of a network',
		asked: isShared,
		yes: [
			'C:\\Users\\Eva\\OneDrive - Schule\\Borrowed Earth\\Data',
			'\\\\server\\eva\\Data',
			'/Users/eva/Library/Mobile Documents/Data',
			'/home/eva/Nextcloud/Data'
		],
		no: ['C:\\Users\\Eva\\AppData\\Local\\Borrowed Earth', '/media/eva/STICK/Borrowed Earth/Data']
	},
	{
		what: 'looked into inside of a zip',
		asked: isLookedInto,
		yes: [
			'C:\\Users\\Eva\\AppData\\Local\\Temp\\Temp1_borrowed-earth.zip\\Borrowed Earth\\app',
			'C:\\Users\\Eva\\AppData\\Local\\Temp\\7zO4C2\\Borrowed Earth\\app',
			'C:\\Users\\Eva\\AppData\\Local\\Temp\\Rar$EXa12.34\\Borrowed Earth\\app'
		],
		no: [
			'C:\\Users\\Eva\\Downloads\\borrowed-earth-0.3.0-win-x64\\Borrowed Earth\\app',
			'/tmp/borrowed-earth/app'
		]
	}
])('a folder that is $what is known by its path', ({ asked, yes, no }) => {
	expect(yes.filter((folder) => !asked(folder))).toEqual([]);
	expect(no.filter(asked)).toEqual([]);
});
