/** npm run conform -- [--game ID …] [--games N] [--seed S]: holds modules to the contract; ends with `N passed, N failed`. Exit 1 if any failed. */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { examine } from '../src/lib/engine/conform.ts';
import type { AnyModule } from '../src/lib/engine/module.ts';
import { gameOf, games } from '../src/lib/games/registry.ts';
import { stop, wholeOf } from './command.ts';
import { examinationOf } from './examination.ts';

const { values } = parseArgs({
	options: {
		game: { type: 'string', multiple: true, default: [] },
		games: { type: 'string', default: '200' },
		seed: { type: 'string', default: '1' },
		// what one of its own processes is told
		report: { type: 'boolean', default: false }
	}
});
const count = wholeOf('games', values.games);
const seed = wholeOf('seed', values.seed);
const modules = chosen(values.game);
if (values.report) for (const module of modules) process.send?.(examineOne(module));
else await examineAll(modules);

/** A game on each core, the longest first. */
async function examineAll(all: readonly AnyModule[]): Promise<void> {
	const waiting = all.toSorted((one, other) => other.bound - one.bound);
	let failed = 0;
	const core = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			if (!(await examineApart(next))) failed += 1;
		}
	};
	await Promise.all(Array.from({ length: availableParallelism() }, core));
	console.log(`${all.length - failed} passed, ${failed} failed`);
	process.exitCode = failed > 0 ? 1 : 0;
}

/** Whether a module keeps the contract, found out in a process of its own. */
function examineApart({ id }: AnyModule): Promise<boolean> {
	return new Promise((resolve, reject) => {
		const args = ['--report', '--game', id, '--games', String(count), '--seed', String(seed)];
		fork(fileURLToPath(import.meta.url), args)
			.once('message', ({ lines, keeps }: Report) => {
				console.log(lines.join('\n'));
				resolve(keeps);
			})
			.once('error', reject)
			.once('exit', () => {
				reject(new Error(`${id} was not examined to its end`));
			});
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
