/** Nothing that anybody wrote is cut, changed or left out on paper. */
import { describe, expect, test } from 'vitest';
import type { RecordDocument } from '../../../../src/lib/engine/record.ts';
import { isCard } from '../../../../src/lib/games/biome/challenges/titles.ts';
import { atlas } from '../../../../src/lib/games/biome/history/atlas/given.ts';
import { book, lookedBack, posterOn } from '../../../../src/lib/games/biome/history/book/given.ts';
import { pagedOnePage } from '../../../../src/lib/games/biome/history/onePage.ts';
import { pagedOwnPage } from '../../../../src/lib/games/biome/history/ownPage.ts';
import { recordOnPaper } from '../../../../src/lib/games/biome/history/record/onPaper.ts';
import { sheet } from '../../../../src/lib/games/biome/history/sheet/sheet.ts';
import { prints } from '../../../../src/lib/games/biome/prints.ts';
import {
	isBuildPlan,
	type State,
	type TurnEntry
} from '../../../../src/lib/games/biome/rules/state.ts';
import type { Occasion } from '../../../../src/lib/games/kit/prints.ts';
import { closingQuestion } from '../../../../src/lib/games/kit/guide.ts';
import { setBook as setShared } from '../../../../src/lib/games/record/book.ts';
import { textsIn } from '../../../../src/lib/print/missing.ts';
import { clean } from '../../../../src/lib/print/scripts/cleaning.ts';
import { broughtBy } from '../prints/brought.ts';
import { CHILDRENS_WORDS } from '../../../print/childrensWords.ts';
import { longTold, toldGame, type Voices } from '../prints/told.ts';
import { occasionOf, overlapping, setOn, setRecord } from './set.ts';
import { wordy } from './wordy.ts';

/** Every text with a number of its own, a sentence, and one much longer than a line. */
const said = (kind: string, most: number) =>
	CHILDRENS_WORDS.flatMap((words, at) => {
		const [short, more] = [`${words} ${kind}${String(at)}`, 'and then it goes on and on'];
		return [short, `${short}, ${more}, ${words}. ${words} again`.slice(0, most)];
	});
const voices: Voices = {
	facets: said('f', 60).filter((_, at) => at % 2 === 0),
	societies: said('p', 60).filter((_, at) => at % 2 === 0),
	meanings: said('m', 300),
	challenges: said('c', 300),
	solutions: said('s', 500),
	resources: said('r', 60).filter((_, at) => at % 2 === 0),
	narrations: said('n', 500)
};
const options = { phase1Rounds: 8, maxRounds: 8, collapsePercent: 'off', equilibriumRounds: 3 };
const occasion = occasionOf('Table 1');

const bare = (text: string) => clean(text).replace(/\s+/gu, '');
/** All that stands on these papers, without its spaces. */
const wordsOn = (...lines: readonly (readonly { readonly text: string }[])[]) =>
	bare(lines.flatMap((some) => some.map(({ text }) => text)).join(''));
const onPaper = (record: RecordDocument) => setRecord(record).lines;
/** What of these texts does not stand there whole. */
const lost = (texts: readonly string[], there: string) =>
	[...new Set(texts)].filter((text) => !there.includes(bare(text)));

const turnsOf = ({ history }: State) => history.filter((entry) => entry.kind === 'turn');
const saidIn = (turns: readonly TurnEntry[]) =>
	turns.flatMap(({ challenge, plan, narration }) => [
		...(challenge && !isCard(challenge) ? [challenge.text] : []),
		plan.solution,
		narration
	]);
/** What turns of the ages would have made, kept or not. */
const triedIn = (turns: readonly TurnEntry[]) =>
	turns.flatMap(({ plan }) =>
		isBuildPlan(plan) && 'name' in plan.resource ? [plan.resource.name] : []
	);
const setUp = (view: State) => [
	...Object.values(view.glossary),
	...Object.values(view.sheets).flatMap(({ facet, society }) => [facet, society])
];

const resourcesOf = ({ sheets }: State) =>
	Object.values(sheets).flatMap(({ resources }) =>
		Object.values(resources).map(({ name }) => name)
	);

/** Names of teams as long as there can be, and short ones. */
const TEAMS = {
	0: 'The Keepers of the long river and all of its many islands !',
	1: 'W'.repeat(60),
	2: 'Ann',
	3: 'Łucja'
};
/** Lines beside a picture of the world, whose letters count in units of its own. */
const flat = <Line extends { readonly size: number }>(lines: readonly Line[]) =>
	lines.filter(({ size }) => size < 40);
/** Lines that end in three dots, but for those that somebody typed. */
const cutShort = (lines: readonly { readonly text: string }[]) =>
	lines.filter(({ text }) => text.trim().length > 1 && text.endsWith('…')).map(({ text }) => text);

/** What has no word of a child on it. */
const PLAIN = ['blank', 'cards'];
/** What is asked of each below: `booklet` is all sheets. */
const ASKED = ['history', 'record', 'debrief', 'page', 'poster', 'poster-large', 'wall', 'booklet'];

test('no print is forgotten here', () => {
	expect(Object.keys(prints.table).toSorted()).toEqual([...ASKED, ...PLAIN].toSorted());
	expect(Object.keys(prints.seat)).toEqual(['sheet', 'own']);
});

describe.each([
	['of sixty texts in many scripts', voices],
	['of the longest texts there can be', wordy]
])('every word %s', (_, told) => {
	const view = toldGame({ seats: 4, seed: 47, options, voices: told });
	const lesson = turnsOf(view).length > 60 ? { ...view, history: view.history.slice(0, 55) } : view;

	test('stands in a book of turns, on a whole sheet and on half a one', () => {
		for (const half of [false, true]) {
			const there = wordsOn(setOn(lesson, occasion, 'a4', half).lines);
			expect(lost([...saidIn(turnsOf(lesson)), ...setUp(lesson)], there)).toEqual([]);
			expect(lost(triedIn(turnsOf(lesson)), there)).toEqual([]);
			expect(there).not.toContain('‹…›');
		}
	});

	test.each([62, 150])('stands in a book of %i turns', (count) => {
		const long = longTold(view, count);
		for (const half of [false, true]) {
			const there = wordsOn(setOn(long, occasion, 'a4', half).lines);
			expect(lost([...saidIn(turnsOf(long)), ...setUp(long)], there)).toEqual([]);
		}
	});

	test('of a turn stands in a book in brief', () => {
		const [brief] = book(lesson, occasion).shorter ?? [];
		expect(brief).toBeDefined();
		const there = brief ? wordsOn(onPaper(brief)) : '';
		expect(lost(saidIn(turnsOf(lesson)), there)).toEqual([]);
	});

	test.each(['a4', 'letter'] as const)(
		'that was told stands on the wall (%s), and the name of all that was made and of everybody',
		(paper) => {
			const set = (given: Occasion) => setRecord(posterOn('wall')(lesson, given), paper);
			for (const given of [occasion, { ...occasion, names: TEAMS }]) {
				const { lines, height, width } = set(given);
				const there = wordsOn(lines);
				const told = turnsOf(lesson).map(({ narration }) => narration);
				expect(lost([...told, ...resourcesOf(lesson)], there)).toEqual([]);
				const people = Object.values(lesson.sheets).map(({ society }) => society);
				expect(lost(given === occasion ? people : Object.values(TEAMS), there)).toEqual([]);
				expect(cutShort(lines)).toEqual([]);
				expect(overlapping(flat(lines))).toEqual([]);
				expect(
					flat(lines).filter(({ foot, right }) => foot > height - 11 || right > width - 11)
				).toEqual([]);
			}
		}
	);

	test('stands on the land of the wall, or beside the number for it on the same sheet or the one behind', () => {
		const { lines } = setRecord(posterOn('wall')(lesson, occasion));
		const sheets = Math.max(...lines.map(({ page }) => page));
		const last = wordsOn(lines.filter(({ page }) => page >= sheets - 2));
		expect(lost(resourcesOf(lesson), last)).toEqual([]);
	});

	test('of a name stands on the cover, of a whole sheet and of half a one', () => {
		for (const half of [false, true]) {
			for (const given of [occasion, { ...occasion, names: TEAMS }]) {
				const { lines } = setOn(lesson, given, 'a4', half);
				const cover = lines.filter(({ page }) => page === 1);
				const people = Object.values(lesson.sheets).map(({ society }) => society);
				const names = given === occasion ? people : Object.values(TEAMS);
				expect(lost(names, wordsOn(cover))).toEqual([]);
				expect(overlapping(cover)).toEqual([]);
				expect(cutShort(lines)).toEqual([]);
			}
		}
	});

	test.each(['a3', 'a2'] as const)(
		'that stands in the world stands on the poster (%s), and who told it',
		(paper) => {
			const lines = onPaper(posterOn(paper)(lesson, { ...occasion, names: TEAMS }));
			const there = wordsOn(lines);
			expect(lost([...resourcesOf(lesson), ...Object.values(TEAMS)], there)).toEqual([]);
			expect(cutShort(lines)).toEqual([]);
			const societies = Object.values(lesson.sheets).map(({ society }) => society);
			const bare = wordsOn(onPaper(posterOn(paper)(lesson, occasion)));
			expect(lost(societies, bare)).toEqual([]);
			expect(there + bare).not.toContain('‹…›');
		}
	);

	test('in a world on two pages of a booklet is not cut', () => {
		const [, world] = book(lesson, occasion).shorter ?? [];
		const there = world ? wordsOn(onPaper(world)) : '';
		const told = turnsOf(lesson).map(({ narration }) => narration);
		// whatever begins there stands there to its end
		const begun = told.filter((text) => there.includes(bare(text).slice(0, 12)));
		expect(begun.length).toBeGreaterThanOrEqual(3);
		expect(lost(begun, there)).toEqual([]);
		expect(there).not.toContain('‹…›');
	});

	test('that was answered stands where the group looks back', () => {
		const { key } = closingQuestion();
		for (const answer of told.solutions) {
			const talk = { log: [], answers: { [key]: answer } };
			const there = wordsOn(onPaper(lookedBack(lesson, { ...occasion, talk })));
			expect(lost([answer], there)).toEqual([]);
		}
	});

	test('of everybody stands on the contribution sheets', () => {
		const there = wordsOn(setRecord(broughtBy(lesson), 'a4', setShared).lines);
		expect(lost(saidIn(turnsOf(lesson)), there)).toEqual([]);
	});

	test('stands in the record', () => {
		const there = bare(Array.from(textsIn(recordOnPaper(lesson, occasion).blocks)).join(''));
		expect(lost(saidIn(turnsOf(lesson)), there)).toEqual([]);
	});

	test('of a seat stands on its sheet', () => {
		for (const seat of [0, 1, 2, 3]) {
			const own = turnsOf(lesson).filter((turn) => turn.seat === seat);
			const there = wordsOn(onPaper(sheet(lesson, seat, occasion)));
			expect(lost(saidIn(own), there)).toEqual([]);
		}
	});

	test('of a seat stands on its own page', () => {
		for (const seat of [0, 1, 2, 3]) {
			const turns = turnsOf(lesson);
			const asked = turns.flatMap(({ challenge }) =>
				challenge?.by === seat && !challenge.catalogue ? [challenge.text] : []
			);
			const own = turns.filter((turn) => turn.seat === seat);
			const said = own.flatMap(({ plan, narration }) => [plan.solution, narration]);
			const there = wordsOn(onPaper(pagedOwnPage(lesson, seat, occasion)));
			expect(lost([...asked, ...said], there)).toEqual([]);
		}
	});

	test('that an atlas has of a world is whole', () => {
		const tables = ['A', 'B'].map((table) => ({ view: lesson, occasion: occasionOf(table) }));
		const lines = onPaper(atlas('Class 7b', tables));
		const told = turnsOf(lesson).map(({ narration }) => narration);
		const there = wordsOn(lines.filter(({ page }) => page === 3));
		const whole = told.filter((text) => there.includes(bare(text)));
		expect(whole.length).toBeGreaterThanOrEqual(3);
		expect(wordsOn(lines)).not.toContain('‹…›');
	});

	test('that is chosen for the one page is whole', () => {
		const there = wordsOn(onPaper(pagedOnePage(lesson, occasion)));
		const told = turnsOf(lesson).map(({ narration }) => narration);
		expect(told.filter((text) => there.includes(bare(text))).length).toBeGreaterThanOrEqual(3);
	});
});
