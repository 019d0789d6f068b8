/** Random biome games with a facilitator who interferes, for the properties of the rules. */
import fc from 'fast-check';
import { anyModule, type Actor } from '../../../src/lib/engine/module.ts';
import {
	randomFrom,
	recording,
	seededSource,
	type Random
} from '../../../src/lib/engine/random.ts';
import {
	open,
	play,
	rewind,
	type Entry as LogEntry,
	type Position
} from '../../../src/lib/engine/referee.ts';
import { biome } from '../../../src/lib/games/biome/index.ts';
import { legal, toAct } from '../../../src/lib/games/biome/rules/rules.ts';
import { allSeats } from '../../../src/lib/games/biome/rules/sheets.ts';
import {
	BIOMES,
	STATS,
	type Action,
	type FacilitatorAction,
	type State
} from '../../../src/lib/games/biome/rules/state.ts';

export const module = anyModule(biome);

/** One accepted action: what stood before, what was done and told, what stands now. */
export interface Move {
	readonly before: State;
	readonly after: State;
	readonly actor: Actor;
	readonly action: Action;
	readonly entry: LogEntry;
}

const pick = <Item>(items: readonly Item[], chance: Random): Item => {
	const item = items[chance.die(items.length) - 1];
	if (item === undefined) throw new Error('nothing to pick from');
	return item;
};

/** Some allowed set of options: each may differ from its default. */
function someOptions(seats: number, chance: Random): Record<string, unknown> {
	const given: Record<string, unknown> = {};
	for (const [name, option] of Object.entries(biome.options.fields)) {
		if (chance.die(3) === 1) given[name] = pick<unknown>(option.spread, chance);
	}
	if (chance.die(2) === 1) {
		given['biomes'] = Array.from({ length: seats }, () => pick(BIOMES, chance));
	}
	return 'options' in biome.options.fill(given, seats) ? given : someOptions(seats, chance);
}

/** Something a facilitator might try; often refused. */
function someFacilitation(state: State, chance: Random): FacilitatorAction {
	const seat = pick(allSeats(state), chance);
	const stat = pick(STATS, chance);
	const id = pick([...Object.keys(state.sheets[String(seat)]?.resources ?? {}), 'r1'], chance);
	const value = chance.die(6) - 1;
	const joining = { biome: pick(BIOMES, chance), resource: { name: 'new roots', stat } };
	return pick<FacilitatorAction>(
		[
			{ type: 'correct', seat, field: 'pool', value, reason: 'miscounted' },
			{ type: 'correct', seat, field: 'rp', id, value, reason: 'miscounted' },
			{ type: 'correct', seat, field: 'mod', stat, value: 0 - value, reason: 'miscounted' },
			{ type: 'skip' },
			{ type: 'skip', seat },
			{ type: 'pause' },
			{ type: 'resume' },
			{ type: 'setClock', minutes: value + 1, onEnd: 'warn' },
			{ type: 'reassign', seat, to: 'Kim' },
			{ type: 'advance' },
			{ type: 'endPhase' },
			{ type: 'addSeat', ...joining },
			{ type: 'removeSeat', seat },
			{ type: 'noteUndo', what: 'a roll' }
		],
		chance
	);
}

/** Acts in a seat's place, now and then ends the game, else anything a facilitator might try. */
function somePower(state: State, chance: Random): FacilitatorAction {
	const [seat] = toAct(state);
	const die = chance.die(10);
	if (die > 5 || seat === undefined) return someFacilitation(state, chance);
	if (die === 1) return { type: 'endGame', reason: 'the bell' };
	const [action] = chance.shuffle([...legal(state, seat)]);
	return action ? { type: 'actFor', seat, action } : { type: 'skip' };
}

/** Goes back by some moves: those that no longer count are taken off. */
function undone(position: Position, moves: Move[], chance: Random): Position {
	const kept = Math.max(0, moves.length - chance.die(12));
	moves.length = kept;
	const answer = rewind(module, position, moves.at(-1)?.entry.seq ?? 0, 'a slip');
	if ('refused' in answer) throw new Error(answer.refused.code);
	return answer.position;
}

/**
 * Plays a game from a seed: the set-up state and every move that counts, at most `most` of them. With `powers` the
 * facilitator also acts for seats, ends the game, and takes moves back.
 */
export function game(
	seats: number,
	seed: number,
	{ interfering = true, powers = false, most = 250, options = {} } = {}
): { start: State; moves: Move[]; log: readonly LogEntry[] } {
	const chance = randomFrom(seededSource(seed));
	const source = seededSource(seed + 1);
	const deal = (draws: number[]) => recording(source, draws);
	const given = { ...someOptions(seats, chance), ...options };
	const opened = open(module, seats, given, deal);
	if ('refused' in opened) throw new Error(opened.refused.code);
	let { position } = opened;
	const start = position.state as State;
	const moves: Move[] = [];
	while (moves.length < most) {
		const before = position.state as State;
		if (before.result) break;
		if (powers && moves.length > 0 && chance.die(30) === 1) {
			position = undone(position, moves, chance);
			continue;
		}
		const power = powers && chance.die(12) === 1;
		const step = power
			? { actor: 'facilitator' as const, action: somePower(before, chance) }
			: next(before, interfering, chance);
		const answer = play(module, position, step.actor, step.action, deal);
		if ('refused' in answer) {
			if (step.actor === 'facilitator') continue;
			throw new Error(`legal lists ${JSON.stringify(step.action)}: ${answer.refused.code}`);
		}
		position = answer.position;
		moves.push({ before, after: position.state as State, entry: answer.entry, ...step });
	}
	return { start, moves, log: position.log };
}

/** What the facilitator of a led game does, one after the other; each is done as soon as the rules let it. */
const LED: readonly FacilitatorAction[] = [
	{ type: 'pause' },
	{ type: 'resume' },
	{ type: 'setClock', minutes: 20, onEnd: 'warn' },
	{ type: 'reassign', seat: 0, to: 'Kim' },
	{ type: 'noteUndo', what: 'a roll' },
	{ type: 'advance' },
	{ type: 'correct', seat: 0, field: 'pool', value: 4, reason: 'miscounted' },
	{ type: 'skip' },
	{ type: 'addSeat', biome: 'grassland', resource: { name: 'new roots', stat: 'resilience' } },
	{ type: 'removeSeat', seat: 1 },
	{ type: 'lastRound', last: true },
	{ type: 'lastRound', last: false },
	{ type: 'endPhase' },
	{ type: 'endGame', reason: 'the bell' }
];

/** A game with random seats' moves in which the facilitator uses every power: acting for a seat first of all, then each of `LED`. */
export function ledGame(
	seats: number,
	seed: number
): { start: State; moves: Move[]; log: readonly LogEntry[] } {
	const chance = randomFrom(seededSource(seed));
	const source = seededSource(seed + 1);
	const deal = (draws: number[]) => recording(source, draws);
	const opened = open(module, seats, {}, deal);
	if ('refused' in opened) throw new Error(opened.refused.code);
	let { position } = opened;
	const start = position.state as State;
	const moves: Move[] = [];
	const tried = (actor: Actor, action: Action): boolean => {
		const before = position.state as State;
		const answer = play(module, position, actor, action, deal);
		if ('refused' in answer) return false;
		position = answer.position;
		moves.push({ before, after: position.state as State, actor, action, entry: answer.entry });
		return true;
	};
	const someMove = () => {
		const state = position.state as State;
		const seat = pick(toAct(state), chance);
		return { seat, action: pick([...legal(state, seat)], chance) };
	};
	tried('facilitator', { type: 'actFor', ...someMove() });
	for (const power of LED) {
		while (!tried('facilitator', power)) {
			const { seat, action } = someMove();
			if (!tried(seat, action)) throw new Error(`legal lists ${JSON.stringify(action)}`);
		}
	}
	return { start, moves, log: position.log };
}

function next(
	state: State,
	interfering: boolean,
	chance: Random
): { actor: Actor; action: Action } {
	const waiting = toAct(state);
	if (waiting.length === 0) return { actor: 'facilitator', action: { type: 'resume' } };
	if (interfering && chance.die(12) === 1) {
		return { actor: 'facilitator', action: someFacilitation(state, chance) };
	}
	const actor = pick(waiting, chance);
	return { actor, action: pick([...legal(state, actor)], chance) };
}

/** Some moments of some games, facilitators and all, each after at most a number of moves. */
export const momentsOf = ({ most }: { readonly most: number }): fc.Arbitrary<State> =>
	fc
		.record({
			seats: fc.integer({ min: 1, max: 8 }),
			seed: fc.nat({ max: 10_000 }),
			part: fc.nat(99)
		})
		.map(({ seats, seed, part }) => {
			const { start, moves } = game(seats, seed, { most });
			return moves[Math.floor((moves.length * part) / 100)]?.after ?? start;
		});

/** Where games of any size stand after a number of moves, or at their end. */
export const endsWithin = (most: number): fc.Arbitrary<State> =>
	fc
		.record({ seats: fc.integer({ min: 2, max: 6 }), seed: fc.nat({ max: 10_000 }) })
		.map(({ seats, seed }) => {
			const { start, moves } = game(seats, seed, { most });
			return moves.at(-1)?.after ?? start;
		});
