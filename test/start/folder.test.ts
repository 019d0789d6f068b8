/** Where the data of a bundle lie. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dataFolder, isLookedInto, isShared } from '../../src/start/folder.mjs';

describe('the data folder', () => {
	let beside = '';
	beforeEach(() => {
		beside = mkdtempSync(join(tmpdir(), 'borrowed-earth-'));
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
	['C:\\Users\\Eva\\OneDrive - Schule\\Borrowed Earth\\Data', true],
	['\\\\server\\eva\\Data', true],
	['/Users/eva/Library/Mobile Documents/Data', true],
	['/home/eva/Nextcloud/Data', true],
	['C:\\Users\\Eva\\AppData\\Local\\Borrowed Earth', false],
	['/media/eva/STICK/Borrowed Earth/Data', false]
])('%s is synchronised or on a drive of a network: %s', (folder, expected) => {
	expect(isShared(folder)).toBe(expected);
});

test.each([
	['C:\\Users\\Eva\\AppData\\Local\\Temp\\Temp1_borrowed-earth.zip\\Borrowed Earth\\app', true],
	['C:\\Users\\Eva\\AppData\\Local\\Temp\\7zO4C2\\Borrowed Earth\\app', true],
	['C:\\Users\\Eva\\AppData\\Local\\Temp\\Rar$EXa12.34\\Borrowed Earth\\app', true],
	['C:\\Users\\Eva\\Downloads\\borrowed-earth-0.3.0-win-x64\\Borrowed Earth\\app', false],
	['/tmp/borrowed-earth/app', false]
])('%s is looked into inside of a zip: %s', (program, expected) => {
	expect(isLookedInto(program)).toBe(expected);
});
