/** A game examined in a process of its own, which is ended when a rule never ends, and whenever this one is. */
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Print } from '../../src/lib/engine/conform/alone.ts';
import type { Watched } from '../../src/lib/engine/conform.ts';

/** What came of an examination: what is to be printed, whether the contract is kept, and what the game said in a few games. */
export interface Report {
	readonly lines: readonly string[];
	readonly keeps: boolean;
	readonly prints: readonly Print[];
}

/** What the process says: what it tries next, and in the end its report. */
export type Said = Watched | Report;

const SCRIPT = join(import.meta.dirname, '..', 'conform.ts');

const running = new Set<ChildProcess>();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
	process.once(signal, () => {
		for (const child of running) child.kill('SIGKILL');
		process.exit(1);
	});

/** Examines a game with these arguments; a game of it that takes longer than so many milliseconds is its end. */
export function examinedApart(
	id: string,
	args: readonly string[],
	limit: number,
	script = SCRIPT
): Promise<Report> {
	const child = fork(script, ['--report', ...args]);
	running.add(child);
	let [line, begun]: [unknown[], string] = [[], 'nothing was set up'];
	let told: Report | undefined;
	let stopped = false;
	return new Promise((resolve) => {
		const late = setTimeout(() => {
			stopped = child.kill('SIGKILL');
		}, limit);
		child.on('message', (said: Said) => {
			if ('lines' in said) told = said;
			else if ('start' in said) [line, begun] = [[], JSON.stringify(said.start)];
			else line.splice(said.after - 1, Infinity, said.move);
			if ('start' in said) late.refresh();
		});
		child.once('exit', () => {
			clearTimeout(late);
			running.delete(child);
			const why = stopped
				? endless(id, begun, line, limit)
				: `${id}: throws: its process ended early`;
			resolve(told ?? { lines: [`${id}: not examined to its end`, why], keeps: false, prints: [] });
		});
	});
}

const endless = (id: string, begun: string, line: readonly unknown[], limit: number): string =>
	`${id}: bound: stopped after ${limit / 1000} s in one game: does a rule never end? It began as ${begun}; the last of these moves did not come back:\n${JSON.stringify(line)}`;
