/** What computer players look at where a choice is a matter of taste, in the positions of the sample's world. */
import { expect, test } from 'vitest';
import { choices, type Action } from '../../../src/lib/engine/search/world.ts';
import { anyModule } from '../../../src/lib/engine/module.ts';
import { replaying } from '../../../src/lib/engine/random.ts';
import { open, play } from '../../../src/lib/engine/referee.ts';
import { biome } from '../../../src/lib/games/biome/index.ts';
import type { State } from '../../../src/lib/games/biome/rules/state.ts';
import sample from '../../../src/lib/games/biome/sample.json' with { type: 'json' };

const module = anyModule(biome);

/** Each position of the sample's world, with what the seat that acts next looks at. */
function* looked(): Generator<{ state: State; offered: readonly Action[] }> {
	const made = open(module, sample.seats, sample.options, () => replaying(sample.draws));
	if ('refused' in made) throw new Error(made.refused.code);
	let { position } = made;
	for (const { seat, action, draws } of sample.actions) {
		const view = module.view(position.state, seat);
		yield { state: structuredClone(position.state) as State, offered: choices(module, view, seat) };
		const deal = (drawn: number[]) => {
			drawn.push(...draws);
			return replaying(draws);
		};
		const answer = play(module, position, seat, action, deal, { spent: true });
		if ('refused' in answer) throw new Error(answer.refused.code);
		position = answer.position;
	}
}

const positions = [...looked()];
const ofType = (type: string) =>
	positions.flatMap(({ state, offered }) =>
		offered.filter((action) => action.type === type).map((action) => ({ state, action }))
	);

test('§1.1 a biome that nobody has yet', () => {
	const chosen = ofType('chooseBiome');
	expect(chosen.length).toBeGreaterThan(sample.seats);
	for (const { state, action } of chosen) {
		const taken = Object.values(state.sheets).map((sheet) => sheet.biome);
		expect(taken).not.toContain((action as unknown as { biome: string }).biome);
	}
});

test('§3.2 a card that the world has not met', () => {
	const set = ofType('setChallenge');
	expect(set.length).toBeGreaterThan(0);
	for (const { state, action } of set) {
		const met = state.history.map((one) => (one.kind === 'turn' ? one.challenge?.catalogue : null));
		expect(met).not.toContain((action as unknown as { catalogue: string }).catalogue);
	}
});

test('§5.1 a name for the society before one is ready', () => {
	const named = positions.filter(({ offered }) =>
		offered.some(({ type }) => type === 'nameSociety')
	);
	expect(named).toHaveLength(sample.seats);
	for (const { offered } of named) expect(offered.map(({ type }) => type)).not.toContain('ready');
});
