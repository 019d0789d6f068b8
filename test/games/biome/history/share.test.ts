/** Whose words a book has: most of them are the table’s, and nothing that the house says stands there twice. */
import { describe, expect, test } from 'vitest';
import { challengeOf } from '../../../../src/lib/games/biome/challenges/catalogue.ts';
import { factOf } from '../../../../src/lib/games/biome/challenges/facts.ts';
import { saidBy } from '../../../../src/lib/games/biome/challenges/sources.ts';
import { headed } from '../../../../src/lib/games/biome/history/book/title.ts';
import type { State } from '../../../../src/lib/games/biome/rules/state.ts';
import { folded } from '../../../print/reading.ts';
import { toldGame, VOICES } from '../prints/told.ts';
import { occasionOf, setOn } from './set.ts';

const OPTIONS = { phase1Rounds: 3, maxRounds: 3, collapsePercent: 'off', equilibriumRounds: 3 };
const turnsOf = (view: State) => view.history.filter((entry) => entry.kind === 'turn');

describe('six of ten words at least are the table’s', () => {
	const people = Object.fromEntries(
		['Mirek', 'Adaeze', 'Tomás and Lin', 'Oksana', 'Yusuf'].entries()
	);
	const answers = {
		...{ 'world.0': 'Thornwater', 'age.1': 'everything learns to wait' },
		...{ 'age.2': 'the sun is a coin', 'age.3': 'the grass goes into hiding' },
		...{ 'round.1': 'the new people learn to ask', 'round.2': 'an idea gets lost' },
		'round.3': 'nobody asks'
	};
	const count = (text: string) => text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;

	/** The words that a table typed, each text counted once, and all of its book. */
	function wordsOf(view: State, names: Record<string, string>, paper: 'a4' | 'letter') {
		const turns = turnsOf(view);
		const typed = turns.flatMap(({ challenge, plan, narration }) => [
			challenge?.catalogue ? '' : (challenge?.text ?? ''),
			...[plan.solution, narration]
		]);
		const resources = Object.values(view.sheets).flatMap((one) =>
			Object.values(one.resources).map(({ name }) => name)
		);
		const sheets = Object.values(view.sheets).flatMap(({ facet, society }) => [facet, society]);
		const given = [...sheets, ...resources, ...Object.values(view.glossary)];
		const wrote = [...Object.values(answers), ...Object.values(names)];
		const talk = { log: [], answers };
		const { lines } = setOn(view, { ...occasionOf('Table 3', names), talk }, paper);
		const all = folded(lines.map(({ text }) => text).join(' '));
		for (const text of [...typed, ...given, ...wrote]) {
			// what is counted stands in the book, as it was typed but for its first letter
			expect(all.toLowerCase()).toContain(folded(text).replace(/\.$/u, '').toLowerCase());
		}
		return count([...typed, ...given, ...wrote].join(' ')) / count(all);
	}

	const cases = [
		{ names: {}, paper: 'a4' },
		{ names: people, paper: 'a4' },
		{ names: {}, paper: 'letter' },
		{ names: people, paper: 'letter' }
	] as const;

	test.each(cases)(
		'of all of the book, each text counted once, where it typed every challenge ($paper, $names)',
		({ names, paper }) => {
			const view = toldGame({ seats: 5, seed: 47, options: OPTIONS });
			expect(turnsOf(view)).toHaveLength(30);
			expect(wordsOf(asTyped(view), names, paper)).toBeGreaterThanOrEqual(0.6);
			// half of them are cards here
			expect(wordsOf(view, names, paper)).toBeGreaterThanOrEqual(0.52);
		}
	);

	/** Of the story, without the key on page 2 and the notes at the end, and of all of the book: so many of the words are the table's own, as often as they stand there. */
	function sharesOf(view: State) {
		const given = Object.values(view.sheets).flatMap(({ facet, society, resources }) => [
			...[facet, society],
			...Object.values(resources).map(({ name }) => name)
		]);
		const typed = turnsOf(view).flatMap(({ challenge, plan, narration }) => [
			...(challenge && !challenge.catalogue ? [challenge.text] : []),
			...[plan.solution, narration]
		]);
		const own = [...typed, ...given, ...Object.values(view.glossary), ...Object.values(answers)];
		const { lines } = setOn(view, { ...occasionOf('Table 3'), talk: { log: [], answers } });
		const said = lines.map(({ text }) => text);
		const at = (text: string) => said.indexOf(text);
		const [key = -1, who = -1, notes = -1] = [
			'How to read this book',
			'Who told it',
			'What is true'
		].map(at);
		expect(Math.min(key, who)).toBeGreaterThan(0);
		const story = [...said.slice(0, key), ...said.slice(who, notes < 0 ? undefined : notes)];
		return { story: ownIn(story, own), whole: ownIn(said, own) };
	}

	function ownIn(said: readonly string[], own: readonly string[]): number {
		const all = folded(said.join(' '));
		// the longest first, so that no word is counted as part of two texts
		const texts = [...new Set(own.map(folded))].toSorted((a, b) => b.length - a.length);
		let [rest, found] = [all, 0];
		for (const text of texts) {
			if (text === '') continue;
			const parts = rest.split(text);
			found += count(text) * (parts.length - 1);
			rest = parts.join(' ¶ ');
		}
		return found / count(all);
	}

	const games = [47, 9, 3, 21].flatMap((seed) => [3, 5].map((seats) => [seats, seed] as const));

	test.each(games)('of the story, whichever challenges it met, with %i seats (%i)', (...game) => {
		const [seats, seed] = game;
		const view = toldGame({ seats, seed, options: OPTIONS });
		for (const one of [view, asTyped(view), asDrawn(view)]) {
			expect(sharesOf(one).story).toBeGreaterThanOrEqual(0.6);
		}
	});

	test.each(games)(
		'of all of it but some hundredths where most or all challenges are cards, with %i seats (%i)',
		(...game) => {
			const [seats, seed] = game;
			const view = toldGame({ seats, seed, options: OPTIONS });
			const bars = [
				[asTyped(view), 0.7],
				[view, 0.58],
				[asDrawn(view), 0.53]
			] as const;
			for (const [one, bar] of bars) {
				expect(sharesOf(one).whole).toBeGreaterThanOrEqual(bar);
			}
		}
	);
});

/** The same game as if its table had drawn every challenge from the catalogue, some more than once. */
function asDrawn(view: State): State {
	const cards = turnsOf(view).flatMap(({ challenge }) => (challenge?.catalogue ? challenge : []));
	return {
		...view,
		history: view.history.map((entry, index) => {
			const card = cards[index % cards.length];
			if (entry.kind !== 'turn' || !entry.challenge || !card) return entry;
			return { ...entry, challenge: { ...card, by: entry.challenge.by } };
		})
	};
}

test('facts stand beside their turns where the table wrote much, else all of them among the notes; none is lost', () => {
	const mixed = toldGame({ seats: 3, seed: 9, options: OPTIONS });
	for (const [view, beside] of [
		[mixed, true],
		[asDrawn(toldGame({ seats: 3, seed: 47, options: OPTIONS })), false]
	] as const) {
		const { lines } = setOn(view, occasionOf('Thornwater'));
		const said = lines.map(({ text }) => text);
		const notes = said.indexOf('What is true');
		const [before, all] = [said.slice(0, notes), said].map((some) => folded(some.join(' ')));
		const facts = turnsOf(view).flatMap(({ challenge }) => headed(challenge).fact?.fact ?? []);
		expect(facts.length).toBeGreaterThan(2);
		expect(facts.filter((fact) => !all?.includes(folded(fact)))).toEqual([]);
		expect(facts.some((fact) => before?.includes(folded(fact)))).toBe(beside);
	}
});

test.each([
	[47, 'stands at its title alone in a book of many', false],
	[3, 'has its words where it is met first in a book of few', true]
])('a card (%i) %s, and its fact once', (seed, _, words) => {
	const view = asDrawn(toldGame({ seats: 3, seed, options: OPTIONS }));
	const { lines } = setOn(view, occasionOf('Thornwater'));
	const all = folded(lines.map(({ text }) => text).join(' '));
	const cards = new Map(
		turnsOf(view).flatMap(({ challenge }) =>
			challenge ? [[challenge.catalogue, headed(challenge)]] : []
		)
	);
	expect(turnsOf(view).length).toBeGreaterThan(cards.size);
	for (const { title, rest, fact } of cards.values()) {
		expect(all).toContain(folded(title));
		expect(all.split(folded(rest))).toHaveLength(words ? 2 : 1);
		expect(all.split(folded(fact?.fact ?? ''))).toHaveLength(2);
	}
});

test('a note has the number of the turns that met its card, and where to check its fact', () => {
	const view = toldGame({ seats: 5, seed: 47, options: OPTIONS });
	const said = setOn(view, occasionOf('Thornwater')).lines.map(({ text }) => text);
	const notes = said.indexOf('What is true');
	const ids = new Set(turnsOf(view).flatMap(({ challenge }) => challenge?.catalogue ?? []));
	expect(ids.size).toBeGreaterThan(9);
	let from = notes;
	Array.from(ids).forEach((id, at) => {
		const number = String(at + 1);
		const titles = [...said.keys()].filter((line) => said[line] === challengeOf(id)?.title);
		expect(titles.length).toBeGreaterThan(0);
		for (const line of titles) expect([id, said[line + 1]]).toEqual([id, number]);
		from = said.indexOf(number, from + 1);
		const end = said.indexOf(String(at + 2), from + 1);
		const note = said.slice(from + 1, end < 0 ? undefined : end).join(' ');
		expect(note).toContain(saidBy(factOf(id)?.source ?? ''));
	});
});

/** The same game as if its table had typed every challenge. */
const asTyped = (view: State): State => ({
	...view,
	history: view.history.map((entry, index) => {
		if (entry.kind !== 'turn' || !entry.challenge) return entry;
		const text = VOICES.challenges[index % VOICES.challenges.length] ?? '';
		return { ...entry, challenge: { ...entry.challenge, catalogue: null, text } };
	})
});
