/** What a process loads when it opens, and how many connections it takes. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadAll, mostConnections } from '../../../src/lib/server/base/parts.ts';

const limits = (files: string) =>
	`Limit                     Soft Limit           Hard Limit           Units
Max processes             7000                 7000                 processes
Max open files            ${files}              1048576              files
`;

test('there are always fewer connections than files that may be open', () => {
	expect(mostConnections(limits('4096'))).toBe(3_896);
	expect(mostConnections(limits('1048576'))).toBe(20_000);
	expect(mostConnections(limits('unlimited'))).toBe(824);
	expect(mostConnections('')).toBe(824);
	for (const files of [64, 128, 256, 300]) {
		expect(mostConnections(limits(String(files)))).toBeLessThanOrEqual(Math.max(files / 4, 100));
	}
});

test('every part of a built server is loaded at once, those in folders too, and nothing else', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'borrowed-earth-parts-'));
	mkdirSync(join(folder, 'chunks'));
	const part = (name: string) => `(globalThis.loadedParts ??= []).push('${name}');`;
	writeFileSync(join(folder, 'index.js'), part('index'));
	writeFileSync(join(folder, 'chunks', 'door.js'), part('door'));
	writeFileSync(join(folder, 'chunks', 'door.js.map'), 'no code');
	await loadAll(folder);
	const { loadedParts } = globalThis as { loadedParts?: string[] };
	expect(loadedParts?.toSorted()).toEqual(['door', 'index']);
});
