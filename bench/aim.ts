/** Watches the data file from outside, in a thread of its own, and shoots the server down in the middle of what it waits for. */
import Database from 'better-sqlite3';
import { statSync } from 'node:fs';
import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** What the server is to be hit in: writing a commit, making a document's rows one, or just having done so. */
export type Moment = 'commit' | 'compaction' | 'compacted';

interface Order {
	readonly file: string;
	readonly pid: number;
	readonly moment: Moment;
}

/** Beyond how many rows a document's rows become one, and from how many on it is watched without a pause. */
export const ROWS = 500;
const NEAR = 480;
/** Milliseconds after which the shot is fired anyway. */
const TIMEOUT = 10_000;

/** Fires once the moment has come, or after a while without it; answers whether it came. */
export async function shoot(order: Order): Promise<boolean> {
	const watcher = new Worker(new URL(import.meta.url), { workerData: order });
	const [came] = (await once(watcher, 'message')) as [boolean];
	await watcher.terminate();
	return came;
}

function fire({ file, pid, moment }: Order): boolean {
	const until = Date.now() + TIMEOUT;
	if (moment === 'commit') awaitCommit(file, until);
	else awaitCompaction(file, moment, until);
	process.kill(pid, 'SIGKILL');
	return Date.now() < until;
}

/** The log of what is being written grows, or is begun anew. */
function awaitCommit(file: string, until: number): void {
	const seen = () => {
		const { mtimeNs, size } = statSync(`${file}-wal`, { bigint: true });
		return `${mtimeNs} ${size}`;
	};
	const before = seen();
	while (seen() === before && Date.now() < until);
}

function awaitCompaction(file: string, moment: Moment, until: number): void {
	const db = new Database(file, { readonly: true });
	const fullest = db.prepare<[], { document: string; rows: number }>(
		'SELECT document, COUNT(*) AS rows FROM updates GROUP BY document ORDER BY rows DESC LIMIT 1'
	);
	const count = db
		.prepare<[string], number>('SELECT COUNT(*) FROM updates WHERE document = ?')
		.pluck();
	const still = new Int32Array(new SharedArrayBuffer(4));
	let found = fullest.get();
	for (; (found?.rows ?? 0) < NEAR && Date.now() < until; found = fullest.get()) {
		Atomics.wait(still, 0, 0, 5);
	}
	for (let rows = found?.rows ?? 0; found && Date.now() < until;) {
		const now = count.get(found.document) ?? 0;
		if (now < rows || (now > ROWS && moment === 'compaction')) break;
		rows = now;
	}
	db.close();
}

if (!isMainThread) {
	parentPort?.postMessage(fire(workerData as Order));
}
