/** What a process tries, written where another finds it: a loop that never ends sends no message, and what it wrote before is there. */
import { closeSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Watched } from '../../src/lib/engine/conform.ts';

type Move = Extract<Watched, { move: unknown }>;

const startIn = (folder: string): string => join(folder, 'start.json');
const movesIn = (folder: string): string => join(folder, 'moves');

/** Keeps in a folder how the game that is tried now began, and its moves; each before it is tried. */
export function watchIn(folder: string): (next: Watched) => void {
	let moves = openSync(movesIn(folder), 'w');
	return (next) => {
		if ('move' in next) {
			writeSync(moves, `${JSON.stringify(next)}\n`);
			return;
		}
		closeSync(moves);
		moves = openSync(movesIn(folder), 'w');
		writeFileSync(startIn(folder), JSON.stringify(next.start));
	};
}

/** A number that is another for each game that begins; null before the first. */
export const gameIn = (folder: string): number | null =>
	statSync(startIn(folder), { throwIfNoEntry: false })?.mtimeMs ?? null;

/** How the last game began, as JSON, and its moves, but for those that were tried and not played. */
export function triedIn(folder: string): { start: string; line: readonly unknown[] } {
	if (gameIn(folder) === null) return { start: 'nothing was set up', line: [] };
	const line: unknown[] = [];
	// the last one may be cut off
	for (const text of readFileSync(movesIn(folder), 'utf8').split('\n').slice(0, -1)) {
		const { move, after } = JSON.parse(text) as Move;
		line.splice(after - 1, Infinity, move);
	}
	return { start: readFileSync(startIn(folder), 'utf8'), line };
}
