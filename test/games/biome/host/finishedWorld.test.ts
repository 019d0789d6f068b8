/** The sample's finished world: what its players wrote, in each language. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toldTo } from '../../../../src/lib/engine/referee.ts';
import { turningPoints } from '../../../../src/lib/games/biome/history/debrief.ts';
import { closingQuestion } from '../../../../src/lib/games/kit/guide.ts';
import type { Occasion } from '../../../../src/lib/games/kit/prints.ts';
import {
	BOOK_LIMITS,
	coverSentence,
	lineKey,
	timesOf,
	toldIn,
	worldName
} from '../../../../src/lib/games/biome/history/bookTexts.ts';
import { onePage } from '../../../../src/lib/games/biome/history/onePage.ts';
import { history } from '../../../../src/lib/games/biome/history/record.ts';
import { LIMITS, type State, type TurnEntry } from '../../../../src/lib/games/biome/rules/state.ts';
import * as m from '../../../../src/lib/paraglide/messages.js';
import { getLocale, locales, overwriteGetLocale } from '../../../../src/lib/paraglide/runtime.js';
import { finishedWorld } from '../../../../src/lib/server/workshops/sample.ts';

const before = getLocale();
afterAll(() => {
	overwriteGetLocale(() => before);
});

const lengthOf = (text: string) => Array.from(text).length;

describe.each(locales)('in %s', (locale) => {
	let told: Awaited<ReturnType<typeof tell>>;
	beforeAll(async () => {
		overwriteGetLocale(() => locale);
		told = await tell();
	});

	async function tell() {
		const world = await finishedWorld();
		if (!world) throw new Error('there is no sample');
		const view = world.game.view(world.position.state, 'table') as State;
		const turns = view.history.filter((entry): entry is TurnEntry => entry.kind === 'turn');
		const occasion: Occasion = {
			names: {},
			table: 'Table 1',
			talk: { log: [], answers: world.story }
		};
		return { view, turns, occasion, story: world.story };
	}

	test('§9 every turn has an answer and a sentence of its own, none too long', () => {
		const { turns, view } = told;
		expect(turns).toHaveLength(24);
		const answers = turns.map(({ plan }) => plan.solution);
		const sentences = turns.map(({ narration }) => narration);
		expect(new Set([...answers, ...sentences, '']).size).toBe(2 * turns.length + 1);
		expect(Math.max(...sentences.map(lengthOf))).toBeLessThan(LIMITS.narration / 3);
		expect(Math.max(...answers.map(lengthOf))).toBeLessThan(LIMITS.solution / 3);
		const names = Object.values(view.sheets).flatMap(({ resources }) =>
			Object.values(resources).flatMap(({ name, from }) => (from ? [] : name))
		);
		expect(new Set(names).size).toBe(names.length);
	});

	test('§11 the one-pager and the history say what the world is called, and what happened', () => {
		const { view, turns, occasion, story } = told;
		const name = worldName(story);
		expect(name).toBe(m.sample_world());
		expect(lengthOf(name)).toBeLessThanOrEqual(BOOK_LIMITS.name);
		const page = onePage(view, occasion);
		expect(page.title).toBe(name);
		const words = JSON.stringify([page, history(view, occasion)]);
		expect(words).not.toContain(m.class_page_sentences_none());
		for (const { narration } of turns)
			expect(words).toContain(JSON.stringify(narration).slice(1, -1));
	});

	test('§11 the sentence on the cover is one that was picked, not the last', () => {
		const { view, story } = told;
		const cover = coverSentence(view, story);
		expect(cover).toBe(m.sample_round3_forest());
		expect(toldIn(view).at(-1)?.turn.narration).not.toBe(cover);
	});

	test('§11 each age and round has its line, none too long, three stats have a meaning, and four questions an answer', async () => {
		const { view, story } = told;
		const lines = timesOf(view).map((time) => story[lineKey(time)] ?? '');
		expect(lines).toHaveLength(6);
		expect(new Set([...lines, '']).size).toBe(7);
		expect(Math.max(...lines.map(lengthOf))).toBeLessThanOrEqual(BOOK_LIMITS.line);
		expect(Object.values(view.glossary).filter((text) => text !== '')).toHaveLength(3);
		const world = await finishedWorld();
		const log = (world?.position.log ?? []).map((entry) => ({
			seq: entry.seq,
			told: toldTo(entry, 'table')
		}));
		const asked = [...turningPoints(view, log, { names: {} }), closingQuestion()];
		expect(asked.filter(({ key }) => story[key])).toHaveLength(4);
		expect(asked).toHaveLength(5);
	});
});
