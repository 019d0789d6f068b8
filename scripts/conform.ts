/** npm run conform -- [--game ID] [--games N] [--seed S]: holds modules to the contract; ends with `N passed, N failed`. Exit 1 if any failed. */
import { parseArgs } from 'node:util';
import { examine } from '../src/lib/engine/conform.ts';
import type { AnyModule } from '../src/lib/engine/module.ts';
import { gameOf, games } from '../src/lib/games/registry.ts';
import { examinationOf } from './examination.ts';

const { values } = parseArgs({
	options: {
		game: { type: 'string' },
		games: { type: 'string', default: '200' },
		seed: { type: 'string', default: '1' }
	}
});
const count = wholeOf('games', values.games);
const seed = wholeOf('seed', values.seed);
const failed = chosen(values.game).filter((module) => !keeps(module)).length;
console.log(`${chosen(values.game).length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function keeps(module: AnyModule): boolean {
	const began = performance.now();
	const { findings, actions, unfinished } = examine(module, examinationOf(module, count, seed));
	const seconds = ((performance.now() - began) / 1000).toFixed(1);
	const played = `${count} games, ${actions} actions, ${unfinished} unfinished, ${seconds} s`;
	console.log(`${module.id}: ${played}`);
	for (const finding of findings) {
		const { game, clause, detail } = finding;
		console.log(`${game}: ${clause}: ${detail}\n${JSON.stringify(finding)}`);
	}
	return findings.length === 0;
}

function chosen(id: string | undefined): readonly AnyModule[] {
	if (id === undefined) return games;
	const module = gameOf(id);
	return module ? [module] : stop(`--game is one of: ${games.map((game) => game.id).join(', ')}`);
}

function wholeOf(name: string, text: string): number {
	const value = Number(text);
	return Number.isInteger(value) && value >= 0 ? value : stop(`--${name} takes a whole number`);
}

function stop(sentence: string): never {
	console.error(sentence);
	process.exit(2);
}
