import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { replay, type Entry } from '../../../src/lib/engine/referee.ts';
import { retrace } from '../../../src/lib/engine/retrace.ts';
import { module } from './play.ts';

interface Exported {
	readonly tables: readonly { readonly game: string; readonly log: readonly Entry[] }[];
}
interface Expected {
	readonly tables: readonly {
		readonly game: string;
		readonly seats: number;
		readonly state: unknown;
		readonly stateSha256: string;
	}[];
}

const folder = new URL('../../fixtures/0.1.0/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder));
const exported = JSON.parse(gunzipSync(read('export.json.gz')).toString()) as Exported;
const expected = JSON.parse(read('expected.json').toString()) as Expected;

/** JSON with the keys of every object in rising order. */
const canonical = (value: unknown): string =>
	JSON.stringify(value, (_key, part: unknown) =>
		typeof part === 'object' && part !== null && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
			: part
	);

const sha256 = (value: unknown) => createHash('sha256').update(canonical(value)).digest('hex');

const wanted = expected.tables.filter(({ game }) => game === 'biome');
const logs = exported.tables.filter(({ game }) => game === 'biome').map(({ log }) => log);

test('what version 0.1.0 stored replays to the same state, key by key', () => {
	expect(logs.length).toBe(4);
	expect(logs.map((log) => sha256(replay(module, log).state))).toEqual(
		wanted.map(({ stateSha256 }) => stateSha256)
	);
});

test('a log of version 0.1.0 that is imported keeps its options as they were', () => {
	for (const log of logs) {
		const entries = [...retrace(module, log)].map(({ entry }) => entry);
		expect(entries[0]?.deed).toEqual(log[0]?.deed);
		expect(replay(module, entries).state).toEqual(replay(module, log).state);
	}
});
