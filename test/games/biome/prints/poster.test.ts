/** The world as a poster: the same drawing on A3 and on A2. */
import { expect, test } from 'vitest';
import { posterOn } from '../../../../src/lib/games/biome/history/book/given.ts';
import type { State } from '../../../../src/lib/games/biome/rules/state.ts';
import { redact } from '../../../../src/lib/server/tables/written/redact.ts';
import { bookOf } from '../../../../src/lib/print/book/book.ts';
import { folded, nodesOf, read } from '../../../print/reading.ts';
import { toldGame, VOICES } from './told.ts';

const MM = 72 / 25.4;
const occasion = { table: 'Thornwater', date: '1 May', names: { 0: 'Quiet Heron' } };
const printed = async (
	view: State,
	poster: 'a2' | 'a3' = 'a3',
	paper: 'a4' | 'letter' = 'a4',
	said: Parameters<ReturnType<typeof posterOn>>[1] = occasion
) => read((await bookOf(posterOn(poster)(view, said), paper)) ?? new Uint8Array());
const lesson = toldGame({ seats: 5, seed: 47, options: { phase1Rounds: 3, maxRounds: 3 } });
const namesIn = (view: State): string[] =>
	Object.values(view.sheets).flatMap(({ resources }) =>
		Object.values(resources).map(({ name }) => name)
	);

test.each([
	['a3', 297, 420],
	['a2', 420, 594]
] as const)(
	'%s is one page of its own size, whatever paper is asked for',
	async (poster, ...sizes) => {
		for (const paper of ['a4', 'letter'] as const) {
			const { sheets } = await printed(lesson, poster, paper);
			expect(sheets.map(({ size }) => size.map((side) => Math.round(side / MM)))).toEqual([sizes]);
		}
	}
);

test('every Resource has its name on it, and so have the world and who told it', async () => {
	const { text } = await printed(lesson);
	for (const name of [...namesIn(lesson), 'Thornwater', 'Quiet Heron'])
		expect(text).toContain(folded(name));
});

test('eight players with a dozen Resources each find all of them on it', async () => {
	const view = structuredClone(toldGame({ seats: 8, seed: 5, options: { maxRounds: 2 } }));
	for (const [seat, { resources }] of Object.entries(view.sheets)) {
		const [first] = Object.values(resources);
		for (let at = 0; first && at < 12; at++)
			Object.assign(resources, {
				[`x${seat}-${String(at)}`]: { ...first, name: `n${seat}q${String(at)}` }
			});
	}
	const { text } = await printed(view);
	for (const name of namesIn(view)) expect(text).toContain(folded(name));
});

test('it is read as a heading, one picture in a sentence, and a list of who told it', async () => {
	const { sheets } = await printed(lesson);
	const nodes = sheets.flatMap(({ tree }) => nodesOf(tree));
	const roles = nodes.map(({ role }) => role);
	expect(roles.filter((role) => ['H1', 'Figure', 'L'].includes(role))).toEqual([
		'H1',
		'Figure',
		'L'
	]);
	expect(roles.filter((role) => role === 'LI')).toHaveLength(5);
	const { alt = '' } = nodes.find(({ role }) => role === 'Figure') ?? {};
	const standing = Object.values(lesson.sheets).flatMap(({ resources }) =>
		Object.values(resources).filter(({ rp }) => rp > 0)
	);
	expect(standing.length).toBeGreaterThan(3);
	for (const { name } of standing) expect(alt).toContain(name);
});

test('without names it says what the people of each biome are called', async () => {
	const { text } = await printed(lesson, 'a3', 'a4', { ...occasion, names: {} });
	expect(text).not.toContain(folded('Quiet Heron'));
	expect(VOICES.societies.some((one) => text.includes(folded(one)))).toBe(true);
});

test('what the desk keeps off stands on no tag', async () => {
	const [first = ''] = namesIn(lesson);
	expect((await printed(lesson)).text).toContain(folded(first));
	expect((await printed(redact(lesson, [first]))).text).not.toContain(folded(first));
});
