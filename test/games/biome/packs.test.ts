/** A class's own challenges and ready-made packs: written out, read back, offered, known again. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { challengesOf } from '../../../src/lib/games/biome/challenges/catalogue.ts';
import { CHALLENGES } from '../../../src/lib/games/biome/challenges/challenges.ts';
import { offersFor, ownFound } from '../../../src/lib/games/biome/challenges/offers.ts';
import {
	ownOf,
	changedOwn,
	PACK_LIMITS,
	READY_PACKS,
	type OwnChallenge
} from '../../../src/lib/games/biome/pack/classPack.ts';
import {
	fileOf,
	judged,
	listOf,
	readList,
	readOwnFile
} from '../../../src/lib/games/biome/challenges/ownList.ts';
import { inPacks, PACKS } from '../../../src/lib/games/biome/challenges/packs.ts';
import { refuseSeat } from '../../../src/lib/games/biome/rules/permissions.ts';
import { flood, wolves } from './ownChallenges.ts';
import { challengerOf } from '../../../src/lib/games/biome/rules/sheets.ts';
import { LIMITS, SPHERES, type State } from '../../../src/lib/games/biome/rules/state.ts';
import { game } from './play.ts';

const line = (least: number) =>
	fc
		.oneof(
			fc.string({ maxLength: 60, unit: 'grapheme' }),
			fc.stringMatching(/^["; a-z]{0,20}$/),
			fc.lorem({ maxCount: 9 })
		)
		.map((text) => text.replace(/\s+/gu, ' ').trim())
		.filter((text) => text.length >= least);
const someOwn: fc.Arbitrary<OwnChallenge[]> = fc.array(
	fc.record({
		sphere: fc.constantFrom(...SPHERES),
		text: line(1),
		fact: line(0),
		source: line(0)
	}),
	{ maxLength: 8 }
);

describe('a list of own challenges', () => {
	test('is read back as it was written out, and so is a file of them', () => {
		fc.assert(
			fc.property(someOwn, (own) => {
				expect(readList(listOf(own))).toEqual({ own, wrong: [] });
				expect(readOwnFile(fileOf(own))).toEqual({ own, wrong: [] });
			})
		);
	});

	test('may be typed with semicolons, with columns of a spreadsheet, its headings and empty lines', () => {
		const typed =
			'hydrosphere; The brook floods our school. ; It did in 1997.; Town paper; page 3\n\n' +
			'Biosphere;Wolves come back.\r\n';
		const brook = { ...flood, fact: 'It did in 1997.', source: 'Town paper; page 3' };
		const bare = { ...wolves, fact: '', source: '' };
		expect(readList(typed)).toEqual({ own: [brook, bare], wrong: [] });
		const columns = 'Sphere\tText\nbiosphere\t"""Wolves"" come back."\t\t\n';
		expect(readList(columns).own).toEqual([{ ...bare, text: '"Wolves" come back.' }]);
	});

	test('names what is wrong by the number of its line, each in a sentence', () => {
		const { own, wrong } = readList(
			`biosphere; Wolves.\n\nmoon; Craters.\natmosphere;  ;a fact\nbiosphere;${'x'.repeat(301)}`
		);
		expect(own).toHaveLength(1);
		expect(wrong).toEqual([
			expect.stringMatching(/^Line 3: “moon” is not a sphere\. .*[Hh]ydrosphere.*\.$/),
			'Line 4: The challenge itself is missing.',
			'Line 5: The challenge is longer than 300 characters.'
		]);
	});

	test('from a file of anything else is none, and of one with a slip says which', () => {
		for (const file of ['', '{', '[]', '{"challenges": 1}', 'null']) {
			expect(readOwnFile(file)).toBeNull();
		}
		const { own, wrong } = readOwnFile('{"challenges": [null, {"sphere": "biosphere"}]}') ?? {};
		expect(own).toEqual([]);
		expect(wrong).toHaveLength(2);
		expect(wrong?.[1]).toBe('Challenge 2: The challenge itself is missing.');
	});
});

test('what was put in twice is there once, in its place', () => {
	fc.assert(
		fc.property(someOwn, someOwn, (before, add) => {
			const kept = changedOwn([], { add: before });
			const after = changedOwn(kept, { add });
			expect(changedOwn(after, { add })).toEqual(after);
			expect(after.slice(0, kept.length).map(({ text }) => text)).toEqual(
				kept.map(({ text }) => text)
			);
			expect(changedOwn(after, { remove: after })).toEqual([]);
		})
	);
});

test('the kit takes every text that the rules of the game take', () => {
	expect(PACK_LIMITS.text).toBe(LIMITS.challenge);
	const long = { sphere: 'biosphere', text: 'x'.repeat(LIMITS.challenge), fact: '', source: '' };
	expect(judged(long)).toEqual(long);
});

test('ready-made packs are of the catalogue, each entry once, with some for every sphere', () => {
	for (const pack of READY_PACKS) {
		const ids = PACKS[pack];
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids.filter((id) => !Object.hasOwn(CHALLENGES, id))).toEqual([]);
		for (const sphere of SPHERES) {
			expect(challengesOf(sphere).filter(({ id }) => ids.includes(id)).length).toBeGreaterThan(1);
		}
	}
});

/** Moments of a game in which a challenge is to be set. */
const moments = (options: object = {}): State[] =>
	game(3, 42, { interfering: false, options: { tempo: 'turns', ...options } })
		.moves.map(({ after }) => after)
		.filter(({ step }) => step === 'challenge');

describe('whoever sets a challenge', () => {
	const own = SPHERES.flatMap((sphere) =>
		[1, 2, 3, 4].map((nth): OwnChallenge => {
			return { sphere, text: `${sphere} ${nth}`, fact: 'So it is.', source: 'A book' };
		})
	);

	test('is offered three of the class’s own of the rolled sphere before three of the catalogue, and may take each', () => {
		const states = moments();
		expect(states.length).toBeGreaterThan(5);
		for (const view of states) {
			const offers = offersFor(view, { ready: [], own });
			expect(offers.map(({ title }) => title === null)).toEqual(
				[true, true, true, false, false, false] // the class's own have no title
			);
			for (const { action, sphere } of offers) {
				expect(sphere).toBe(view.current?.sphere);
				expect(refuseSeat(view, challengerOf(view), action)).toBeNull();
			}
			expect(offersFor(view, null)).toEqual(offers.slice(3));
		}
	});

	test('meets those first that the table has not met', () => {
		const view = moments().at(-1);
		const sphere = view?.current?.sphere ?? 'biosphere';
		if (!view) throw new Error('no challenge was set');
		const turn = view.history.find((entry) => entry.kind === 'turn');
		if (!turn?.challenge) throw new Error('no turn was played');
		const met = { ...turn, challenge: { ...turn.challenge, text: `${sphere} 1` } };
		const later = { ...view, history: [...view.history, met] };
		const offered = offersFor(later, { ready: [], own }).map(({ text }) => text);
		expect(offered.slice(0, 3)).toEqual([`${sphere} 2`, `${sphere} 3`, `${sphere} 4`]);
	});

	test('is offered none of them where only the catalogue may be set', () => {
		for (const view of moments({ inventedChallenges: false })) {
			expect(offersFor(view, { ready: [], own })).toEqual(offersFor(view, null));
		}
	});

	test('sees the entries of a pack first, unless all of them were met', () => {
		let first = 0;
		for (const view of moments()) {
			for (const pack of READY_PACKS) {
				const [offer] = offersFor(view, { ready: [pack], own: [] });
				const ids: ReadonlySet<string> = inPacks([pack]);
				const met = new Set(
					view.history.map((entry) => (entry.kind === 'turn' ? entry.challenge?.catalogue : null))
				);
				const fresh = challengesOf(view.current?.sphere ?? 'biosphere').filter(
					({ id }) => ids.has(id) && !met.has(id)
				);
				if (fresh.length === 0) continue;
				first += 1;
				expect(fresh.map(({ id }) => id)).toContain(offer?.key);
			}
		}
		expect(first).toBeGreaterThan(10);
	});

	test('and everybody after the outcome: the fact of one’s own is found by its words', () => {
		const pack = { ready: [], own };
		expect(ownOf(pack, 'biosphere', ' biosphere 2 ')).toBe(own[1]);
		expect(ownOf(pack, 'atmosphere', 'biosphere 2')).toBeUndefined();
		expect(ownOf(null, 'biosphere', 'biosphere 2')).toBeUndefined();
	});
});

test('the desk finds one’s own by sphere and by words', () => {
	const own: OwnChallenge[] = [
		{ sphere: 'biosphere', text: 'Wolves come back.', fact: '', source: '' },
		{ sphere: 'hydrosphere', text: 'The brook comes up.', fact: '', source: '' }
	];
	expect(ownFound(own, { words: '', sphere: null })).toEqual(own);
	expect(ownFound(own, { words: 'COME up', sphere: null })).toEqual(own.slice(1));
	expect(ownFound(own, { words: 'come', sphere: 'biosphere' })).toEqual(own.slice(0, 1));
});
