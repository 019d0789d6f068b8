/** Who plays in the league: chance, who takes what looks best at once, and the levels of the computer. */
import type { AnyModule, Seat } from '../../src/lib/engine/module.ts';
import type { Random } from '../../src/lib/engine/random.ts';
import { BUDGET, decide, isLevel, type Level } from '../../src/lib/engine/search/decide.ts';
import { glance } from '../../src/lib/engine/search/glance.ts';
import { choices } from '../../src/lib/engine/search/world.ts';
import type { State as MartianState } from '../../src/lib/games/martian-12s/rules/state.ts';

/** `stops at N` plays Martian 12s by a rule: it pulls until it has N points. */
export type Player = 'random' | 'greedy' | Level | `stops at ${number}`;

interface Turn {
	readonly module: AnyModule;
	readonly view: unknown;
	readonly seat: Seat;
	readonly random: Random;
}

/** What a player does. Greedy looks at every action that leads anywhere, in one world that may be the real one. */
export function chosen(player: Player, { module, view, seat, random }: Turn): { type: string } {
	if (isLevel(player)) {
		return decide({ module, view, seat, told: [], budget: BUDGET[player], random }).action;
	}
	if (player.startsWith('stops at ')) return stopped(Number(player.slice(9)), view, module, seat);
	const greedy = player === 'greedy';
	const actions = greedy ? choices(module, view, seat) : [...module.legal(view, seat)];
	const looks = greedy ? Infinity : 1;
	const action = glance({ module, view, seat }, actions, looks, random);
	if (!action) throw new Error(`seat ${seat} is to act and has no legal action`);
	return action;
}

/** What the rule says; between the rounds it goes on, or waits for others to. */
function stopped(at: number, view: unknown, module: AnyModule, seat: Seat): { type: string } {
	const listed = [...module.legal(view, seat)];
	const wanted = ((view as MartianState).scores[seat] ?? 0) >= at ? 'pass' : 'pull';
	const action = listed.find(({ type }) => type === wanted) ?? listed[0];
	if (!action) throw new Error(`seat ${seat} is to act and has no legal action`);
	return action;
}
