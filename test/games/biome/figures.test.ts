import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	challengeOf,
	challengesOf,
	suggestions
} from '../../../src/lib/games/biome/challenges/catalogue.ts';
import { CHALLENGES } from '../../../src/lib/games/biome/challenges/challenges.ts';
import { chancesOf } from '../../../src/lib/games/biome/rules/dice.ts';
import { sharesOf } from '../../../src/lib/games/biome/rules/ending.ts';
import { factOf } from '../../../src/lib/games/biome/challenges/facts.ts';
import { SPHERES, type State } from '../../../src/lib/games/biome/rules/state.ts';
import { game } from './play.ts';

test('the chances of the four bands add up to one and follow the binomial', () => {
	fc.assert(
		fc.property(fc.nat({ max: 40 }), (dice) => {
			const { failure, mixed, success, strong } = chancesOf(dice);
			expect(failure + mixed + success + strong).toBeCloseTo(1);
			expect(failure).toBeCloseTo((2 / 3) ** dice);
			expect(mixed).toBeCloseTo((dice * (2 / 3) ** (dice - 1)) / 3);
			expect(strong).toBeGreaterThanOrEqual(dice < 4 ? 0 : 1 / 81 - 1e-9);
		})
	);
	expect(chancesOf(0)).toEqual({ failure: 1, mixed: 0, success: 0, strong: 0 });
});

test('the catalogue has 79 challenges, each with one fact and a source', () => {
	const ids = SPHERES.flatMap((sphere) => challengesOf(sphere)).map(({ id }) => id);
	expect(new Set(ids).size).toBe(79);
	expect(ids.toSorted()).toEqual(Object.keys(CHALLENGES).sort());
	for (const id of ids) {
		const { fact, source, url } = factOf(id) ?? expect.fail(id);
		expect(fact).toMatch(/[.]$/);
		expect(source).not.toBe('');
		expect(url).toMatch(/^https?:\/\//);
	}
	for (const sphere of SPHERES) expect(challengesOf(sphere).length).toBeGreaterThanOrEqual(15);
});

test('three challenges of the rolled sphere are suggested, those that fit first and those met last', () => {
	let seen = 0;
	for (const { after } of game(3, 42, { interfering: false, options: { tempo: 'turns' } }).moves) {
		if (after.step !== 'challenge') continue;
		seen++;
		const shown = suggestions(after);
		const met = new Set(metIn(after));
		expect(shown).toHaveLength(3);
		expect(shown.every(({ sphere }) => sphere === after.current?.sphere)).toBe(true);
		const fresh = challengesOf(shown[0]?.sphere ?? 'biosphere').filter(({ id }) => !met.has(id));
		if (fresh.length >= 3) expect(shown.some(({ id }) => met.has(id))).toBe(false);
		const biome = after.sheets[String(after.active)]?.biome;
		const scope = after.phase === 'build' ? 'phase1' : 'phase2';
		const fits = fresh.filter(
			(one) =>
				one.biomes.some((fit) => fit === biome) && (one.scope === scope || one.scope === 'both')
		);
		if (fits.length > 0) expect(fits).toContainEqual(shown[0]);
	}
	expect(seen).toBeGreaterThan(5);
	expect(challengeOf('constructor')).toBeUndefined();
});

const metIn = ({ history }: State) =>
	history.flatMap((entry) => (entry.kind === 'turn' ? [entry.challenge?.catalogue ?? ''] : []));

test('the shares of the share bar add up to all existing RP', () => {
	for (const { after } of game(4, 7).moves) {
		const { existing, inPools, seats } = sharesOf(after);
		expect(seats.reduce((sum, { rp }) => sum + rp, 0)).toBe(existing);
		expect(inPools).toBeLessThanOrEqual(existing);
		const percents = seats.reduce((sum, { percent }) => sum + percent, 0);
		expect(percents).toBeCloseTo(existing === 0 ? 0 : 100);
	}
});

test('in the end the shares are measured by the beginning of phase 2, during it by the round', () => {
	let ended = 0;
	for (let seed = 0; seed < 12; seed++) {
		const { moves } = game(4, seed, { interfering: false });
		const began = moves.find(({ after }) => after.phase === 'society')?.after;
		for (const { after } of moves) {
			if (after.phase !== 'society' && after.phase !== 'over') continue;
			const from = after.phase === 'over' ? began?.roundStart : after.roundStart;
			for (const { seat, began, rp, holds } of sharesOf(after).seats) {
				expect(began).toBe(from?.[String(seat)] ?? null);
				expect(holds).toBe(began === null || rp >= began);
			}
			if (after.phase === 'over' && after.round > 1) ended++;
		}
	}
	expect(ended).toBeGreaterThan(0);
});
