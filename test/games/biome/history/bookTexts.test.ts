import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import {
	BOOK_LIMITS,
	COVER,
	coverSentence,
	fieldFor,
	isEnded,
	lineKey,
	lineOf,
	pickedIn,
	timesOf,
	toldIn,
	WORLD,
	worldTitle
} from '../../../../src/lib/games/biome/history/bookTexts.ts';
import type { State } from '../../../../src/lib/games/biome/rules/state.ts';
import { lineExample } from '../../../../src/lib/games/biome/words/examples.ts';
import { redact } from '../../../../src/lib/server/tables/written/redact.ts';
import { rewrite } from '../../../../src/lib/ui/rewrite.ts';
import type { SharedText } from '../../../../src/lib/ui/text.ts';
import { toldGame } from '../prints/told.ts';

const OPTIONS = { phase1Rounds: 2, maxRounds: 2, collapsePercent: 'off', equilibriumRounds: 3 };
const game = toldGame({ seats: 3, seed: 47, options: OPTIONS });
const told = toldIn(game);
const at = (index: number) => {
	const found = told.at(index);
	if (!found) throw new Error('nothing was told');
	return found;
};
/** The game as it stood before this entry. */
const backTo = (entry: number): State => ({ ...game, history: game.history.slice(0, entry) });
const age = (text: string) => lineOf({ 'age.1': text }, { phase: 'build', round: 1 });

describe('§11 the fields of a book', () => {
	test('are, beside the world’s name, a line for each age and round that has begun', () => {
		const lines = (view: State) => timesOf(view).map(lineKey);
		expect(lines(game)).toEqual(['age.1', 'age.2', 'round.1', 'round.2']);
		expect(lines(toldGame({ turns: 0 }))).toEqual(['age.1']);
		expect(lines({ ...game, history: [], phase: 'setup', round: 0 })).toEqual([]);
	});

	test('have an example each that is not the one before', () => {
		const examples = timesOf(game).map(lineExample);
		expect(new Set(examples).size).toBe(4);
		for (const example of examples) expect(example).toMatch(/^For example: [a-z].+\.$/);
	});
});

describe('§11 a line about an age or a round', () => {
	test('says once that it is one, whatever the table typed', () => {
		for (const typed of [
			'everything waits',
			'In which everything waits.',
			' in  which\neverything waits'
		])
			expect(age(typed)).toBe('in which everything waits');
	});

	test('begins small where a telephone made its first word large, and leaves names as they are', () => {
		expect(age('The ice goes home')).toBe('in which the ice goes home');
		expect(age('Ann learns to ask')).toBe('in which Ann learns to ask');
		expect(age('Icelanders leave')).toBe('in which Icelanders leave');
	});

	test('is nothing where nothing was written, or only the words that stand there anyway', () => {
		for (const typed of ['', '  \n ', 'in which', 'In which ']) expect(age(typed)).toBe('');
		expect(lineOf({}, { phase: 'society', round: 1 })).toBe('');
	});

	test('is cut between two words where it is too long, and says so', () => {
		const line = age('we walk on and on '.repeat(200));
		expect(line.length).toBeLessThanOrEqual('in which '.length + BOOK_LIMITS.line + 2);
		expect(line).toMatch(/^in which we walk .* …$/);
	});
});

test('§11 a world without a name is called by its table', () => {
	expect(worldTitle('Table 3', {})).toBe('The world of Table 3');
	expect(worldTitle('Table 3', { [WORLD]: ' \n' })).toBe('The world of Table 3');
	expect(worldTitle('Table 3', { [WORLD]: ' Thorn\nwater ' })).toBe('Thorn water');
});

describe('§11 the sentence on the cover', () => {
	test('is the last that was told until one is picked', () => {
		expect(coverSentence(game, {})).toBe(at(-1).turn.narration);
		expect(coverSentence(game, { [COVER]: fieldFor(at(1)) })).toBe(at(1).turn.narration);
		expect(coverSentence({ ...game, history: [] }, { [COVER]: fieldFor(at(1)) })).toBe('');
	});

	test('falls away with its turn: the pick before counts, else none', () => {
		const [early, late] = [at(0), at(4)];
		const field = fieldFor(early) + fieldFor(late);
		expect(pickedIn(game, field)).toEqual(late);
		expect(pickedIn(backTo(late.at), field)).toEqual(early);
		expect(pickedIn(backTo(late.at), fieldFor(late))).toBe(null);
		const anew = { ...late.turn, roll: { ...late.turn.roll, dice: [1, 1, 1, 1, 1, 1, 1, 1, 1] } };
		const again = { ...game, history: game.history.with(late.at, anew) };
		expect(pickedIn(again, fieldFor(late))).toBe(null);
	});

	test('stays when its turn is told in other words, and when words of it are kept off', () => {
		const picked = at(1);
		const field = fieldFor(picked);
		const other = { ...picked.turn, narration: 'It rained instead.' };
		const rewritten = { ...game, history: game.history.with(picked.at, other) };
		expect(coverSentence(rewritten, { [COVER]: field })).toBe('It rained instead.');
		const words = [picked.turn.challenge?.text ?? '', picked.turn.plan.solution];
		expect(pickedIn(redact(game, words), field)?.at).toBe(picked.at);
	});

	test('is another one where the one that was picked is kept off', () => {
		const picked = { ...at(0).turn, narration: 'A rude word.' };
		const view = { ...game, history: game.history.with(at(0).at, picked) };
		const shown = redact(view, ['A rude word.']);
		expect(coverSentence(shown, { [COVER]: fieldFor(at(0)) })).toBe(at(-1).turn.narration);
	});

	test('is the same for all where two pick at once, and one of the two', () => {
		const [ann, ben] = [new Y.Doc(), new Y.Doc()];
		const field = (doc: Y.Doc) => ({ text: doc.getText(COVER) }) as unknown as SharedText;
		const meet = () => {
			Y.applyUpdate(ann, Y.encodeStateAsUpdate(ben));
			Y.applyUpdate(ben, Y.encodeStateAsUpdate(ann));
		};
		rewrite(field(ann), fieldFor(at(0)));
		meet();
		rewrite(field(ann), fieldFor(at(1)));
		rewrite(field(ben), fieldFor(at(2)));
		meet();
		const picks = [ann, ben].map((doc) => pickedIn(game, doc.getText(COVER).toJSON())?.at);
		expect(picks[0]).toBe(picks[1]);
		expect([at(1).at, at(2).at]).toContain(picks[0]);
		rewrite(field(ben), '');
		meet();
		expect(pickedIn(game, ann.getText(COVER).toJSON())).toBe(null);
	});

	test('is no pick where somebody writes anything else into its field', () => {
		for (const field of ['', ' ', 'x'.repeat(4000), '0', '0.0', `${String(at(0).at)}.1`, '-1.5'])
			expect(pickedIn(game, field)).toBe(null);
	});
});

test('§11 a field is named for its age or round alone', () => {
	expect(lineKey({ phase: 'build', round: 3 })).toBe('age.3');
	expect(lineKey({ phase: 'society', round: 3 })).toBe('round.3');
});

test.each([
	['It holds.', true],
	['تنزلق السفوح إلى \u2068الوادي.\u2069', true],
	['نقطة باقية في \u2068…\u2069', true],
	['It holds', false],
	['نقطة باقية في \u2068الوادي\u2069', false]
])('“%s” ends as a sentence does: %s', (text, ends) => {
	expect(isEnded(text)).toBe(ends);
});
