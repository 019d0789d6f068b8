/** Random games of a module, move by move, for the properties of its rules. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { someOptions } from '../../src/lib/engine/conform/spread.ts';
import { copyJson } from '../../src/lib/engine/json.ts';
import { anyModule, type GameEvent, type GameModule } from '../../src/lib/engine/module.ts';
import { choose } from '../../src/lib/engine/playout.ts';
import { randomFrom, seededSource } from '../../src/lib/engine/random.ts';
import { dealing, open, play } from '../../src/lib/engine/referee.ts';
import { runsOf } from '../whole.ts';

/** One accepted action: what stood before, what was done and told, what stands now. */
interface Move<State, Action> {
	readonly before: State;
	readonly after: State;
	readonly seat: number;
	readonly action: Action;
	readonly events: readonly GameEvent[];
}

export interface Walk<State, Action> {
	readonly start: State;
	readonly moves: readonly Move<State, Action>[];
	readonly last: State;
}

/** Plays a game to its end or to a number of moves. */
function walk<State, Action extends { type: string }, Options>(
	module: GameModule<State, Action, Options, never>,
	seats: number,
	seed: number,
	most: number
): Walk<State, Action> {
	const any = anyModule(module);
	const chance = randomFrom(seededSource(seed));
	const deal = dealing(seededSource(seed + 1));
	const opened = open(any, seats, someOptions(any, seats, chance), deal);
	if ('refused' in opened) throw new Error(opened.refused.code);
	let { position } = opened;
	// states of any module are made by its own rules
	const start = position.state as State;
	const moves: Move<State, Action>[] = [];
	while (moves.length < most && !any.outcome(position.state)) {
		const { seat, action } = choose(any, position, chance, seed % 2 === 0);
		const before = copyJson(position.state) as State;
		const answer = play(any, position, seat, action, deal);
		if ('refused' in answer) throw new Error(answer.refused.code);
		position = answer.position;
		const events = answer.entry.told.map(({ event }) => event);
		moves.push({ before, after: position.state as State, seat, action: action as Action, events });
	}
	return { start, moves, last: position.state as State };
}

/** Holds a property to random games with every number of seats and many options. */
export function always<State, Action extends { type: string }, Options>(
	module: GameModule<State, Action, Options, never>,
	holds: (game: Walk<State, Action>) => void,
	{ games = 15, most = 150 } = {}
): void {
	const seats = fc.constantFrom(...module.about.seats);
	fc.assert(
		fc.property(seats, fc.nat({ max: 1e6 }), (count, seed) => {
			holds(walk(module, count, seed, most));
		}),
		{ numRuns: runsOf(games) }
	);
}

/** Holds a property to every move of random games; `index` counts the moves of each. */
export function eachMove<State, Action extends { type: string }, Options>(
	module: GameModule<State, Action, Options, never>,
	holds: (move: Move<State, Action>, index: number) => void,
	size: { games?: number; most?: number } = {}
): void {
	always(
		module,
		({ moves }) => {
			expect(moves.length).toBeGreaterThan(0);
			moves.forEach(holds);
		},
		size
	);
}

/** Holds a property to some positions of random games: to draw all of them takes too long. */
export function somePositions<State, Action extends { type: string }, Options>(
	module: GameModule<State, Action, Options, never>,
	every: number,
	holds: (state: State) => void
): void {
	always(
		module,
		({ start, moves, last }) => {
			const some = moves.filter((_, index) => index % every === 0).map(({ after }) => after);
			for (const state of [start, ...some, last]) holds(state);
		},
		{ games: 2 }
	);
}

/** A position redealt by what a seat knows looks to that seat as it did; `fits` holds that it might be the true one. */
export function redealsAlike<State, Action extends { type: string }, Options>(
	module: GameModule<State, Action, Options, never>,
	seat: number,
	fits: (other: State, after: State, view: State) => void,
	games = 10
): void {
	always(
		module,
		({ moves }) => {
			const chance = randomFrom(seededSource(moves.length));
			expect(moves.length).toBeGreaterThan(0);
			for (const { after } of moves) {
				const view = module.view(after, seat);
				const other = module.redeal?.(view, seat, chance);
				if (!other) throw new Error(`${module.id} has a redeal`);
				fits(other, after, view);
				expect(module.view(other, seat)).toEqual(view);
			}
		},
		{ games }
	);
}
