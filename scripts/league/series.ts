/** A series of matches: seats rotated, each deal played once from every side. */
import type { AnyModule } from '../../src/lib/engine/module.ts';
import type { Bar } from './bars.ts';
import { played, shareOf, type Result } from './match.ts';
import type { Player } from './players.ts';

export interface Series {
	readonly module: AnyModule;
	readonly seats: number;
	readonly options: unknown;
	readonly games: number;
	readonly seed: number;
}

/** What a player has got in a series, and what it took. */
export interface Tally {
	readonly games: number;
	/** Victories; of a shared one its part. */
	readonly won: number;
	readonly unfinished: number;
	/** Milliseconds of processor time for each decision, rising. */
	readonly times: readonly number[];
}

/** Plays a series, game by game: what the player of the bar has got so far. */
export function* tallied(series: Series, bar: Bar, player = bar.player): Generator<Tally> {
	let [won, unfinished] = [0, 0];
	const times: number[] = [];
	for (let game = 0; game < series.games; game++) {
		const players = seated(bar, player, series.seats, game);
		const sides = bar.table === 'all' ? 1 : bar.table === 'half' ? 2 : series.seats;
		const seed = series.seed + Math.floor(game / sides);
		const result = played({ ...series, players, seed });
		if (!result.outcome) unfinished++;
		won += bar.table === 'all' ? succeeded(result) : shareOf(player, players, result);
		for (const time of result.times.get(player) ?? []) times.push(time);
		yield { games: game + 1, won, unfinished, times: times.sort((a, b) => a - b) };
	}
}

/** Who sits where in a game: the seats go round. */
function seated({ table, others }: Bar, player: Player, seats: number, game: number): Player[] {
	return Array.from({ length: seats }, (_, seat) => {
		if (table === 'all') return player;
		const own = table === 'half' ? (seat + game) % 2 === 0 : seat === game % seats;
		return own ? player : others;
	});
}

/** Of a table that plays together: whether anybody has won. */
const succeeded = ({ outcome }: Result): number => (outcome && outcome.winners.length > 0 ? 1 : 0);

/** The whole of a series. */
export function whole(tallies: Iterable<Tally>): Tally {
	let last: Tally = { games: 0, won: 0, unfinished: 0, times: [] };
	for (const tally of tallies) last = tally;
	return last;
}

/** How sure one is whether a share is `least` and not `most`, by the sequential probability ratio: above 3 it is `most`, below -3 `least`, 5 % wrong. */
export const ratio = ({ games, won }: Tally, least: number, most: number): number =>
	won * Math.log(most / least) + (games - won) * Math.log((1 - most) / (1 - least));
