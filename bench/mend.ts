/** npm run lab -- mend [--trials 500]: what a start saves of damaged data files: of every schema version, and a workshop of version 0.1.0. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { seededSource } from '../src/lib/engine/random.ts';
import { openSqlite } from '../src/lib/server/storage/sqlite.ts';
import type { Contents, Damage } from '../test/server/storage/damage.ts';
import * as damage from '../test/server/storage/damage.ts';
import { VERSIONS } from '../test/server/storage/earlier.ts';

const FIXTURE = 'test/fixtures/0.1.0';

const { values } = parseArgs({ options: { trials: { type: 'string', default: '500' } } });
const trials = Number(values.trials);
const kinds: Readonly<Record<string, Damage>> = {
	'one bit': damage.oneBit,
	'one bit of page 1': damage.oneBitOfFirstPage,
	'1 to 20 bytes': damage.someBytes,
	'a page': damage.aPage,
	'the last tenth cut off': damage.cut
};
const told: string[] = [];
console.error = (line: string) => void told.push(line);

console.log(`${trials} trials of each kind of damage`);
await examine(
	`files of schema versions 1 to ${VERSIONS.length}`,
	VERSIONS.map(damage.bytesOf),
	damage.EARLIER
);
await examine('a workshop of version 0.1.0', ...(await workshop()));

async function workshop(): Promise<[Buffer[], Contents]> {
	const bytes = gunzipSync(readFileSync(`${FIXTURE}/data.sqlite.gz`));
	const { workshop, tables } = JSON.parse(readFileSync(`${FIXTURE}/expected.json`, 'utf8')) as {
		workshop: { id: string };
		tables: { id: string }[];
	};
	const folder = mkdtempSync(join(tmpdir(), 'borrowed-earth-'));
	writeFileSync(join(folder, 'borrowed-earth.db'), bytes);
	const store = openSqlite(folder);
	const ids = tables.map(({ id }) => id);
	const contents = await damage.contentsIn(store, ids, [workshop.id]);
	await store.close();
	return [[bytes], contents];
}

async function examine(title: string, files: Buffer[], whole: Contents): Promise<void> {
	console.log(title);
	for (const [name, wound] of Object.entries(kinds)) {
		console.log(`  ${name.padEnd(24)}${await row(wound, files, whole)}`);
	}
}

async function row(wound: Damage, files: Buffer[], whole: Contents): Promise<string> {
	const dice = seededSource(7);
	const sum = { tables: 0, entries: 0, unnamed: 0, silent: 0, refused: 0 };
	const began = performance.now();
	for (let trial = 0; trial < trials; trial++) {
		told.length = 0;
		const bytes = files[trial % files.length] ?? Buffer.alloc(0);
		const { tables, entries, unnamed, less, started } = await damage.startOn(
			wound(bytes, dice),
			whole,
			told
		);
		sum.tables += tables;
		sum.entries += entries;
		sum.unnamed += unnamed.length > 0 ? 1 : 0;
		sum.silent += less && started && told.length === 0 ? 1 : 0;
		sum.refused += started ? 0 : 1;
	}
	const share = (count: number, of: number) => `${((100 * count) / (of * trials)).toFixed(1)} %`;
	const had = [...whole.tables.values()].reduce((all, { entries }) => all + entries, 0);
	return [
		`tables saved ${share(sum.tables, whole.tables.size)}`,
		`log entries ${share(sum.entries, had)}`,
		`lost in silence ${sum.silent}`,
		`lost and not named ${sum.unnamed}`,
		`did not start ${sum.refused}`,
		`${((performance.now() - began) / trials).toFixed(0)} ms a start`
	].join(', ');
}
