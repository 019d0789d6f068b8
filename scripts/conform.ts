/** npm run conform -- [--game ID …] [--games N] [--seed S]: holds modules to the contract; ends with `N passed, N failed`. Exit 1 if any failed. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { examine } from '../src/lib/engine/conform.ts';
import type { AnyModule } from '../src/lib/engine/module.ts';
import { gameOf, games } from '../src/lib/games/registry.ts';
import { stop, wholeOf } from './command.ts';
import { examinationOf } from './examination.ts';

const { values } = parseArgs({
	options: {
		game: { type: 'string', multiple: true, default: [] },
		games: { type: 'string', default: '200' },
		seed: { type: 'string', default: '1' }
	}
});
const count = wholeOf('games', values.games);
const seed = wholeOf('seed', values.seed);
if (isMainThread) await examineAll(chosen(values.game));
else parentPort?.postMessage(examineOne(gameOf(workerData as string) ?? stop('no such game')));

/** A thread for each core, the longest games first. */
async function examineAll(modules: readonly AnyModule[]): Promise<void> {
	const waiting = modules.toSorted((one, other) => other.bound - one.bound);
	let failed = 0;
	const core = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			if (!(await examineApart(next))) failed += 1;
		}
	};
	await Promise.all(Array.from({ length: availableParallelism() }, core));
	console.log(`${modules.length - failed} passed, ${failed} failed`);
	process.exitCode = failed > 0 ? 1 : 0;
}

/** Whether a module keeps the contract, found out in a thread of its own. */
function examineApart({ id }: AnyModule): Promise<boolean> {
	return new Promise((resolve, reject) => {
		new Worker(new URL(import.meta.url), { workerData: id, argv: process.argv.slice(2) })
			.once('message', ({ lines, keeps }: Report) => {
				console.log(lines.join('\n'));
				resolve(keeps);
			})
			.once('error', reject);
	});
}

interface Report {
	readonly lines: readonly string[];
	readonly keeps: boolean;
}

function examineOne(module: AnyModule): Report {
	const began = performance.now();
	const { findings, actions, unfinished } = examine(module, examinationOf(module, count, seed));
	const seconds = ((performance.now() - began) / 1000).toFixed(1);
	const played = `${count} games, ${actions} actions, ${unfinished} unfinished, ${seconds} s`;
	const found = findings.map(
		(finding) => `${finding.game}: ${finding.clause}: ${finding.detail}\n${JSON.stringify(finding)}`
	);
	return { lines: [`${module.id}: ${played}`, ...found], keeps: findings.length === 0 };
}

function chosen(ids: readonly string[]): readonly AnyModule[] {
	if (ids.length === 0) return games;
	const known = games.map((game) => game.id).join(', ');
	return ids.map((id) => gameOf(id) ?? stop(`--game is one of: ${known}`));
}
