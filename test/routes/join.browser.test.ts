/** Where a code is typed by hand: one field behind six boxes, with the keyboard up too. */
import type { Component } from 'svelte';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as m from '../../src/lib/paraglide/messages.js';
import Join from '../../src/routes/join/+page.svelte';
import { show, speak } from '../components/mounting.ts';
import { beyond } from '../components/seen.ts';

const JoinPage = Join as unknown as Component<{ form: object | null }>;
/** A phone of 320 × 568 whose keyboard is up. */
const LOW = { width: 320, height: 300 };

const field = () => page.getByLabelText(m.home_code());
const boxes = () =>
	[...document.querySelectorAll('form i')].map((box) => box.getBoundingClientRect());

test('six signs stand in six boxes that are one field, and the page stays as wide', async () => {
	await show(JoinPage, { form: null }, { width: 320, height: 568 });
	await userEvent.type(field(), 'bc7d9k');
	expect(field().all()).toHaveLength(1);
	expect(boxes()).toHaveLength(6);
	for (const { width, height } of boxes()) {
		expect(width).toBeGreaterThan(28);
		expect(height).toBeGreaterThan(44);
	}
	const input = field().element() as HTMLInputElement;
	expect(input.scrollLeft).toBe(0);
	expect(await beyond(320)).toEqual([]);
});

test('a whole link can be pasted, and is read in a field without boxes', async () => {
	await show(JoinPage, { form: null });
	await userEvent.fill(field(), 'https://borrowed.earth/join/BC7D9K');
	expect(boxes().every(({ width }) => width === 0)).toBe(true);
	expect(getComputedStyle(field().element()).borderTopWidth).not.toBe('0px');
});

test.each(['en', 'de', 'ar', 'uk'] as const)(
	'in %s field, hint and button are seen above a keyboard, also where the code was wrong',
	async (locale) => {
		speak(locale);
		const form = { entered: { code: '12' }, problem: m.join_code_unknown() };
		await show(JoinPage, { form: locale === 'en' ? form : null }, LOW);
		const seen = [
			field().element(),
			page.getByText(m.home_code_hint()).element(),
			page.getByRole('button').element()
		];
		for (const element of seen) {
			const { top, bottom } = element.getBoundingClientRect();
			expect(top).toBeGreaterThanOrEqual(0);
			expect(bottom).toBeLessThanOrEqual(LOW.height);
		}
		const { id } = page.getByText(m.home_code_hint()).element();
		expect(field().element().getAttribute('aria-describedby')).toContain(id);
	}
);
