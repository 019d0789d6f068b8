/** The zips for all five machines, as they are made on one: what they hold is read, though four of them cannot be started here. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { madeFor } from '../../scripts/bundle/machine.mjs';
import { PLATFORMS, machineOf } from '../../scripts/bundle/platforms.mjs';
import { modesIn } from './unpacking.ts';
import { newFolder } from '../folder.ts';

let place = '';
const zips = new Map<string, Buffer>();

/** Makes all five in a folder. Those for Macs come with an older Node, which npm has. */
function make(out: string): void {
	const args = ['scripts/bundle/make.mjs', '--old-node', '--out', out];
	const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
	expect([status, stderr]).toEqual([0, '']);
}

beforeAll(() => {
	place = newFolder();
	make(join(place, 'dist'));
	for (const file of globSync('*.zip', { cwd: join(place, 'dist') }))
		zips.set(
			file.replace(/^borrowed-earth-[\d.]+-|\.zip$/g, ''),
			readFileSync(join(place, 'dist', file))
		);
}, 600_000);
afterAll(() => {
	rmSync(place, { recursive: true });
});

const sumsIn = (folder: string) => readFileSync(join(place, folder, 'SHA256SUMS'), 'utf8');

test('a second run gives the same bytes, and the sums are those of the files', () => {
	make(join(place, 'again'));
	expect(sumsIn('again')).toBe(sumsIn('dist'));
	const sums = [...zips.values()].map((zip) => createHash('sha256').update(zip).digest('hex'));
	expect(
		sumsIn('dist')
			.match(/^[\da-f]{64}/gm)
			?.toSorted()
	).toEqual(sums.toSorted());
}, 600_000);

/** What Windows gives no file: signs, a dot or space at the end, names of devices. */
const FORBIDDEN = /[<>:"|?*\\\p{Cc}]|[ .](\/|$)|(^|\/)(con|nul|aux|prn|com\d|lpt\d)(\.|\/|$)/iu;

describe.each(Object.entries(PLATFORMS))('the zip for %s', (name, platform) => {
	const zip = () => zips.get(name) ?? expect.unreachable();
	const names = () => [...modesIn(zip()).keys()];
	/** A file's bytes, by the end of its path. */
	const bytesOf = (end: string) => {
		const [bytes] = Object.values(unzipSync(zip(), { filter: (file) => file.name.endsWith(end) }));
		return Buffer.from(bytes ?? expect.unreachable());
	};

	test('is soon unpacked: its size, its files and their paths keep to what old laptops and sticks bear', () => {
		const sizes: number[] = [];
		unzipSync(zip(), { filter: ({ originalSize }) => sizes.push(originalSize) === 0 });
		expect(zip().length).toBeLessThanOrEqual(110e6);
		expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250e6);
		expect(sizes.length).toBeLessThanOrEqual(1_200);
		expect(Math.max(...names().map((path) => path.length))).toBeLessThanOrEqual(120);
	});

	test('holds what is needed and no more, in names that every system can write', () => {
		const start = `Borrowed Earth/${platform.start}`;
		expect(names().filter((path) => !path.startsWith('Borrowed Earth/app/'))).toEqual([
			'Borrowed Earth/READ ME FIRST.html',
			start
		]);
		expect(names().filter((path) => FORBIDDEN.test(path))).toEqual([]);
		expect(names().filter((path) => /\.(br|map|ts|svelte)$|\/app\/src\//.test(path))).toEqual([]);
		expect(new Set(names().map((path) => path.toLowerCase())).size).toBe(names().length);
	});

	test('marks as programs Node and the start file alone', () => {
		const programs = [...modesIn(zip())].filter(([, mode]) => mode !== 0o644);
		const node = platform.os === 'win32' ? 'node.exe' : 'node';
		expect(programs.map(([path, mode]) => [basename(path), mode]).toSorted()).toEqual(
			[
				[platform.start, 0o755],
				[node, 0o755]
			].toSorted()
		);
	});

	test('has the Node and the one database library of its machine, and Node with its maker’s signature where systems ask', () => {
		const node = madeFor(bytesOf(platform.os === 'win32' ? '/node/node.exe' : '/node/node'));
		expect(node).toEqual({ machine: machineOf(platform), signed: platform.os !== 'linux' });
		expect(names().filter((path) => path.endsWith('.node'))).toHaveLength(1);
		expect(madeFor(bytesOf('.node'))?.machine).toBe(machineOf(platform));
	});

	test('has a start file whose lines end as its system reads them, and that names what is there', () => {
		const text = bytesOf(platform.start).toString();
		const lines = text.split(platform.os === 'win32' ? '\r\n' : '\n');
		expect(lines.join('')).not.toMatch(/[\r\n]/);
		const run = lines.find((line) => /^(exec |")app/.test(line)) ?? '';
		const named = run.match(/app[\\/][\w.\\/]+/g) ?? [];
		expect(named).toHaveLength(2);
		for (const path of named)
			expect(names()).toContain(`Borrowed Earth/${path.replaceAll('\\', '/')}`);
	});
});
