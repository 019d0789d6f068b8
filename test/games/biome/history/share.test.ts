/** Whose words a book has: most of them are the table’s, and nothing that the house says stands there twice. */
import { describe, expect, test } from 'vitest';
import { headed } from '../../../../src/lib/games/biome/history/book/title.ts';
import type { State } from '../../../../src/lib/games/biome/rules/state.ts';
import { folded } from '../../../print/reading.ts';
import { toldGame, VOICES } from '../prints/told.ts';
import { occasionOf, setOn } from './set.ts';

const OPTIONS = { phase1Rounds: 3, maxRounds: 3, collapsePercent: 'off', equilibriumRounds: 3 };
const turnsOf = (view: State) => view.history.filter((entry) => entry.kind === 'turn');

describe('six of ten words of the whole book at least are the table’s, each text counted once', () => {
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

	/** The words that a table typed, those of the challenges that it drew from the catalogue, and all of its book. */
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
		const drawn = turns.flatMap(({ challenge }) =>
			challenge?.catalogue ? [headed(challenge).title, challenge.text] : []
		);
		const talk = { log: [], answers };
		const { lines } = setOn(view, { ...occasionOf('Table 3', names), talk }, paper);
		const all = folded(lines.map(({ text }) => text).join(' '));
		for (const text of [...typed, ...given, ...wrote, ...drawn]) {
			// what is counted stands in the book, as it was typed but for its first letter
			expect(all.toLowerCase()).toContain(folded(text).replace(/\.$/u, '').toLowerCase());
		}
		const own = count([...typed, ...given, ...wrote].join(' '));
		return { own, drawn: count(drawn.join(' ')), all: count(all) };
	}

	const cases = [
		{ names: {}, paper: 'a4' },
		{ names: people, paper: 'a4' },
		{ names: {}, paper: 'letter' },
		{ names: people, paper: 'letter' }
	] as const;

	test.each(cases)(
		'those it typed: challenges of its own, answers, what it told, lines, names ($paper, $names)',
		({ names, paper }) => {
			const view = asTyped(toldGame({ seats: 5, seed: 47, options: OPTIONS }));
			expect(turnsOf(view)).toHaveLength(30);
			const { own, all } = wordsOf(view, names, paper);
			expect(own / all).toBeGreaterThanOrEqual(0.6);
		}
	);

	test.each(cases)(
		'with half of its challenges drawn from the catalogue, those and what it typed ($paper, $names)',
		({ names, paper }) => {
			const { own, drawn, all } = wordsOf(
				toldGame({ seats: 5, seed: 47, options: OPTIONS }),
				names,
				paper
			);
			expect((own + drawn) / all).toBeGreaterThanOrEqual(0.6);
		}
	);

	/** Every text that somebody wrote or a card says, in so many of all words, as often as it stands there. */
	function shareOf(view: State): number {
		const texts = turnsOf(view).flatMap(({ challenge, plan, narration }) => [
			...(challenge ? [headed(challenge).title, challenge.text] : []),
			...[plan.solution, narration]
		]);
		const given = Object.values(view.sheets).flatMap(({ facet, society, resources }) => [
			...[facet, society],
			...Object.values(resources).map(({ name }) => name)
		]);
		const talk = { log: [], answers };
		const { lines } = setOn(view, { ...occasionOf('Table 3'), talk });
		const all = folded(lines.map(({ text }) => text).join(' '));
		const wrote = [...texts, ...given, ...Object.values(view.glossary), ...Object.values(answers)];
		const stands = Array.from(new Set(wrote.map(folded)), (text) =>
			text === '' ? 0 : count(text) * (all.split(text).length - 1)
		);
		return stands.reduce((sum, one) => sum + one, 0) / count(all);
	}

	/** The story alone, without the key on page 2 and the notes at the end: so many of its words are the table's own, as often as they stand there. */
	function ownIn(view: State): number {
		const given = Object.values(view.sheets).flatMap(({ facet, society, resources }) => [
			...[facet, society],
			...Object.values(resources).map(({ name }) => name)
		]);
		const typed = turnsOf(view).flatMap(({ challenge, plan, narration }) => [
			...(challenge && !challenge.catalogue ? [challenge.text] : []),
			...[plan.solution, narration]
		]);
		const { lines } = setOn(view, { ...occasionOf('Table 3'), talk: { log: [], answers } });
		const at = (text: string) => lines.findIndex((line) => line.text === text);
		const [key, who, notes] = ['How to read this book', 'Who told it', 'What is true'].map(at);
		expect(Math.min(key ?? -1, who ?? -1)).toBeGreaterThan(0);
		const end = notes === undefined || notes < 0 ? lines.length : notes;
		const story = [...lines.slice(0, key), ...lines.slice(who, end)];
		const all = folded(story.map(({ text }) => text).join(' '));
		const wrote = [...typed, ...given, ...Object.values(view.glossary), ...Object.values(answers)];
		const stands = Array.from(new Set(wrote.map(folded)), (text) =>
			text === '' ? 0 : count(text) * (all.split(text).length - 1)
		);
		return stands.reduce((sum, one) => sum + one, 0) / count(all);
	}

	test.each([47, 9, 3, 21].flatMap((seed) => [3, 5].map((seats) => [seats, seed] as const)))(
		'of its story, of its table’s own alone, whichever challenges it met, with %i seats (%i)',
		(seats, seed) => {
			const view = toldGame({ seats, seed, options: OPTIONS });
			for (const one of [view, asTyped(view), asDrawn(view)]) {
				expect(ownIn(one)).toBeGreaterThanOrEqual(0.6);
			}
		}
	);

	test.each([
		[3, 47],
		[5, 47],
		[3, 9],
		[5, 9]
	])('whichever challenges it met, with %i seats (%i)', (seats, seed) => {
		const view = toldGame({ seats, seed, options: OPTIONS });
		for (const one of [view, asTyped(view), asDrawn(view)]) {
			expect(shareOf(one)).toBeGreaterThanOrEqual(0.6);
		}
	});
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
		[asDrawn(mixed), false]
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

test('a card that is met again has its title alone, and its fact once', () => {
	const view = asDrawn(toldGame({ seats: 3, seed: 47, options: OPTIONS }));
	const all = folded(
		setOn(view, occasionOf('Thornwater'))
			.lines.map(({ text }) => text)
			.join(' ')
	);
	const cards = new Map(
		turnsOf(view).flatMap(({ challenge }) =>
			challenge ? [[challenge.catalogue, headed(challenge)]] : []
		)
	);
	expect(turnsOf(view).length).toBeGreaterThan(cards.size);
	for (const { rest, fact } of cards.values()) {
		expect(all.split(folded(rest))).toHaveLength(2);
		expect(all.split(folded(fact?.fact ?? ''))).toHaveLength(2);
	}
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
