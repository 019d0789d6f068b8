/** The door of a workshop with a class list asks who one is; without one it is as ever. */
import type { Component } from 'svelte';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as m from '../../../src/lib/paraglide/messages.js';
import Door from '../../../src/routes/join/[code]/+page.svelte';
import { show, speak } from '../../components/mounting.ts';
import { beyond } from '../../components/seen.ts';

const DoorPage = Door as unknown as Component<Record<string, unknown>>;
const PUPILS = ['Anna', 'Ben', 'Ömer', 'Наталія', 'ليلى', 'W'.repeat(24)];

/** The door of a table of four with these pupils, of whom Ben sits already. */
function door(names: readonly string[], form: object | null = null) {
	const pupils = names.map((name) => ({ name, taken: name === 'Ben' }));
	const to = {
		...{ kind: 'table', title: 'Oak', locked: false, closed: false, computers: [] },
		...{ seats: [['Ben'], [], [], []], pupils }
	};
	const data = { code: 'BC7D9K', to, expires: 1e12, barred: false, here: null, lost: [] };
	return { data: { ...data, suggested: 'Quiet Heron' }, form };
}
const posted = () =>
	[...document.querySelectorAll<HTMLButtonElement>('button[name=name]')].map(({ value }) => value);

test('each name that is free is a button that sends it; one who sits is no button', async () => {
	await show(DoorPage, door(PUPILS));
	expect(posted()).toEqual(PUPILS.filter((name) => name !== 'Ben'));
	for (const button of document.querySelectorAll('button[name=name]')) {
		expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
	}
	const ben = document.querySelector('[data-taken]');
	expect(ben?.textContent).toContain(m.pupils_sits());
	await expect.element(page.getByText(m.pupils_mine())).toBeVisible();
	expect(await beyond(390)).toEqual([]);
});

test('who is not on the list opens the form, which is closed before', async () => {
	await show(DoorPage, door(PUPILS));
	const field = page.getByLabelText(m.join_name());
	await expect.element(field).not.toBeVisible();
	await page.getByText(m.pupils_other()).click();
	await expect.element(field).toBeVisible();
});

test.each(['Anna', 'Zoe'])('what the server said of %s stands where it was asked', async (name) => {
	const problems = { name: m.pupils_name_taken() };
	await show(DoorPage, door(PUPILS, { entered: { name }, problems }));
	const typed = name === 'Zoe';
	const [above] = document.querySelectorAll('[role=alert]');
	expect(above?.textContent).toBe(typed ? '' : m.pupils_name_taken());
	expect(document.querySelector('details')?.open).toBe(typed);
});

test('without a list nobody is asked, and there is one form', async () => {
	await show(DoorPage, door([]));
	expect([posted(), document.querySelectorAll('details, h2')]).toMatchObject([[], { length: 0 }]);
	await expect.element(page.getByLabelText(m.join_name())).toBeVisible();
});

test('in Arabic the page is as wide as the phone', async () => {
	speak('ar');
	await show(DoorPage, door(PUPILS), { width: 320, height: 568 });
	expect(await beyond(320)).toEqual([]);
});
