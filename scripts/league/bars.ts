/** What each game's players have to reach, and between whom it is measured. */
import type { Player } from './players.ts';

export interface Bar {
	/** `one` sits alone among the others, `half` takes every second seat, `all` fills the table by itself. */
	readonly table: 'one' | 'half' | 'all';
	readonly player: Player;
	readonly others: Player;
	/** Of the victories of one or half, the least share; of `all`, how many times the others' success. */
	readonly least: number;
}

const OPEN = ['chicken-run', 'timberland', 'wrecktangle', 'melting-iceberg'];
/** Games in which a whole table wins or loses: by the seats at it. */
const TOGETHER: Readonly<Record<string, (seats: number) => boolean>> = {
	biome: () => true,
	timelock: (seats) => seats === 1
};

/** The bars of a game with a number of seats; with `levels`, each level against the one below. */
export function barsOf(game: string, seats: number, levels: boolean): Bar[] {
	const together = TOGETHER[game]?.(seats) ?? false;
	if (levels) return STEPS.map(([player, others]) => step(player, others, together));
	if (together) {
		const others = game === 'biome' ? 'random' : 'greedy';
		return [{ table: 'all', player: 'strong', others, least: 2 }];
	}
	if (game === 'timelock')
		return [{ table: 'half', player: 'strong', others: 'greedy', least: 2 / 3 }];
	const open = OPEN.includes(game);
	const fair = 1 / seats;
	return [
		{ table: 'one', player: 'strong', others: 'random', least: open ? 0.9 : Math.min(1, 2 * fair) },
		{ table: 'half', player: 'strong', others: 'greedy', least: open ? 0.65 : 0.55 }
	];
}

const STEPS: readonly (readonly [Player, Player])[] = [
	['learns', 'random'],
	['plays', 'learns'],
	['strong', 'plays']
];

const step = (player: Player, others: Player, together: boolean): Bar => ({
	table: together ? 'all' : 'half',
	player,
	others,
	least: together ? 1 : 0.6
});
