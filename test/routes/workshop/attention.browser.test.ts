/** Who says that a place is theirs waits at the desk apart from new names: confirmed one by one, and never renamed. */
import type { Component } from 'svelte';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as m from '../../../src/lib/paraglide/messages.js';
import Attention from '../../../src/routes/workshop/[workshop]/Attention.svelte';
import { show } from '../../components/mounting.ts';

const AttentionPart = Attention as unknown as Component<Record<string, unknown>>;

/** What the desk has asked for, in order, while these people wait. */
async function waiting(names: Readonly<Record<string, object>>) {
	const asked: string[] = [];
	vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
		asked.push(`${method} ${path} ${body ?? ''}`.trim());
		return Promise.resolve(new Response(null, { status: 204 }));
	});
	const line = { table: 'oak', title: 'Oak', waiting: names, reports: {}, hand: null };
	await show(AttentionPart, { lines: [line], now: 0, say: () => undefined });
	return asked;
}
const robin = { name: 'Robin', seat: 1, back: true };

test('one tap says that it is the same person', async () => {
	const asked = await waiting({ p1: robin });
	await expect.element(page.getByText(m.back_desk(), { exact: false })).toBeVisible();
	expect(document.body.textContent).not.toContain(m.desk_rename());
	await page.getByRole('button', { name: m.back_yes_who({ name: 'Robin' }) }).click();
	await expect.poll(() => asked).toEqual(['PATCH /api/tables/oak/people/p1 {"approved":true}']);
});

test('“all” lets in new names alone', async () => {
	const names = { p2: { name: 'Kit', seat: 0 }, p3: { name: 'Sam', seat: 2 } };
	const asked = await waiting({ p1: robin, ...names });
	await page.getByRole('button', { name: m.gather_let_all_in() }).click();
	await expect.poll(() => asked.length).toBe(2);
	expect(asked.join()).not.toContain('/p1');
});
