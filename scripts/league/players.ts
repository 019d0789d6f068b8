/** Who plays in the league: chance, who takes what looks best at once, and the levels of the computer. */
import type { AnyModule, Seat } from '../../src/lib/engine/module.ts';
import type { Random } from '../../src/lib/engine/random.ts';
import { BUDGET, decide, isLevel, type Level } from '../../src/lib/engine/search/decide.ts';
import { glance } from '../../src/lib/engine/search/glance.ts';

export type Player = 'random' | 'greedy' | Level;

interface Turn {
	readonly module: AnyModule;
	readonly view: unknown;
	readonly seat: Seat;
	readonly random: Random;
}

/** What a player does. Greedy looks at every legal action, in one world that may be the real one. */
export function chosen(player: Player, { module, view, seat, random }: Turn): { type: string } {
	if (isLevel(player)) {
		return decide({ module, view, seat, told: [], budget: BUDGET[player], random }).action;
	}
	const actions = [...module.legal(view, seat)];
	const looks = player === 'greedy' ? Infinity : 1;
	const action = glance({ module, view, seat }, actions, looks, random);
	if (!action) throw new Error(`seat ${seat} is to act and has no legal action`);
	return action;
}
