/** At the desk it is seen at once who of the class list is not there, by table. */
import { expect, test, vi } from 'vitest';
import * as m from '../../../../src/lib/paraglide/messages.js';
import Missing from '../../../../src/routes/workshop/[workshop]/list/Missing.svelte';
import { drawn, show, until } from '../../../components/mounting.ts';

const list = {
	...{ apart: [], seed: null },
	pupils: [
		...['Anna', 'Ben', 'Cem & Co'].map((name) => ({ name, table: 'oak' })),
		...['Dora', 'Emil'].map((name) => ({ name, table: 'ash' })),
		{ name: 'Finn', table: 'gone' }
	]
};
const line = (
	table: string,
	title: string,
	names: string[],
	absent: string[] = [],
	seats: { empty?: number[]; spare?: number[] } = {}
) => ({ table, title, names, absent, ...seats });
const sayings: (string | null)[] = [];
const say = (sentence: string | null) => void sayings.push(sentence);
const said = () =>
	[...document.querySelectorAll('dt, dd bdi')].map(({ textContent }) => textContent.trim());

test('who never came and who is offline are missing; who shares a seat, or sits elsewhere, is not', async () => {
	const lines = [
		line('oak', 'Oak', ['Zoe', 'ben & Cem & Co', '']),
		line('ash', 'Ash', ['Dora', 'Emil'], ['Dora'])
	];
	await show(Missing, { workshop: 'w', list, lines, say });
	expect(document.querySelector('summary')?.textContent.trim()).toBe(
		m.pupils_here({ here: 3, all: 6 })
	);
	expect(said()).toEqual(['Oak', 'Anna', 'Ash', 'Dora', m.pupils_no_table(), 'Finn']);
	expect(document.querySelector('dt a')?.getAttribute('href')).toBe('?table=oak&tab=people');
});

test('without a list there is only the way to it', async () => {
	await show(Missing, { workshop: 'w', list: null, lines: [line('oak', 'Oak', ['Anna'])], say });
	expect(document.body.innerText.trim()).toBe(m.pupils_title());
	expect(document.querySelector('a')?.getAttribute('href')).toBe('/workshop/w/list');
});

test('whoever is missed stands there at once; before the first has come nobody does', async () => {
	const open = () => document.querySelector('details')?.open;
	await show(Missing, { workshop: 'w', list, lines: [line('oak', 'Oak', ['Anna'])], say });
	expect(open()).toBe(true);
	await show(Missing, { workshop: 'w', list, lines: [line('oak', 'Oak', ['Zoe'])], say });
	expect(open()).toBe(false);
});

test('a missing pupil’s table plays without them, or with the computer, as long as a seat is empty', async () => {
	const asked: [string, string, unknown][] = [];
	vi.stubGlobal(
		'fetch',
		(path: string, { method = '', body }: { method?: string; body: string }) => {
			asked.push([method, path, JSON.parse(body)]);
			return Promise.resolve(Response.json({ seq: 1 }));
		}
	);
	const lines = [
		line('oak', 'Oak', ['Anna', '', ''], [], { empty: [1, 2], spare: [1] }),
		// Dora holds her seat and is offline: nothing is done with an empty one for her
		line('ash', 'Ash', ['Dora', ''], ['Dora'], { empty: [1], spare: [] })
	];
	await show(Missing, { workshop: 'w', list, lines, say });
	const choices = () =>
		[...document.querySelectorAll('select')].map((one) => [
			one.getAttribute('aria-label'),
			[...one.options].map(({ value }) => value)
		]);
	expect(choices()).toEqual([
		[m.pupils_seat_of({ name: 'Ben' }), ['', 'out', 'learns', 'plays', 'strong']],
		[m.pupils_seat_of({ name: 'Cem & Co' }), ['', 'out', 'learns', 'plays', 'strong']],
		[m.pupils_seat_of({ name: 'Emil' }), ['', 'learns', 'plays', 'strong']]
	]);
	for (const value of ['out', 'plays']) {
		const [select] = document.querySelectorAll('select');
		if (!select) throw new Error('nobody is missing');
		select.value = value;
		select.dispatchEvent(new Event('change', { bubbles: true }));
		await drawn();
	}
	await until(
		() => sayings.join(),
		(words) => words.includes(m.pupils_computer_done({ name: 'Ben' }))
	);
	expect(sayings).toContain(m.pupils_out_done({ name: 'Ben' }));
	expect(asked.map(([method, path]) => [method, path])).toEqual([
		['DELETE', '/api/tables/oak/seats/1'],
		['PUT', '/api/tables/oak/computers/2']
	]);
});
