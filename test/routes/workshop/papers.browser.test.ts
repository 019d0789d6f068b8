/** What is printed before a lesson, as it is seen beforehand: whole on every screen. */
import type { Component } from 'svelte';
import { expect, test } from 'vitest';
import Papers from '../../../src/routes/workshop/[workshop]/papers/+page.svelte';
import { show } from '../../components/mounting.ts';
import { beyond } from '../../components/seen.ts';
import { INVITATION } from '../../components/tables.ts';

const passport = { table: 'Oak', name: 'Robin', qr: INVITATION.qr };
const props = {
	data: { workshop: { id: 'class', title: 'Class 6b', code: 'WXYZ23' }, invitation: INVITATION },
	form: { passports: [0, 1].map((seat) => ({ ...passport, seat })) }
};

// the last is a phone at 200 %
test.each([390, 320, 195])(
	'code and passports are no wider than a screen of %i px',
	async (width) => {
		const size = { width, height: 600 };
		await show(Papers as unknown as Component<Record<string, unknown>>, props, size);
		expect(document.querySelectorAll('svg[viewBox="0 0 29 29"]')).toHaveLength(3);
		expect(await beyond(width)).toEqual([]);
	}
);
