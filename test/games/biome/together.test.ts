/** A round that everybody prepares at once brings the same world as the same deeds in turns. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyJson } from '../../../src/lib/engine/json.ts';
import {
	randomFrom,
	replaying,
	seededSource,
	type Random
} from '../../../src/lib/engine/random.ts';
import { dealing, open, play, type Entry } from '../../../src/lib/engine/referee.ts';
import { legal, toAct } from '../../../src/lib/games/biome/rules/rules.ts';
import type { Action, SeatAction, State } from '../../../src/lib/games/biome/rules/state.ts';
import { module } from './play.ts';

const OPTIONS = {
	biomes: ['forest', 'desert', 'tundra', 'aquatic'],
	phase1Rounds: 2,
	maxRounds: 3,
	graceRounds: 3
};

const pick = <Item>(items: readonly Item[], chance: Random): Item => {
	const item = items[chance.die(items.length) - 1];
	if (item === undefined) throw new Error('nothing to pick from');
	return item;
};

/** One deed of a game, and the seat whose turn it was about; null outside a turn. */
interface Deed {
	readonly entry: Entry;
	readonly of: number | null;
}

/** A game that nobody interferes with, to its end; of guesses there are none. */
function together(seed: number, options: object): { deeds: Deed[]; end: State } {
	const chance = randomFrom(seededSource(seed));
	const source = seededSource(seed + 1);
	const opened = open(module, 4, { ...OPTIONS, ...options, tempo: 'together' }, dealing(source));
	if ('refused' in opened) throw new Error(opened.refused.code);
	let { position } = opened;
	const deeds: Deed[] = [];
	for (;;) {
		const state = position.state as State;
		if (state.result) return { deeds, end: state };
		const seat = pick(toAct(state), chance);
		const action = pick(
			[...legal(state, seat)].filter(({ type }) => type !== 'guess'),
			chance
		);
		const answer = play(module, position, seat, action, dealing(source));
		if ('refused' in answer) throw new Error(answer.refused.code);
		({ position } = answer);
		deeds.push({ entry: answer.entry, of: about(state, seat, action) });
	}
}

function about(state: State, seat: number, action: SeatAction): number | null {
	if (state.step === 'prepare') return 'for' in action ? (action.for ?? null) : seat;
	return state.current ? state.active : null;
}

/** The deeds in the order of play: every turn from its sphere to its end, of plans only the last and what was said to it. */
function inTurns(deeds: readonly Deed[]): Entry[] {
	const waiting = new Map<number, Entry[]>();
	return deeds.flatMap(({ entry, of }) => {
		if (of === null) return [entry];
		const line = [...(waiting.get(of) ?? []), entry];
		waiting.set(of, line);
		const over = entry.told.some(({ event }) => event.type === 'turn-ended');
		if (!over) return [];
		waiting.delete(of);
		const planned = line.findLastIndex((one) => typeOf(one) === 'plan');
		const dropped = new Set(['plan', 'withdraw', 'agree', 'consent']);
		return line.filter((one, at) => at >= planned || !dropped.has(typeOf(one)));
	});
}

const typeOf = ({ deed }: Entry): string => (deed.kind === 'action' ? deed.action.type : '');

const without = (value: object, ...keys: string[]): object =>
	Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));

/** The same deeds played in turns. */
function played(entries: readonly Entry[], options: object): State {
	const filled = module.options.fill({ ...OPTIONS, ...options }, 4);
	if ('refused' in filled) throw new Error(filled.refused.code);
	const state = module.setup(4, copyJson(filled.options), replaying([])) as State;
	for (const { deed, draws } of entries) {
		if (deed.kind !== 'action') continue;
		const action = without(deed.action, 'for') as Action;
		expect(module.refuse(state, deed.actor, action)).toBeNull();
		module.apply(state, deed.actor, action, { random: replaying(draws), tell: () => undefined });
	}
	return state;
}

test('a game that is prepared together brings the same world as the same deeds in turns', () => {
	const options = fc.constantFrom(
		{},
		{ agreement: 'vote' },
		{ agreement: 'none' },
		{ lenderConsent: true }
	);
	fc.assert(
		fc.property(fc.nat({ max: 1e6 }), options, (seed, more) => {
			const { deeds, end } = together(seed, more);
			expect(end.prepared).toEqual({});
			const world = played(inTurns(deeds), more);
			expect(without(world, 'options')).toEqual(without(end, 'options', 'prepared'));
		}),
		{ numRuns: 40 }
	);
});
