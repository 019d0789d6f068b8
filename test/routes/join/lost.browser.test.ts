/** The door names who was here before and is away, and the page behind a name asks for the number of the old one. */
import type { Component } from 'svelte';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as m from '../../../src/lib/paraglide/messages.js';
import Door from '../../../src/routes/join/[code]/+page.svelte';
import Back from '../../../src/routes/join/[code]/back/+page.svelte';
import { show, speak } from '../../components/mounting.ts';
import { beyond } from '../../components/seen.ts';

type Page = Component<Record<string, unknown>>;
const DoorPage = Door as unknown as Page;
const BackPage = Back as unknown as Page;
const NAMES = ['Robin', 'Ömer', 'ليلى', 'W'.repeat(24), 'Kit'];

/** The door of a table, which misses these people. */
function door(names: readonly string[]) {
	const lost = names.map((name) => ({ person: `p-${name}`, name, title: 'Oak' }));
	const to = {
		...{ kind: 'table', title: 'Oak', locked: true, closed: false, computers: [] },
		...{ seats: [['Ben'], []], pupils: [] }
	};
	const data = { code: 'BC7D9K', to, expires: 1e12, barred: false, here: null, lost };
	return { data: { ...data, suggested: 'Quiet Heron' }, form: null };
}
const lost = { person: 'p', name: 'Robin', title: 'Oak' };
const back = (form: object | null = null) => ({ data: { code: 'BC7D9K', lost }, form });

test('each who is away is a way to their own place, also where nobody new comes in', async () => {
	await show(DoorPage, door(NAMES.slice(0, 4)));
	const links = [...document.querySelectorAll<HTMLAnchorElement>('section a')];
	expect(links.map((one) => new URL(one.href).searchParams.get('who'))).toEqual(
		NAMES.slice(0, 4).map((name) => `p-${name}`)
	);
	for (const link of links) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
	expect(links[0]?.textContent).toContain(m.back_who({ name: 'Robin' }));
	expect(await beyond(390)).toEqual([]);
});

test('many names are behind one tap, and nobody is asked where nobody is away', async () => {
	await show(DoorPage, door(NAMES));
	const fold = document.querySelector('details');
	expect([fold?.open, fold?.querySelectorAll('a').length]).toEqual([false, NAMES.length]);
	expect(fold?.querySelector('summary')?.textContent).toBe(m.back_names());
	await show(DoorPage, door([]));
	expect(document.querySelector('#lost')).toBeNull();
});

test('the page of a name asks for four figures, which may be left out', async () => {
	await show(BackPage, back());
	const field = page.getByLabelText(m.back_number()).element() as HTMLInputElement;
	expect([field.required, field.inputMode]).toEqual([false, 'numeric']);
	await expect.element(page.getByText(m.back_hint())).toBeVisible();
	expect(document.querySelector<HTMLInputElement>('[name=person]')?.value).toBe('p');
});

test('what the server said stands by the field, with what was typed', async () => {
	await show(BackPage, back({ problem: m.back_wrong(), number: '1234' }));
	expect(document.querySelector('[role=alert]')?.textContent).toBe(m.back_wrong());
	await expect.element(page.getByLabelText(m.back_number())).toHaveValue('1234');
});

test.each([
	['ar', DoorPage, door(NAMES)],
	['pl', BackPage, back()]
] as const)('in %s the page is as wide as a small phone', async (locale, Shown, props) => {
	speak(locale);
	await show(Shown, props, { width: 320, height: 568 });
	expect(await beyond(320)).toEqual([]);
});
