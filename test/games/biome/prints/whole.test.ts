/** A whole game and its printed history: every turn of the log once, in its order, with its own words. */
import { expect, test } from 'vitest';
import { history } from '../../../../src/lib/games/biome/history/record.ts';
import { pdfOf } from '../../../../src/lib/print/pdf.ts';
import { read } from '../../../print/reading.ts';
import { toldGame, VOICES } from './told.ts';

/** Words that nobody says twice in a game; one sign, so that no line parts it. */
const own = (sign: string) => Array.from({ length: 2000 }, (_, index) => `${sign}${index}z`);
const voices = {
	...VOICES,
	solutions: own('answer').map((sign) => `They ${sign} and wait`),
	narrations: own('song').map((sign) => `The children sing ${sign} in the evening`)
};

const printed = async (view: Parameters<typeof history>[0]) =>
	(await read(await pdfOf(history(view, { table: 'The delta', names: {} }), 'a4'))).text;
const signsIn = (text: string, sign: string) =>
	text.match(new RegExp(`\\b${sign}\\d+z\\b`, 'g')) ?? [];

test.each([
	['to its end', { seats: 4, seed: 5, options: { maxRounds: 4 } }],
	['and broken off', { seats: 6, seed: 9, turns: 17 }]
])('a game played %s has every turn in its history exactly once, in order', async (_, how) => {
	const view = toldGame({ ...how, voices });
	const turns = view.history.filter((entry) => entry.kind === 'turn');
	expect(turns.length).toBeGreaterThan(12);
	const text = await printed(view);
	const told = turns.map(({ narration }) => signsIn(narration, 'song')[0]);
	expect(signsIn(text, 'song')).toEqual(told);
	// an answer stands in the chronicle, and once more on the sheet of who gave it
	const answers = turns.map(({ plan }) => signsIn(plan.solution, 'answer')[0]);
	const found = signsIn(text, 'answer');
	expect(found.slice(0, turns.length)).toEqual(answers);
	expect(found.slice(turns.length).toSorted()).toEqual(answers.toSorted());
});
