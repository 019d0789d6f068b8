import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	challengeOf,
	found,
	type Wanted
} from '../../../src/lib/games/biome/challenges/catalogue.ts';
import { CHALLENGES } from '../../../src/lib/games/biome/challenges/challenges.ts';
import { refuseSeat } from '../../../src/lib/games/biome/rules/permissions.ts';
import {
	activeSeats,
	allSeats,
	challengedBy,
	challengerOf,
	isActive
} from '../../../src/lib/games/biome/rules/sheets.ts';
import { BIOMES, SPHERES } from '../../../src/lib/games/biome/rules/state.ts';
import { aheadKey, suggestionKey } from '../../../src/lib/games/biome/challenges/keys.ts';
import { suggestionIn } from '../../../src/lib/games/biome/challenges/offers.ts';
import { textOf } from '../../../src/lib/games/biome/challenges/titles.ts';
import { textsOf } from '../../../src/lib/server/sync/admit.ts';
import { game } from './play.ts';

const anything: Wanted = { words: '', sphere: null, biome: null, phase: null };

describe('the catalogue at the desk', () => {
	test('has everything where nothing is asked for, each card once', () => {
		const ids = found(anything).map(({ id }) => id);
		expect(ids).toHaveLength(Object.keys(CHALLENGES).length);
		expect(new Set(ids).size).toBe(ids.length);
	});

	test('gives what fits every wish, and leaves out nothing that does', () => {
		fc.assert(
			fc.property(
				fc.constantFrom('', 'sea', 'THE  ice', 'fire forest', 'nowhere-at-all'),
				fc.option(fc.constantFrom(...SPHERES)),
				fc.option(fc.constantFrom(...BIOMES)),
				fc.option(fc.constantFrom('phase1' as const, 'phase2' as const)),
				(words, sphere, biome, phase) => {
					const ids = found({ words, sphere, biome, phase }).map(({ id }) => id);
					for (const card of found(anything)) {
						const said = `${card.title} ${card.text}`.toLowerCase();
						const fits =
							words.split(/\s+/).every((word) => said.includes(word.toLowerCase())) &&
							(sphere ?? card.sphere) === card.sphere &&
							(biome === null || card.biomes.includes(biome)) &&
							(phase === null || card.scope === 'both' || card.scope === phase);
						expect(ids.includes(card.id)).toBe(fits);
					}
				}
			)
		);
	});
});

describe('a suggestion', () => {
	test('is a card by its key, or the facilitator’s own words', () => {
		expect(suggestionIn('  ')).toBeNull();
		expect(suggestionIn('hyd-drought')).toMatchObject({
			action: { type: 'setChallenge', catalogue: 'hyd-drought' }
		});
		expect(suggestionIn(' The wells run dry. ')).toEqual({
			title: null,
			text: 'The wells run dry.',
			action: { type: 'setChallenge', text: 'The wells run dry.' }
		});
	});

	test('has a field of its own for every turn', () => {
		expect(suggestionKey(7)).not.toBe(suggestionKey(8));
		expect(suggestionKey(7)).toMatch(textsOf({ kind: 'story', table: '' }) ?? /^$/);
	});

	test('§3.2 is kept ready by whoever will set it: the nearest right-hand neighbour at play', () => {
		expect(aheadKey(3)).not.toBe(aheadKey(4));
		expect(aheadKey(3)).toMatch(textsOf({ kind: 'story', table: '' }) ?? /^$/);
		for (let seed = 1; seed <= 5; seed++) {
			for (const { before } of game(4, seed, { interfering: true, most: 60 }).moves) {
				const alone = activeSeats(before).length < 2;
				for (const seat of allSeats(before)) {
					const neighbour = challengedBy(before, seat);
					expect(neighbour === null).toBe(alone || !isActive(before, seat));
					if (neighbour === null) continue;
					expect(challengerOf({ ...before, active: neighbour })).toBe(seat);
				}
			}
		}
	});

	test('§3.2 of the sphere that was rolled may be taken by the challenger, of another it may not', () => {
		let met = 0;
		for (let seed = 1; seed <= 5; seed++) {
			for (const { before } of game(4, seed, { interfering: false, most: 60 }).moves) {
				if (before.step !== 'challenge') continue;
				met++;
				for (const card of found(anything)) {
					const action = suggestionIn(card.id)?.action ?? { type: 'rollSphere' };
					const refusal = refuseSeat(before, challengerOf(before), action);
					expect(refusal === null).toBe(card.sphere === before.current?.sphere);
				}
			}
		}
		expect(met).toBeGreaterThan(5);
	});
});

test('§3.2 a card that nobody changed says in the reader’s language what the rules wrote down', () => {
	for (const [id, { text }] of Object.entries(CHALLENGES)) {
		expect(challengeOf(id)?.text).toBe(text.replaceAll("'", '’'));
		expect(textOf({ text, catalogue: id, by: 0 })).toBe(challengeOf(id)?.text);
		expect(textOf({ text: `${text} Today.`, catalogue: id, by: 0 })).toBe(`${text} Today.`);
	}
});
