/** What a plain address cannot do is said once at the desk, where the code is shown; under TLS there is nothing to say. */
import type { Component } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { page } from '$app/state';
import * as m from '../../../src/lib/paraglide/messages.js';
import Welcome from '../../../src/routes/workshop/[workshop]/Welcome.svelte';
import { show } from '../../components/mounting.ts';
import { INVITATION } from '../../components/tables.ts';

const { url } = page;
afterEach(() => {
	Object.assign(page, { url });
});

test.each([
	['http://192.168.1.5:3000', 1],
	['https://earth.test', 0]
])('%s', async (address, times) => {
	Object.assign(page, { url: new URL(address) });
	const workshop = { id: 'class', code: 'WXYZ23', picks: false, approve: false, language: 'en' };
	const invitation = { ...INVITATION, places: [] };
	await show(Welcome as unknown as Component<Record<string, unknown>>, { workshop, invitation });
	await screen.getByRole('button', { name: /WXY/ }).click();
	await expect.element(screen.getByText(m.gather_code_text())).toBeVisible();
	expect(screen.getByText(m.here_plain()).all()).toHaveLength(times);
});
