/** npm run lab -- crash [--kills 500] [--minutes 40] [--seed 1]: thirty play and write while the server is killed, its disk full, its database locked. */
import Database from 'better-sqlite3';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seededSource } from '../src/lib/engine/random.ts';
import { openHouse, type House } from '../test/e2e/house.ts';
import { Storm, type Report } from '../test/e2e/storm.ts';
import { ROWS, shoot, type Moment } from './aim.ts';
import { pause } from './pause.ts';

/** Milliseconds after a restart by which all are back. */
const BAR = 5_000;
/** How many kills hit one lesson; the next ones hit another, in a new data folder. */
const LESSON = 25;
/** In turn: at any moment where there is none. */
const MOMENTS: readonly (Moment | null)[] = [
	null,
	'compaction',
	'commit',
	null,
	'compacted',
	'commit',
	null,
	'compaction'
];

const { values } = parseArgs({
	options: {
		kills: { type: 'string', default: '500' },
		minutes: { type: 'string', default: '40' },
		seed: { type: 'string', default: '1' }
	}
});
const kills = Number(values.kills);
const until = Date.now() + Number(values.minutes) * 60_000;
const dice = seededSource(Number(values.seed));
process.setMaxListeners(0); // every stock client has one

await killed();
await locked();
await full();

async function killed(): Promise<void> {
	const reports: Report[] = [];
	const done = () => reports.reduce((sum, report) => sum + report.kills, 0);
	const aimed = new Map<string, number>();
	while (done() < kills && Date.now() < until) {
		const house = await openHouse();
		const storm = new Storm(house, dice);
		await storm.begin();
		const count = Math.min(LESSON, kills - done());
		for (let kill = 0; kill < count && Date.now() < until; kill += 1) {
			const hit = await strike(house, storm, MOMENTS[(done() + kill) % MOMENTS.length] ?? null);
			aimed.set(hit, (aimed.get(hit) ?? 0) + 1);
		}
		reports.push(await storm.end());
		await house.close();
		console.log(`${done()} kills, ${reports.at(-1)?.faults.length} faults in the last lesson`);
	}
	report('killed', reports);
	for (const [hit, count] of aimed) console.log(`  ${count} kills ${hit}`);
}

/** One kill; answers what it has hit, by what the file holds afterwards. */
async function strike(house: House, storm: Storm, moment: Moment | null): Promise<string> {
	let hit = 'at any moment';
	if (!moment) await storm.kill();
	else {
		await storm.kill(async () => {
			await pause(100 + dice(300));
			const file = join(house.data, 'borrowed-earth.db');
			const came = await shoot({ file, pid: house.pid, moment });
			await house.kill();
			if (came) hit = moment === 'commit' ? 'while a commit was written' : hitIn(file);
		});
	}
	return hit;
}

function hitIn(file: string): string {
	const done = longest(file) <= ROWS;
	return done ? 'just when rows had been made one' : 'while rows were made one, in vain';
}

/** The rows of the document that has the most. */
function longest(file: string): number {
	const db = new Database(file, { readonly: true });
	const rows = db
		.prepare<[], number>(
			'SELECT MAX(rows) FROM (SELECT COUNT(*) AS rows FROM updates GROUP BY document)'
		)
		.pluck()
		.get();
	db.close();
	return rows ?? 0;
}

/** Another program holds the database for longer than a write waits. */
async function locked(): Promise<void> {
	const house = await openHouse();
	const storm = new Storm(house, dice);
	await storm.begin();
	await storm.goesOn();
	const other = new Database(join(house.data, 'borrowed-earth.db'));
	other.exec('BEGIN IMMEDIATE');
	await pause(4_000);
	other.exec('ROLLBACK');
	other.close();
	storm.check('locked');
	await storm.goesOn();
	report('database locked', [await storm.end()]);
	await house.close();
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
		const storm = new Storm(house, dice);
		await storm.begin();
		await storm.goesOn();
		const filler = join(disk, 'filler');
		for (let size = 16 * 1024 * 1024; size > 512; size /= 2) fill(`${filler}${size}`, size);
		await pause(4_000);
		storm.check('disk full');
		for (let size = 16 * 1024 * 1024; size > 512; size /= 2)
			rmSync(`${filler}${size}`, { force: true });
		await storm.goesOn();
		report('disk full', [await storm.end()]);
		await house.close();
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

/** What all lessons of a kind have shown. */
function report(what: string, reports: readonly Report[]): void {
	const sum = (of: (report: Report) => number) => reports.reduce((all, one) => all + of(one), 0);
	const faults = reports.flatMap((one) => one.faults);
	const count = (kind: string) => faults.filter((fault) => fault.what === kind).length;
	const back = reports.flatMap((one) => one.back).sort((one, other) => one - other);
	const at = (share: number) => seconds(back[Math.ceil((back.length - 1) * share)] ?? 0);
	console.log(
		`${what}: ${sum((one) => one.kills)} kills; ` +
			`${sum((one) => one.actions)} actions answered, ${count('action lost')} lost, ` +
			`${count('action doubled')} doubled; ${sum((one) => one.edits)} edits saved, ` +
			`${count('edit lost')} lost; ${sum((one) => one.compactions)} times a story was made short` +
			(back.length === 0
				? ''
				: `; all back after ${at(0.5)} s (median), ${at(0.95)} s (95 %), ${at(1)} s (at worst)`)
	);
	for (const fault of faults.slice(0, 20)) console.log(`  ${fault.what}: ${fault.where}`);
	if (faults.length > 0 || (back.at(-1) ?? 0) > BAR) process.exitCode = 1;
}

function seconds(time: number): string {
	return (time / 1_000).toFixed(1);
}
