/** npm run crash -- [--kills 500] [--minutes 15] [--seed 1]: thirty play and write while the server is killed, its disk full, its database locked. */
import Database from 'better-sqlite3';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openHouse, type House } from '../test/e2e/house.ts';
import { Storm } from '../test/e2e/storm.ts';
import { seeded } from '../test/fuzz/fuzzing.ts';

/** All are back so many milliseconds after a restart. */
const BAR = 5_000;

const { values } = parseArgs({
	options: {
		kills: { type: 'string', default: '500' },
		minutes: { type: 'string', default: '15' },
		seed: { type: 'string', default: '1' }
	}
});
const until = Date.now() + Number(values.minutes) * 60_000;
const pause = (time: number) => new Promise((go) => setTimeout(go, time));

await killed();
await locked();
await full();

async function killed(): Promise<void> {
	const house = await openHouse();
	const storm = new Storm(house, seeded(Number(values.seed)));
	await storm.begin();
	for (let kill = 0; kill < Number(values.kills) && Date.now() < until; kill += 1) {
		await storm.kill();
	}
	await finish('killed', house, storm);
}

/** Another program holds the database for longer than a write waits. */
async function locked(): Promise<void> {
	const house = await openHouse();
	const storm = new Storm(house, seeded(Number(values.seed)));
	await storm.begin();
	await storm.goesOn();
	const other = new Database(join(house.data, 'borrowed-earth.db'));
	other.exec('BEGIN IMMEDIATE');
	await pause(4_000);
	other.exec('ROLLBACK');
	other.close();
	storm.check('locked');
	await storm.goesOn();
	await finish('database locked', house, storm);
}

/** No room is left on a small disk of its own; then there is again. */
async function full(): Promise<void> {
	const disk = mkdtempSync(join(tmpdir(), 'borrowed-earth-disk-'));
	try {
		execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', disk], { stdio: 'ignore' });
	} catch {
		console.log('disk full: left out, this user may not mount a small disk');
		return;
	}
	try {
		const house = await openHouse(disk);
		const storm = new Storm(house, seeded(Number(values.seed)));
		await storm.begin();
		await storm.goesOn();
		const filler = join(disk, 'filler');
		for (let size = 16 * 1024 * 1024; size > 512; size /= 2) fill(`${filler}${size}`, size);
		await pause(4_000);
		storm.check('disk full');
		for (let size = 16 * 1024 * 1024; size > 512; size /= 2)
			rmSync(`${filler}${size}`, { force: true });
		await storm.goesOn();
		await finish('disk full', house, storm);
	} finally {
		execFileSync('umount', ['-l', disk]);
		rmSync(disk, { recursive: true });
	}
}

function fill(file: string, size: number): void {
	try {
		writeFileSync(file, Buffer.alloc(size));
	} catch {
		// so much does not fit any more
	}
}

async function finish(what: string, house: House, storm: Storm): Promise<void> {
	const { kills, actions, edits, slowest, compactions, lost } = await storm.end();
	await house.close();
	console.log(
		`${what}: ${kills} kills, ${actions} actions, ${edits} edits, ${compactions} times made short; ` +
			`all back ${slowest} ms after a restart at worst; ${lost.length} lost or doubled`
	);
	for (const one of lost.slice(0, 20)) console.log(`  ${one}`);
	if (lost.length > 0 || slowest > BAR) process.exitCode = 1;
}
