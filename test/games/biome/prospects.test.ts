/** What a plan promises is what its dice bring, counted out over every way they can fall. */
import { expect, test } from 'vitest';
import { copyJson } from '../../../src/lib/engine/json.ts';
import { randomFrom, seededSource, type Random } from '../../../src/lib/engine/random.ts';
import { dealing, open, play, type Position } from '../../../src/lib/engine/referee.ts';
import { diceOf, lenderPartsOf, partsOf } from '../../../src/lib/games/biome/rules/dice.ts';
import { prospectsOf } from '../../../src/lib/games/biome/rules/prospects.ts';
import { legal, toAct } from '../../../src/lib/games/biome/rules/rules.ts';
import { activeSeats, rpOf, sheetAt } from '../../../src/lib/games/biome/rules/sheets.ts';
import type { SeatAction, State } from '../../../src/lib/games/biome/rules/state.ts';
import { worth } from '../../../src/lib/games/biome/rules/worth.ts';
import { module } from './play.ts';

const OPTIONS = { biomes: ['forest', 'desert', 'tundra'], phase1Rounds: 3, maxRounds: 4 };
const PASS = 6;
const MISS = 1;

/** The positions of a random game in which the dice are about to fall. */
function* rolls(seed: number, options: object): Generator<State> {
	const chance = randomFrom(seededSource(seed));
	const source = seededSource(seed + 1);
	const opened = open(module, 3, { ...OPTIONS, ...options }, dealing(source));
	if ('refused' in opened) throw new Error(opened.refused.code);
	let position: Position = opened.position;
	for (;;) {
		const state = position.state as State;
		if (state.result) return;
		if (state.step === 'roll') yield state;
		const seat = pick(toAct(state), chance);
		const useful = [...legal(state, seat)].filter(
			({ type }) => type !== 'guess' && type !== 'withdraw'
		);
		const answer = play(module, position, seat, pick(useful, chance), dealing(source));
		if ('refused' in answer) throw new Error(answer.refused.code);
		({ position } = answer);
	}
}

function pick<Item>(items: readonly Item[], chance: Random): Item {
	const item = items[chance.die(items.length) - 1];
	if (item === undefined) throw new Error('nothing to pick from');
	return item;
}

/** Dice that fall as they are told to. */
function falling(faces: number[]): Random {
	const next = () => faces.shift() ?? MISS;
	return {
		...randomFrom(seededSource(1)),
		die: next,
		dice: (count) => Array.from({ length: count }, next)
	};
}

/** The turn played to its end with these dice; who may pay with a stat does. */
function playedOut(before: State, faces: number[]): State {
	const state = copyJson(before);
	const random = falling(faces);
	do {
		const seat = toAct(state)[0] ?? 0;
		const listed = [...legal(state, seat)].filter(({ type }) => type !== 'guess');
		const action = listed.find(paysStat) ?? listed[0];
		if (!action) throw new Error(`nothing to do in ${state.step}`);
		module.apply(state, seat, action, { random, tell: () => undefined });
	} while (['mixed', 'pay', 'lenderRoll'].includes(state.step));
	return state;
}

const paysStat = (action: SeatAction): boolean =>
	action.type === 'chooseMixed' && action.give === 'stat';

/** What each seat holds in the end and how likely, over every way in which the dice pass or do not. */
function countedOut(state: State, dice: number): Map<number, Map<number, number>> {
	const counted = new Map(activeSeats(state).map((seat) => [seat, new Map<number, number>()]));
	for (let fall = 0; fall < 2 ** dice; fall++) {
		const passed = Array.from({ length: dice }, (_, die) => ((fall >> die) & 1) === 1);
		const chance = passed.reduce((product, pass) => product * (pass ? 1 / 3 : 2 / 3), 1);
		const end = playedOut(
			state,
			passed.map((pass) => (pass ? PASS : MISS))
		);
		for (const [seat, held] of counted) {
			const rp = rpOf(sheetAt(end, seat));
			held.set(rp, (held.get(rp) ?? 0) + chance);
		}
	}
	return counted;
}

/** How many dice are counted out: 256 ways. */
const MOST = 8;

test.each(['examples', 'strict'])(
	'§3.5, §5.4, §5.5 a plan promises what its dice bring, in the reading %s',
	(reading) => {
		let seen = 0;
		for (let seed = 1; seed <= 6; seed++) {
			for (const state of rolls(seed, { reading })) {
				const plan = state.current?.plan;
				if (!plan) throw new Error('a roll without a plan');
				const dice = diceOf(partsOf(state, plan)) + diceOf(lenderPartsOf(state, plan));
				if (dice > MOST) continue;
				seen++;
				const promised = prospectsOf(state);
				for (const [seat, held] of countedOut(state, dice)) {
					const prospect = (promised.get(seat) ?? []).filter(([, chance]) => chance > 0);
					expect(prospect).toHaveLength(held.size);
					for (const [rp, chance] of prospect) expect(held.get(rp)).toBeCloseTo(chance, 10);
				}
			}
		}
		expect(seen).toBeGreaterThan(20);
	}
);

test('a plan with more dice is worth more than the same with fewer', () => {
	const [state] = rolls(1, {});
	if (!state?.current?.plan || !('rp' in state.current.plan)) throw new Error('a plan of phase 1');
	const poorer = copyJson(state);
	sheetAt(poorer, poorer.active).mod[state.current.plan.stat] -= 1;
	expect(worth(state).existing).toBeGreaterThan(worth(poorer).existing);
});
