/** The world as a long wall: sheets that lie on their side, an age or a round each, to be joined edge to edge. */
import { expect, test } from 'vitest';
import { posterOn } from '../../../../src/lib/games/biome/history/book/given.ts';
import type { State } from '../../../../src/lib/games/biome/rules/state.ts';
import { bookOf } from '../../../../src/lib/print/book/book.ts';
import { nodesOf, read } from '../../../print/reading.ts';
import { toldGame, VOICES } from './told.ts';

const MM = 72 / 25.4;
const occasion = { table: 'Thornwater', date: '1 May', names: { 0: 'Quiet Heron' } };
const options = { phase1Rounds: 3, maxRounds: 3, collapsePercent: 'off', equilibriumRounds: 3 };
const songs = Array.from({ length: 99 }, (_, at) => `Since then they sing song${at}z at the well`);
const lesson = toldGame({
	...{ seats: 5, seed: 47, options },
	voices: { ...VOICES, narrations: songs }
});
const printed = async (view: State, paper: 'a4' | 'letter' = 'a4') =>
	read((await bookOf(posterOn('wall')(view, occasion), paper)) ?? new Uint8Array());
const songsIn = (text: string) => text.match(/song\d+z/g) ?? [];
const turnsOf = ({ history }: State) => history.filter((entry) => entry.kind === 'turn');

test('its sheets lie on their side, on the paper that is asked for', async () => {
	for (const [paper, size] of [
		['a4', [297, 210]],
		['letter', [279, 216]]
	] as const) {
		const { sheets } = await printed(lesson, paper);
		for (const sheet of sheets)
			expect(sheet.size.map((side) => Math.round(side / MM))).toEqual(size);
	}
});

test('the beginning, each age, each round and the end have a sheet, with what was told then', async () => {
	const { sheets } = await printed(lesson);
	expect(sheets).toHaveLength(1 + 3 + 3 + 1);
	const names = sheets.map(({ tree }) => nodesOf(tree).find(({ role }) => /^H[12]$/.test(role)));
	expect(names.map((node) => node?.role)).toEqual(['H1', ...Array.from({ length: 7 }, () => 'H2')]);
	for (const [at, name] of ['Thornwater', 'Age one', 'Age two', 'Age three', 'Round one'].entries())
		expect(sheets[at]?.text).toContain(name);
	const told = sheets.slice(1, -1).map(({ text }) => songsIn(text));
	const times = [1, 2, 3].flatMap((round) => [`build ${round}`, `society ${round}`]).toSorted();
	const each = times.map((time) =>
		turnsOf(lesson)
			.filter(({ phase, round }) => `${phase} ${round}` === time)
			.flatMap(({ narration }) => songsIn(narration))
	);
	expect(told.map((some) => some.toSorted())).toEqual(each.map((some) => some.toSorted()));
});

test('every sheet says which it is and which is laid on it, and has one picture in words', async () => {
	const { sheets } = await printed(lesson);
	sheets.forEach(({ text, tree }, at) => {
		expect(text).toContain(`Sheet ${at + 1} of ${sheets.length}`);
		const next = /Lay sheet (\d+) on this line/.exec(text)?.[1];
		expect(next).toBe(at + 1 < sheets.length ? String(at + 2) : undefined);
		const figures = nodesOf(tree).filter(({ role }) => role === 'Figure');
		expect(figures).toHaveLength(1);
		expect(figures[0]?.alt).toBeTruthy();
	});
});

test('an age with more words than a sheet has room for goes on on the next one', async () => {
	const long = songs.map((song) => `${song}, ${'and the rain stays away from us '.repeat(14)}`);
	const view = toldGame({
		...{ seats: 5, seed: 47, options },
		voices: { ...VOICES, narrations: long }
	});
	const { sheets, text } = await printed(view);
	expect(sheets.length).toBeGreaterThan(8);
	expect(sheets.some((sheet) => sheet.text.includes('goes on'))).toBe(true);
	const all = turnsOf(view).flatMap(({ narration }) => songsIn(narration));
	expect([...new Set(songsIn(text))].toSorted()).toEqual(all.toSorted());
});

test('a world that goes on ends with its last round', async () => {
	const view = toldGame({ seats: 3, seed: 8, turns: 5 });
	const { sheets } = await printed(view);
	const rounds = new Set(turnsOf(view).map(({ phase, round }) => `${phase} ${round}`));
	expect(sheets).toHaveLength(1 + rounds.size);
});
