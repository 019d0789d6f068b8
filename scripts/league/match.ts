/** One game of the league, and what each player gets of it. */
import type { AnyModule, Outcome } from '../../src/lib/engine/module.ts';
import { randomFrom, seededSource } from '../../src/lib/engine/random.ts';
import { dealing, open, play } from '../../src/lib/engine/referee.ts';
import { chosen, type Player } from './players.ts';

export interface Match {
	readonly module: AnyModule;
	/** By seat. */
	readonly players: readonly Player[];
	readonly options: unknown;
	/** Deals and dice: the same for matches of one seed, as far as they are played alike. */
	readonly seed: number;
}

export interface Result {
	/** Null where play was cut off at the module's bound. */
	readonly outcome: Outcome | null;
	readonly state: unknown;
	readonly moves: number;
	/** Processor time of each decision, in milliseconds, by player. */
	readonly times: ReadonlyMap<Player, readonly number[]>;
}

/** Plays a match to its end. Throws where a player does what is refused. */
export function played({ module, players, options, seed }: Match): Result {
	const deal = dealing(seededSource(seed + 1e9));
	const opened = open(module, players.length, options, deal);
	if ('refused' in opened) throw new Error(`set-up refused: ${opened.refused.code}`);
	let { position } = opened;
	const order = randomFrom(seededSource(seed + 2e9));
	const minds = players.map((_, seat) => randomFrom(seededSource(seed * 31 + seat)));
	const times = new Map<Player, number[]>();
	let moves = 0;
	for (; moves < module.bound && !module.outcome(position.state); moves++) {
		const waiting = module.toAct(module.view(position.state, 'table'));
		const seat = waiting[waiting.length > 1 ? order.die(waiting.length) - 1 : 0];
		const player = players[seat ?? 0];
		const random = minds[seat ?? 0];
		if (seat === undefined || !player || !random) throw new Error('nobody is to act');
		const began = process.cpuUsage();
		const action = chosen(player, {
			module,
			view: module.view(position.state, seat),
			seat,
			random
		});
		const { user, system } = process.cpuUsage(began);
		times.set(player, [...(times.get(player) ?? []), (user + system) / 1000]);
		const answer = play(module, position, seat, action, deal, { spent: true });
		if ('refused' in answer) {
			throw new Error(`${player} does ${JSON.stringify(action)}: ${answer.refused.code}`);
		}
		position = answer.position;
	}
	const { state } = position;
	return { outcome: module.outcome(state), state, moves, times };
}

/** What part of the victory players of this kind get: all of it, a part of a shared one, of an unfinished game their part of the seats. */
export function shareOf(player: Player, players: readonly Player[], { outcome }: Result): number {
	const among = (seats: readonly number[]) =>
		seats.filter((seat) => players[seat] === player).length / Math.max(1, seats.length);
	return outcome ? among(outcome.winners) : among([...players.keys()]);
}
