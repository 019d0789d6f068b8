/** npm run conform -- [--game ID …] [--games N] [--seed S] [--limit SECONDS] [--over-days]: holds modules to the contract, over days in games that are played a turn each by dates, with one who never comes; ends with `N passed, N failed`. Exit 1 if any failed. A game that does not end within the limit is stopped, with what was played. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { examine, type Watched } from '../src/lib/engine/conform.ts';
import { otherwise, sayingsOf } from '../src/lib/engine/conform/alone.ts';
import type { AnyModule } from '../src/lib/engine/module.ts';
import { gameOf, games } from '../src/lib/games/registry.ts';
import { stop, wholeOf } from './command.ts';
import { examinationOf } from './examination.ts';
import { examinedApart, type Report } from './games/apart.ts';
import { overDays } from './games/overDays.ts';
import { watchIn } from './games/watching.ts';

const { values } = parseArgs({
	options: {
		game: { type: 'string', multiple: true, default: [] },
		games: { type: 'string', default: '200' },
		seed: { type: 'string', default: '1' },
		limit: { type: 'string', default: '120' },
		'over-days': { type: 'boolean', default: false },
		// what one of its own processes is told: where it writes what it tries
		report: { type: 'string' },
		back: { type: 'boolean', default: false }
	}
});
const count = wholeOf('games', values.games);
const seed = wholeOf('seed', values.seed);
const limit = wholeOf('limit', values.limit);
const dated = values['over-days'] ? ['--over-days'] : [];
const modules = chosen(values.game);
if (values.report === undefined) await examineAll(modules);
else {
	const watch = watchIn(values.report);
	const reported = values.back ? playedBack : examined;
	for (const module of modules) process.send?.(reported(module, watch));
}

/** A game on each core, the longest first. */
async function examineAll(all: readonly AnyModule[]): Promise<void> {
	const waiting = all.toSorted((one, other) => other.bound - one.bound);
	let failed = 0;
	const core = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const args = ['--game', next.id, '--games', String(count), '--seed', String(seed), ...dated];
			if (!(await examineApart(next.id, args))) failed += 1;
		}
	};
	await Promise.all(Array.from({ length: availableParallelism() }, core));
	console.log(`${all.length - failed} passed, ${failed} failed`);
	process.exitCode = failed > 0 ? 1 : 0;
}

/** Whether a module keeps the contract, found out in processes of its own: in the other one its games are played in another order. */
async function examineApart(id: string, args: readonly string[]): Promise<boolean> {
	const { lines, keeps, sayings } = await examinedApart(id, args, limit * 1000);
	if (!keeps) return told(lines, false);
	const back = await examinedApart(id, [...args, '--back'], limit * 1000);
	if (!back.keeps) return told([...lines, ...back.lines], false);
	const odd = otherwise(sayings, back.sayings);
	const more = odd ? [`${id}: ${odd.clause}: ${odd.detail}`, JSON.stringify(odd.log)] : [];
	return told([...lines, ...more], !odd);
}

/** Prints what came of a module, at once and whole: others are examined beside it. */
function told(lines: readonly string[], keeps: boolean): boolean {
	console.log(lines.join('\n'));
	return keeps;
}

type Watch = (next: Watched) => void;

/** What a module says in a few games, for the process that asked for it. */
function playedBack(module: AnyModule, watch: Watch): Report {
	return { lines: [], keeps: true, sayings: sayingsOf(module, seed, 'back', watch) };
}

/** What is found in a module, for the process that asked for it. */
function examined(module: AnyModule, watch: Watch): Report {
	const sayings = sayingsOf(module, seed, 'forth', watch);
	const began = performance.now();
	const { findings, hints, actions, unfinished } = examine(module, {
		...examinationOf(module, count, seed),
		playing: values['over-days'] ? overDays : undefined,
		watch
	});
	const seconds = ((performance.now() - began) / 1000).toFixed(1);
	const played = `${count} games, ${actions} actions, ${unfinished} unfinished, ${seconds} s`;
	const found = [...findings, ...hints].map(
		(finding) => `${finding.game}: ${finding.clause}: ${finding.detail}\n${JSON.stringify(finding)}`
	);
	return { lines: [`${module.id}: ${played}`, ...found], keeps: findings.length === 0, sayings };
}

function chosen(ids: readonly string[]): readonly AnyModule[] {
	if (ids.length === 0) return games;
	const known = games.map((game) => game.id).join(', ');
	return ids.map((id) => gameOf(id) ?? stop(`--game is one of: ${known}`));
}
