import fc from 'fast-check';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import {
	byNeed,
	inOrder,
	summaryOf,
	type Line
} from '../../../src/routes/workshop/[workshop]/deskLines.ts';
import Tables from '../../../src/routes/workshop/[workshop]/Tables.svelte';

const NOON = Date.UTC(2026, 5, 1, 12);
const minutes = (count: number) => count * 60_000;

const line = (more: Partial<Line> = {}): Line => ({
	table: 'a',
	title: 'Moss',
	code: 'K7WZTD',
	game: 'hunt',
	seats: 3,
	people: 3,
	away: 0,
	names: ['Ann', 'Ben', ''],
	absent: [],
	waiting: {},
	reports: {},
	removed: {},
	seq: 9,
	at: NOON,
	toAct: [1],
	outcome: null,
	closed: false,
	down: null,
	gathering: false,
	phase: 'play',
	step: null,
	round: 2,
	paused: false,
	prepared: null,
	turns: [],
	gist: null,
	...more
});
/** What the line says, its unbreakable spaces as plain ones. */
const saysOf = (given: Line, now = NOON) =>
	summaryOf(given, now).says.map(({ text, help }) => ({
		text: text.replaceAll('\u00a0', ' '),
		help
	}));
const texts = (given: Line, now = NOON) => saysOf(given, now).map(({ text }) => text);

test('marked texts are a need before waiting and after names, at a table that has ended too', () => {
	const marked = line({ marked: 2, at: NOON - minutes(5) });
	expect(saysOf(marked)[0]).toEqual({ text: '2 texts are marked', help: true });
	const names = line({ waiting: { p: { name: 'Eve', seat: 2 } }, marked: 1 });
	expect(saysOf(names).map(({ text }) => text)).toEqual(
		expect.arrayContaining(['1 text is marked'])
	);
	expect(saysOf(names)[0]?.text).not.toBe('1 text is marked');
	const over = line({ marked: 1, outcome: 'collapse' });
	expect(summaryOf(over, NOON).need).toBeGreaterThan(0);
	expect(summaryOf(line({ outcome: 'collapse' }), NOON).need).toBeLessThan(0);
});

describe('a table’s line', () => {
	test('says whom it waits for', () => {
		expect(saysOf(line())).toEqual([{ text: 'Waiting for Ben', help: false }]);
		expect(texts(line({ toAct: [0, 2] }))[0]).toBe('Waiting for Ann and Seat 3');
	});

	test('says for how long already, and after three minutes that it needs help', () => {
		expect(texts(line(), NOON + minutes(2.9))[0]).toBe('Waiting for Ben · 2 min');
		const late = summaryOf(line(), NOON + minutes(3));
		expect(saysOf(line(), NOON + minutes(3))[0]).toEqual({
			text: 'Waiting for Ben · 3 min',
			help: true
		});
		expect(late.need).toBeGreaterThan(0);
		expect(late.says).toHaveLength(1);
	});

	test('a clock that ends something is said, and two minutes before it is a need', () => {
		const ends = line({ ends: NOON + minutes(5) });
		expect(saysOf(ends)).toContainEqual({ text: 'Time is up in 5 min', help: false });
		const soon = NOON + minutes(3) + 1;
		expect(saysOf(ends, soon)[0]).toEqual({ text: 'Time is up in 2 min', help: true });
		expect(texts(ends, NOON + minutes(9))).toContain('Time is up in 1 min');
		expect(texts(line({ ends: null })).join()).not.toContain('time is up');
		const over = line({ ends: NOON + minutes(1), outcome: 'collapse' });
		expect(texts(over).join()).not.toContain('time is up');
	});

	test('a table that waits for nothing but the desk is the first to need it', () => {
		const ready = line({ words: ['begin'], away: 1, absent: ['Ben'], at: NOON - minutes(9) });
		expect(saysOf(ready)[0]).toEqual({ text: 'Ready to begin', help: true });
		expect(summaryOf(ready, NOON).need).toBeGreaterThan(
			summaryOf({ ...ready, words: [] }, NOON).need
		);
	});

	test('names who is offline', () => {
		expect(texts(line({ away: 2, absent: ['Kit', 'Wei'] }))[0]).toBe('Offline: Kit, Wei');
	});

	test('sets a name apart that runs from right to left, so that it pulls no number along', () => {
		expect(texts(line({ away: 2, absent: ['أمل', 'Wei'] }))[0]).toBe(
			'Offline: \u2068أمل\u2069, Wei'
		);
	});

	test('says every reason at once, the most urgent first, and nothing twice', () => {
		const says = texts(line({ away: 1, absent: ['Kit'] }), NOON + minutes(4));
		expect(says).toEqual(['Waiting for Ben · 4 min', 'Offline: Kit']);
	});

	test('while all prepare, says how many have and names who has not', () => {
		const preparing = { step: 'prepare', prepared: { done: 2, of: 3 } };
		expect(texts(line(preparing))[0]).toBe('2 of 3 prepared, waiting for Ben');
		const all = { step: 'prepare', prepared: { done: 3, of: 3 }, toAct: [] };
		expect(texts(line(all))[0]).toBe('3 of 3 prepared');
	});

	test('shows how many turns each child has had, and no seat that is out of the game', () => {
		expect(texts(line({ turns: [2, 1, null] })).at(-1)).toBe('Turns: Ann (2) · Ben (1)');
		expect(texts(line()).join()).not.toContain('Turns');
	});

	test('of a table that is over, closed or empty never asks for help', () => {
		for (const given of [{ outcome: 'collapse', toAct: [] }, { closed: true }, { people: 0 }]) {
			const summary = summaryOf(
				line({ away: 2, absent: ['Kit', 'Wei'], ...given }),
				NOON + minutes(9)
			);
			expect(summary.need).toBeLessThanOrEqual(0);
			expect(summary.says.some(({ help }) => help)).toBe(false);
		}
	});
});

describe('the list of tables', () => {
	const tables = fc
		.array(
			fc.record({
				away: fc.nat(2),
				at: fc.nat(9).map((ago) => NOON - minutes(ago)),
				outcome: fc.constantFrom(null, 'collapse'),
				paused: fc.boolean()
			}),
			{ maxLength: 8 }
		)
		.map((all) => all.map((more, index) => line({ ...more, table: String(index) })));

	test('has what needs more before what needs less, and else keeps the order of opening', () => {
		fc.assert(
			fc.property(tables, (lines) => {
				const order = byNeed(lines, NOON);
				const rows = inOrder(lines, order).map((one) => ({
					table: Number(one.table),
					need: summaryOf(one, NOON).need
				}));
				expect(rows).toHaveLength(lines.length);
				for (const [index, row] of rows.entries()) {
					const next = rows[index + 1];
					if (!next) continue;
					expect(row.need).toBeGreaterThanOrEqual(next.need);
					if (row.need === next.need) expect(row.table).toBeLessThan(next.table);
				}
			})
		);
	});

	test('keeps the order it has, whatever happens, until it is asked again; new tables come last', () => {
		const lines = [
			line({ table: 'a' }),
			line({ table: 'b', away: 1, absent: ['Kit'] }),
			line({ table: 'c' })
		];
		const order = byNeed(lines, NOON);
		expect(order).toEqual(['b', 'a', 'c']);
		const later = [line({ table: 'd' }), ...lines.map((one) => ({ ...one, away: 1 }))];
		expect(inOrder(later, order).map(({ table }) => table)).toEqual(['b', 'a', 'c', 'd']);
	});

	test('counts in words how many tables need the facilitator, and marks the one at hand', () => {
		const html = (lines: readonly Line[]) =>
			render(Tables, {
				props: { lines, chosen: 'a', now: NOON, to: (table: string) => `?table=${table}` }
			}).body;
		expect(html([line({ away: 1, absent: ['Kit'] }), line({ table: 'b' })])).toContain(
			'1 table needs you'
		);
		expect(html([line(), line({ table: 'b' })])).toContain('All tables are on track.');
		expect(html([line({ away: 1, absent: ['Kit'] })])).not.toContain('role="status"');
		expect(html([line(), line({ table: 'b' })]).match(/aria-current="page"/g)).toHaveLength(1);
	});
});
