/** npm run lab -- league --game ID … [--levels] [--games N] [--seed S] [--seats N]: how strong the computer's players are, with 95 % intervals (Wilson). Exit 1 where a bar is missed. */
import { parseArgs } from 'node:util';
import type { AnyModule } from '../src/lib/engine/module.ts';
import { gameOf, games } from '../src/lib/games/registry.ts';
import { stop, wholeOf } from './command.ts';
import { barsOf, type Bar } from './league/bars.ts';
import { tallied, whole, type Series, type Tally } from './league/series.ts';
import { bestRule, meanMoney } from './league/stopping.ts';
import { wilson } from './league/wilson.ts';

const { values } = parseArgs({
	options: {
		game: { type: 'string', multiple: true, default: [] },
		levels: { type: 'boolean', default: false },
		games: { type: 'string', default: '40' },
		seed: { type: 'string', default: '1' },
		seats: { type: 'string' }
	}
});
const count = wholeOf('games', values.games);
const seed = wholeOf('seed', values.seed);
const only = values.seats === undefined ? null : wholeOf('seats', values.seats);

console.log(
	'| game | seats | players | bar | reached | 95 % | games | unfinished | ms, 99th of 100 |'
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const module of chosen(values.game)) {
	for (const seats of only === null ? module.about.seats : [only]) {
		if (!module.about.seats.includes(seats))
			stop(`--seats is one of: ${module.about.seats.join(', ')}`);
		measure(module, seats);
	}
}

function measure(module: AnyModule, seats: number): void {
	const series: Series = { module, seats, options: {}, games: count, seed };
	if (module.id === 'martian-12s' && !values.levels) money(series);
	else for (const bar of barsOf(module.id, seats, values.levels)) show(series, bar);
}

function show(series: Series, bar: Bar): void {
	const tally = whole(tallied(series, bar));
	const { share, from, to } = wilson(tally.won, tally.games);
	const names = `${bar.player}, ${bar.table} against ${bar.others}`;
	if (bar.table !== 'all') {
		const reached = `${percent(share)}${mark(share >= bar.least)}`;
		row(series, names, percent(bar.least), reached, `${percent(from)} to ${percent(to)}`, tally);
		return;
	}
	const other = whole(tallied(series, bar, bar.others));
	const theirs = wilson(other.won, other.games);
	const reached = `${percent(share)} beside ${percent(theirs.share)}`;
	const spread = `${percent(from)} to ${percent(to)} beside ${percent(theirs.from)} to ${percent(theirs.to)}`;
	const reaches = share >= bar.least * theirs.share && share > 0;
	row(series, names, `${bar.least} times`, `${reached}${mark(reaches)}`, spread, tally);
}

/** §4.1 What counts in Martian 12s is money: beside the best rule of when to stop. */
function money(series: Series): void {
	const best = bestRule({ ...series, games: 20 * count });
	const strong = meanMoney(series, 'strong');
	const reached = `${strong.toFixed(1)} beside ${best.money.toFixed(1)} (at ${best.score})`;
	const tally: Tally = { games: count, won: 0, unfinished: 0, times: [] };
	const bar = '95 % of the money';
	row(
		series,
		'strong, one among rules',
		bar,
		reached + mark(strong >= 0.95 * best.money),
		'',
		tally
	);
}

function row(
	{ module, seats }: Series,
	players: string,
	bar: string,
	reached: string,
	spread: string,
	{ games: played, unfinished, times }: Tally
): void {
	const slow = times[Math.floor((times.length - 1) * 0.99)];
	const cells = [module.id, seats, players, bar, reached, spread, played, unfinished];
	console.log(`| ${cells.join(' | ')} | ${slow === undefined ? '' : slow.toFixed(0)} |`);
}

function mark(reaches: boolean): string {
	if (!reaches) process.exitCode = 1;
	return reaches ? '' : ' **missed**';
}

function percent(share: number): string {
	return `${(100 * share).toFixed(0)} %`;
}

function chosen(ids: readonly string[]): readonly AnyModule[] {
	const known = games.map((game) => game.id).join(', ');
	if (ids.length === 0) stop(`--game is one of: ${known}`);
	return ids.map((id) => gameOf(id) ?? stop(`--game is one of: ${known}`));
}
