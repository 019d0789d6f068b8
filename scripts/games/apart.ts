/** A game examined in a process of its own, which is ended when a rule never ends, and whenever this one is. */
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Saying } from '../../src/lib/engine/conform/alone.ts';
import { gameIn, triedIn } from './watching.ts';

/** What came of an examination: what is to be printed, whether the contract is kept, and what the game said in a few games. */
export interface Report {
	readonly lines: readonly string[];
	readonly keeps: boolean;
	readonly sayings: readonly Saying[];
}

const SCRIPT = join(import.meta.dirname, '..', 'conform.ts');
/** Milliseconds between two looks at what is tried. */
const LOOK = 250;
/** How long a process may take before it begins a game: it reads all of them. */
const STARTING = 60_000;

/** By process, the folder in which it writes what it tries. */
const running = new Map<ChildProcess, string>();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
	process.once(signal, () => {
		for (const child of running.keys()) child.kill('SIGKILL');
		for (const folder of running.values()) remove(folder);
		process.exit(1);
	});

const remove = (folder: string): void => {
	rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
};

/** Examines a game with these arguments. It is stopped where one game takes longer than `limit` milliseconds. */
export function examinedApart(
	id: string,
	args: readonly string[],
	limit: number,
	script = SCRIPT
): Promise<Report> {
	const folder = mkdtempSync(join(tmpdir(), 'borrowed-earth-tried-'));
	const child = fork(script, ['--report', folder, ...args]);
	running.set(child, folder);
	let told: Report | undefined;
	let stopped = false;
	return new Promise((resolve) => {
		child.on('message', (report: Report) => {
			told = report;
		});
		const looks = lookForLate(folder, limit, () => {
			stopped ||= child.kill('SIGKILL');
		});
		child.once('exit', () => {
			clearInterval(looks);
			running.delete(child);
			const why = stopped ? endless(id, folder, limit) : `${id}: throws: its process ended early`;
			remove(folder);
			resolve(
				told ?? { lines: [`${id}: not examined to its end`, why], keeps: false, sayings: [] }
			);
		});
	});
}

/** Looks for a game that takes longer than `limit` milliseconds, or for one that never begins. */
function lookForLate(folder: string, limit: number, found: () => void): NodeJS.Timeout {
	let [game, since] = [gameIn(folder), performance.now()];
	return setInterval(() => {
		const now = gameIn(folder);
		if (now !== game) [game, since] = [now, performance.now()];
		const most = game === null ? Math.max(limit, STARTING) : limit;
		if (performance.now() - since > most) found();
	}, LOOK);
}

function endless(id: string, folder: string, limit: number): string {
	const { start, line } = triedIn(folder);
	return `${id}: bound: stopped after ${limit / 1000} s in one game: does a rule never end? It began as ${start}; the last of these moves did not come back:\n${JSON.stringify(line)}`;
}
