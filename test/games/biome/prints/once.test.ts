/** What was typed at a table stands once on the pages that tell a part of it: the page, a page of one's own, looking back. */
import { expect, test, vi } from 'vitest';
import { playOut } from '../../../../src/lib/engine/playout.ts';
import type { RecordDocument } from '../../../../src/lib/engine/record.ts';
import { toldTo } from '../../../../src/lib/engine/referee.ts';
import { lookedBack } from '../../../../src/lib/games/biome/history/book/given.ts';
import { turningPoints } from '../../../../src/lib/games/biome/history/debrief.ts';
import { pagedOnePage } from '../../../../src/lib/games/biome/history/onePage.ts';
import { ownPage } from '../../../../src/lib/games/biome/history/ownPage.ts';
import { allSeats } from '../../../../src/lib/games/biome/rules/sheets.ts';
import type { State } from '../../../../src/lib/games/biome/rules/state.ts';
import { closingQuestion } from '../../../../src/lib/games/kit/guide.ts';
import { bookOf } from '../../../../src/lib/print/book/book.ts';
import { pdfOf } from '../../../../src/lib/print/pdf.ts';
import { module } from '../play.ts';
import { read } from '../../../print/reading.ts';
import { toldGame, VOICES } from './told.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Words that nobody says twice in a game; one sign, so that no line parts it. */
const own = (sign: string) =>
	Array.from({ length: 2000 }, (_, index) => `${sign}${String(index)}z`);
const voices = {
	...VOICES,
	facets: own('facet'),
	societies: own('people').map((sign) => `The ${sign}`),
	challenges: own('storm').map((sign) => `The ${sign} comes over the hill`),
	solutions: own('answer').map((sign) => `They ${sign} and wait`),
	resources: own('thing'),
	narrations: own('song').map((sign) => `The children sing ${sign} in the evening`)
};
const SIGN = /\b(?:facet|people|storm|answer|thing|song|word|name)\d+z\b/g;
const view = toldGame({
	seats: 5,
	seed: 47,
	options: { phase1Rounds: 3, maxRounds: 3, collapsePercent: 'off', equilibriumRounds: 3 },
	voices
});
const names = Object.fromEntries([0, 1, 2, 3, 4].map((seat) => [seat, `name${String(seat)}z`]));
const occasion = { table: 'Thornwater', date: '14 May 2030', names };

/** Everything on paper that somebody typed, in the order in which it is read. */
async function typedOn(record: RecordDocument): Promise<string[]> {
	const bytes = (await bookOf(record, 'a4')) ?? (await pdfOf(record, 'a4'));
	return (await read(bytes)).text.match(SIGN) ?? [];
}

const once = (found: readonly string[]) => {
	expect(found.filter((sign, index) => found.indexOf(sign) !== index)).toEqual([]);
};

test('the page has three sentences, every name and every society once where no name is asked for', async () => {
	const found = await typedOn(pagedOnePage(view, occasion));
	once(found);
	const songs = view.history.flatMap((entry) =>
		entry.kind === 'turn' ? (entry.narration.match(SIGN) ?? []) : []
	);
	const [first, middle, last] = [songs[0], songs[Math.floor(songs.length / 2)], songs.at(-1)];
	expect(found.filter((sign) => sign.startsWith('song'))).toEqual([first, middle, last]);
	for (const name of Object.values(names)) expect(found).toContain(name);
	const bare = await typedOn(pagedOnePage(view, { ...occasion, names: {} }));
	once(bare);
	expect(bare.some((sign) => sign.startsWith('name'))).toBe(false);
	const societies = Object.values(view.sheets).flatMap(({ society }) => society.match(SIGN) ?? []);
	expect(societies.length).toBeGreaterThan(0);
	for (const society of societies) expect(bare).toContain(society);
});

test('a page of one’s own has all that its seat typed, once, and nothing that another did', async () => {
	for (const seat of allSeats(view)) {
		const found = await typedOn(ownPage(view, seat, occasion));
		once(found);
		const turns = view.history.filter((entry) => entry.kind === 'turn');
		const typed = turns.flatMap((turn) => [
			...(turn.challenge?.by === seat ? (turn.challenge.text.match(SIGN) ?? []) : []),
			...(turn.seat === seat ? (`${turn.plan.solution} ${turn.narration}`.match(SIGN) ?? []) : [])
		]);
		const { society = '', facet = '' } = view.sheets[seat] ?? {};
		const all = [...typed, ...(`${society} ${facet} name${String(seat)}z`.match(SIGN) ?? [])];
		for (const sign of all) expect(found).toContain(sign);
		expect(found.filter((sign) => !sign.startsWith('thing')).toSorted()).toEqual(all.toSorted());
	}
});

test('looking back has every answer once', async () => {
	const { position } = playOut(module, {
		...{ seats: 4, seed: 7 },
		options: { phase1Rounds: 3, maxRounds: 6 }
	});
	const state = position.state as State;
	const log = position.log.map((entry) => ({ seq: entry.seq, told: toldTo(entry, 'table') }));
	const keys = [
		...turningPoints(state, log, { names }).map(({ key }) => key),
		closingQuestion().key
	];
	expect(keys.length).toBeGreaterThan(2);
	const words = keys.map((_, index) => `word${String(index)}z`);
	const answers = Object.fromEntries(
		keys.map((key, index) => [key, `We say ${words[index] ?? ''}`])
	);
	const found = await typedOn(lookedBack(state, { ...occasion, talk: { log, answers } }));
	expect(found.filter((sign) => sign.startsWith('word'))).toEqual(words);
});
