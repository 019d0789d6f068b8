/** npm run playout -- --game ID [--games N] [--seed S] [--seats N] [--options JSON] [--over-days]: random legal play and its figures; over days a turn each by dates, with one who never comes. */
import { parseArgs } from 'node:util';
import { playOut, type Played } from '../src/lib/engine/playout.ts';
import { gameOf, games } from '../src/lib/games/registry.ts';
import { stop, wholeOf } from './command.ts';
import { overDays } from './games/overDays.ts';

const { values } = parseArgs({
	options: {
		game: { type: 'string' },
		games: { type: 'string', default: '1000' },
		seed: { type: 'string', default: '1' },
		seats: { type: 'string' },
		options: { type: 'string', default: '{}' },
		'over-days': { type: 'boolean', default: false }
	}
});
const module = gameOf(values.game ?? '');
if (!module) stop(`--game is one of: ${games.map(({ id }) => id).join(', ')}`);
const count = wholeOf('games', values.games);
const firstSeed = wholeOf('seed', values.seed);
const seats =
	values.seats === undefined ? usual(module.about.seats) : wholeOf('seats', values.seats);
if (!module.about.seats.includes(seats))
	stop(`--seats is one of: ${module.about.seats.join(', ')}`);
const options = optionsOf(values.options);

const began = performance.now();
const played: Played[] = [];
let errors = 0;
for (let seed = firstSeed; seed < firstSeed + count; seed++) {
	try {
		const next = values['over-days'] ? overDays(module, seats, seed, seed % 2 === 1) : undefined;
		played.push(playOut(module, { seats, options, seed, next }));
	} catch (error) {
		errors++;
		console.error(
			`seed ${String(seed)}: ${error instanceof Error ? error.message : String(error)}`
		);
	}
}
report((performance.now() - began) / 1000);
process.exitCode = errors > 0 ? 1 : 0;

function report(seconds: number): void {
	const lengths = played.map(({ moves }) => moves).sort((a, b) => a - b);
	const moves = lengths.reduce((sum, length) => sum + length, 0);
	const outcomes = new Map<string, number>();
	for (const { outcome } of played) {
		const reason = outcome?.reason ?? 'unfinished';
		outcomes.set(reason, (outcomes.get(reason) ?? 0) + 1);
	}
	const share = (part: number) => lengths[Math.floor((lengths.length - 1) * part)] ?? 0;
	console.log(`${module?.id ?? ''}: ${String(count)} games, ${String(seats)} seats`);
	console.log(
		`${seconds.toFixed(2)} s, ${(count / seconds).toFixed(0)} games/s, ${String(moves)} moves`
	);
	const spread = [0, 0.1, 0.5, 0.9, 1].map(share).join(' / ');
	console.log(`moves a game, least / 10 % / median / 90 % / most: ${spread}`);
	for (const [reason, times] of outcomes) console.log(`${reason}: ${String(times)}`);
	if (errors > 0) console.log(`errors: ${String(errors)}`);
}

/** Three seats where the game has them, else its fewest. */
function usual(possible: readonly number[]): number {
	return possible.includes(3) ? 3 : (possible[0] ?? 2);
}

function optionsOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return stop('--options takes JSON');
	}
}
