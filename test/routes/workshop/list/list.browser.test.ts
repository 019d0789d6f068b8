/** The class list at the desk: what is pasted or opened is looked at first, and only then used. */
import type { Component } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as m from '../../../../src/lib/paraglide/messages.js';
import List from '../../../../src/routes/workshop/[workshop]/list/+page.svelte';
import { show, speak, until } from '../../../components/mounting.ts';
import { beyond } from '../../../components/seen.ts';

/** What a door is asked; a part put in its place here would stay there for other tests of the same page. */
const demand = vi.fn<(...asked: unknown[]) => void>();
vi.mock(import('../../../../src/routes/workshop/[workshop]/refresh.ts'), () => ({
	refresh: () => Promise.resolve()
}));

const ListPage = List as unknown as Component<{ data: object }>;
const DESK = { width: 1440, height: 900 };
const tables = (count: number) =>
	Array.from({ length: count }, (_, at) => ({
		...{ id: `t${String(at)}`, title: `Table ${String(at + 1)}`, seats: 4 }
	}));
const data = (list: object | null = null, count = 3) => ({
	data: { workshop: { id: 'w', title: 'Class 6b' }, list, tables: tables(count) }
});
const CLASS = [
	'Anna',
	'Ben',
	'Cem',
	'Dora',
	'Emil',
	'Finn',
	'Gül',
	'Hana',
	'Igor',
	'Jana',
	'Kim',
	'Lea'
];

const field = () => page.getByLabelText(m.pupils_names(), { exact: true });
/** Pastes a text, once it can be read. */
async function paste(text: string) {
	await userEvent.fill(field(), text);
	await until(
		() => document.querySelector('[role=status]')?.textContent.trim() ?? '',
		(said) => said !== ''
	);
}
/** The names at each table, by its title. */
const seated = () =>
	[...document.querySelectorAll('section[aria-labelledby=groups] > ul > li')].map((table) =>
		[...table.querySelectorAll('bdi')].map(({ textContent }) => textContent)
	);
/** A field whose words stand around it, with what can be chosen. */
const choice = (label: string) => page.getByLabelText(label, { exact: false });
const button = (name: string) => page.getByRole('button', { name, exact: true });
/** What was put at the door. */
const put = () => demand.mock.calls.at(-1)?.[2] as { pupils: unknown[]; seed: number | null };

beforeEach(() => {
	demand.mockClear();
	vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
		demand(method, path, body === undefined ? undefined : JSON.parse(body));
		return Promise.resolve(new Response(null, { status: 204 }));
	});
});

test('a pasted list is shown with what was left out, and is used at a press', async () => {
	await show(ListPage, data(), DESK);
	await paste('Name;Group\nAnna;1\nBen;1\n=1+1;2\nCem;2\nAnna;1\n');
	await expect.element(page.getByText(m.pupils_count({ count: 3 }), { exact: true })).toBeVisible();
	const faults = page.getByRole('listitem');
	await expect.element(faults.filter({ hasText: 'Line 4' })).toBeVisible();
	await expect.element(faults.filter({ hasText: 'Line 6' })).toBeVisible();
	expect(demand).not.toHaveBeenCalled();
	expect(seated()).toEqual([['Anna', 'Ben'], ['Cem'], []]);
	await button(m.pupils_use()).click();
	expect(demand.mock.calls[0]?.slice(0, 2)).toEqual(['PUT', '/api/workshops/w/list']);
	expect(put()).toEqual({
		...{ apart: [], seed: null, over: null },
		pupils: [
			{ name: 'Anna', table: 't0' },
			{ name: 'Ben', table: 't0' },
			{ name: 'Cem', table: 't1' }
		]
	});
	await expect.element(page.getByText(m.pupils_used())).toBeVisible();
});

test('groups are drawn; the same number draws the same, and a move by hand takes the number away', async () => {
	await show(ListPage, data(), DESK);
	await paste(CLASS.join('\n'));
	await button(m.pupils_chance()).click();
	const drawn = seated();
	expect(drawn.map(({ length }) => length)).toEqual([4, 4, 4]);
	const number = page.getByLabelText(m.pupils_seed());
	const shown = (number.element() as HTMLInputElement).value;
	await userEvent.fill(number, '123456');
	await userEvent.tab();
	expect(seated()).not.toEqual(drawn);
	await userEvent.fill(number, shown);
	await userEvent.tab();
	expect(seated()).toEqual(drawn);
	await button(m.pupils_use()).click();
	expect(put().seed).toBe(Number(shown));

	const [first = ''] = drawn[0] ?? [];
	await userEvent.selectOptions(page.getByLabelText(m.pupils_table_of({ name: first })), 'Table 2');
	expect(seated()[1]).toContain(first);
	await expect.element(number).not.toBeInTheDocument();
	await expect.element(page.getByText(/5 names, but seats for 4/)).toBeVisible();
});

test('who is kept apart is drawn to two tables, is said where they sit together, and where it cannot be', async () => {
	await show(ListPage, data(null, 2), DESK);
	await paste('Anna;1\nBen;1\nCem;1\nDora;2\nEmil;2');
	const keep = async (one: string, other: string) => {
		await userEvent.selectOptions(choice(m.pupils_apart_one()), one);
		await userEvent.selectOptions(choice(m.pupils_apart_other()), other);
		await button(m.pupils_apart_add()).click();
	};
	await keep('Anna', 'Ben');
	const sentence = m.pupils_apart_beside({ names: 'Anna and Ben', table: 'Table 1' });
	const together = page.getByText(sentence, { exact: false });
	await expect.element(together).toBeVisible();
	await button(m.pupils_chance()).click();
	await expect.element(together).not.toBeInTheDocument();
	const before = seated();
	await keep('Anna', 'Cem');
	await keep('Ben', 'Cem');
	await button(m.pupils_chance()).click();
	await expect.element(page.getByText(m.pupils_apart_not())).toBeVisible();
	expect(seated()).toEqual(before);
	await page.getByRole('button', { name: /Remove: Ben and Cem/ }).click();
	await button(m.pupils_chance()).click();
	await expect.element(page.getByText(m.pupils_apart_not())).not.toBeInTheDocument();
});

test('a file is opened in its own letters, and a spreadsheet is said to be one', async () => {
	await show(ListPage, data(), DESK);
	const input = document.querySelector<HTMLInputElement>('input[type=file]');
	if (!input) throw new Error('no file can be opened');
	const open = async (bytes: number[]) => {
		await userEvent.upload(input, new File([Uint8Array.from(bytes)], 'class.csv'));
	};
	await open([0x4a, 0xf6, 0x72, 0x67, 13, 10, 0x42, 0x65, 0x6e]);
	await expect.element(field()).toHaveValue('Jörg\nBen');
	expect(document.querySelector('select')?.value).toBe('windows-1252');
	await open([0x50, 0x4b, 3, 4, 0, 0]);
	await expect.element(page.getByText(m.pupils_spreadsheet())).toBeVisible();
	await expect.element(field()).toHaveValue('Jörg\nBen');
});

test('three pupils at three tables stand there again as three, in every language', async () => {
	for (const locale of ['en', 'de', 'fr', 'es', 'ar', 'pl', 'uk'] as const) {
		speak(locale);
		const pupils = ['Anna', 'Ben', 'Cem'].map((name, at) => ({ name, table: `t${String(at)}` }));
		await show(ListPage, data({ pupils, apart: [], seed: null }), DESK);
		await until(seated, (all) => all.flat().length === 3);
		expect(seated()).toEqual([['Anna'], ['Ben'], ['Cem']]);
	}
});

test('the list in use stands there again, with its groups, number and pairs', async () => {
	const pupils = CLASS.map((name, at) => ({ name, table: `t${String(at % 3)}` }));
	const list = { pupils, apart: [['Anna', 'Ben']], seed: 77 };
	await show(ListPage, data(list), DESK);
	await until(seated, (all) => all.flat().length === 12);
	expect(seated()[0]).toEqual(['Anna', 'Dora', 'Gül', 'Jana']);
	await expect.element(page.getByLabelText(m.pupils_seed())).toHaveValue(77);
	await button(m.pupils_use()).click();
	expect(put()).toEqual({ ...list, over: list });
});

test('a list that another desk has changed meanwhile is said, and not to be in use', async () => {
	const message = m.pupils_list_changed();
	const error = { code: 'list-changed', message };
	vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error }, { status: 409 })));
	await show(ListPage, data(), DESK);
	await paste('Anna\nBen');
	await button(m.pupils_use()).click();
	await expect.element(page.getByText(message)).toBeVisible();
	await expect.element(page.getByText(m.pupils_used())).not.toBeInTheDocument();
});

test.each([
	[
		Array.from({ length: 300 }, (_, one) => `Name ${String(one)}`).join('\n'),
		() => m.pupils_many({ lines: 300, most: 40 })
	],
	['2\n3\n1', () => m.pupils_figures()]
])('what is no class list is said, and cannot be used', async (text, sentence) => {
	await show(ListPage, data(), DESK);
	await paste(text);
	await expect.element(page.getByText(sentence())).toBeVisible();
	await expect.element(button(m.pupils_use())).toBeDisabled();
});

test.each([
	['ar', 390],
	['de', 320],
	['en', 1440]
] as const)('in %s at %i everything has room', async (locale, width) => {
	speak(locale);
	const pupils = CLASS.map((name, at) => ({ name: name.repeat(4), table: `t${String(at % 3)}` }));
	await show(
		ListPage,
		data({ pupils, apart: [[CLASS[0]?.repeat(4), CLASS[3]?.repeat(4)]], seed: 7 }),
		{
			width,
			height: 800
		}
	);
	await until(seated, (all) => all.flat().length === 12);
	expect(await beyond(width)).toEqual([]);
});
