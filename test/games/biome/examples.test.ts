import { expect, test } from 'vitest';
import { BIOMES, SPHERES, type State } from '../../../src/lib/games/biome/rules/state.ts';
import { answerExample, nameExample } from '../../../src/lib/games/biome/words/examples.ts';
import { game } from './play.ts';

/** A moment at which somebody plans, as another biome that meets another sphere. */
const moments = (phase: State['phase']): State[] => {
	const view = game(3, 4)
		.moves.map(({ after }) => after)
		.find((state) => state.phase === phase && state.step === 'plan');
	const sheet = view?.sheets[view.active];
	const { current } = view ?? {};
	if (!view || !sheet || !current) throw new Error(`nobody plans in ${phase}`);
	return BIOMES.flatMap((biome) =>
		SPHERES.map((sphere) => ({
			...view,
			sheets: { ...view.sheets, [view.active]: { ...sheet, biome } },
			current: { ...current, sphere }
		}))
	);
};

test('every biome has an answer and a name of its own for every sphere', () => {
	const views = moments('build');
	for (const example of [answerExample, nameExample]) {
		const texts = views.map(example);
		expect(new Set(texts).size).toBe(25);
		for (const text of texts) expect(text).toMatch(/^For example: [A-Z].+[^.]\.$/);
	}
});

test('a society is given what people may do, by the sphere', () => {
	const texts = new Set(moments('society').map(answerExample));
	expect(texts.size).toBe(5);
	for (const text of texts) expect(text).toMatch(/^For example: They /);
});

test('before there is a sphere there is no example', () => {
	const [view] = moments('build');
	expect(view && answerExample({ ...view, current: null })).toBe('');
});
