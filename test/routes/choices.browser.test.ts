/** What is chosen for a new table: three things at once, the rest in a fold that says what stands in it. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { games } from '../../src/lib/games/registry.ts';
import * as m from '../../src/lib/paraglide/messages.js';
import { offerOf } from '../../src/routes/offer.server.ts';
import TableFields from '../../src/routes/TableFields.svelte';
import { drawn, show } from '../components/mounting.ts';

const to = (game: string) => `/?game=${game}`;
const offer = offerOf(null);
const WIDE = { width: 540, height: 700 };

const fold = () => document.querySelector('details');
const says = () => fold()?.querySelector('summary')?.textContent ?? '';
const field = (selector: string) => {
	const found = document.querySelector<HTMLElement>(selector);
	if (!found) throw new Error(`there is no ${selector}`);
	return found;
};
/** What may be chosen without opening anything. */
const seen = () =>
	[...document.querySelectorAll('[name]')].flatMap((field) =>
		field.checkVisibility() ? (field.getAttribute('name') ?? '') : []
	);

test('lesson and table size are asked at once, beside each other where there is room', async () => {
	await show(TableFields, { offer, entered: undefined, problems: undefined, to }, WIDE);
	expect(new Set(seen())).toEqual(new Set(['minutes', 'seats']));
	const lesson = field('[name="minutes"]').getBoundingClientRect();
	const size = page.getByText(m.home_seats()).element().getBoundingClientRect();
	expect(size.left).toBeGreaterThan(lesson.right);
	expect(size.top).toBeLessThan(lesson.top);
});

test('the fold says which game it is, how it is played, and that one device is enough', async () => {
	await show(TableFields, { offer, entered: undefined, problems: undefined, to }, WIDE);
	const preset = offer.presets.find(({ id }) => id === offer.recommended)?.name ?? '';
	expect(says()).toContain(`${offer.title} · ${preset}`);
	expect(says()).not.toContain(m.home_single());
	await page.getByText(m.home_options()).click();
	const [, other] = offer.presets;
	field(`[name="preset"][value="${other?.id ?? ''}"]`).click();
	field('[name="single"]').click();
	await drawn();
	expect(says()).toContain(`${other?.name ?? ''} · ${m.home_single()}`);
});

test('what was chosen in it is kept, and it stands open where one of its options does not fit', async () => {
	const option = offer.options[0]?.option ?? '';
	const entered = { preset: offer.presets[1]?.id ?? '', single: 'yes' };
	await show(TableFields, { offer, entered, problems: { option }, to }, WIDE);
	expect(fold()?.open).toBe(true);
	expect(says()).toContain(m.home_single());
	await show(TableFields, { offer, entered, problems: { seats: 'wrong' }, to }, WIDE);
	expect(fold()?.open).toBe(false);
	const form = new Map(
		[...document.querySelectorAll('input:checked')].map((field) => [
			field.getAttribute('name'),
			field.getAttribute('value')
		])
	);
	expect(form.get('preset')).toBe(entered.preset);
	expect(form.get('single')).toBe('yes');
});

test.each(games.map(({ id }) => id))('%s asks for its seats at once', async (id) => {
	await show(
		TableFields,
		{ offer: offerOf(id), entered: undefined, problems: undefined, to },
		WIDE
	);
	expect(seen()).toContain('seats');
	expect(seen()).not.toContain('single');
});
