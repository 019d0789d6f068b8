/** A phone whose network stays away is told where to look, and the wall turns to a new code by itself. */
import { createRawSnippet, flushSync, mount, unmount, type Component } from 'svelte';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as m from '../../../../src/lib/paraglide/messages.js';
import Away from '../../../../src/routes/table/[table]/foot/Away.svelte';
import TakeWords from '../../../../src/routes/table/[table]/foot/TakeWords.svelte';
import Moved from '../../../../src/routes/table/[table]/screen/Moved.svelte';
import { PROJECTOR, show } from '../../../components/mounting.ts';

let addresses = ['192.168.1.5'];

test('the wall shows how to join, large, once the address is another', async () => {
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
	vi.stubGlobal('fetch', () =>
		Promise.resolve(
			Response.json({ addresses, reached: true, firewall: null, ends: false, awake: null })
		)
	);
	const join = createRawSnippet<[boolean]>((large) => ({
		render: () => `<p>${large() ? 'scan here' : ''}</p>`
	}));
	await show(Moved as unknown as Component<Record<string, unknown>>, { join }, PROJECTOR);
	await vi.advanceTimersByTimeAsync(5_000);
	expect(document.querySelector('[role=alert]')).toBeNull();
	addresses = ['192.168.7.9'];
	await vi.advanceTimersByTimeAsync(5_000);
	const said = () => document.querySelector('[role=alert]')?.textContent ?? '';
	await expect.poll(said).toContain(m.here_wall());
	expect(said()).toContain('scan here');
});

/** What the phone says after so many milliseconds in which things stand so. */
function saidAfter(status: 'saved' | 'saving' | 'offline', time: number, number?: string): string {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	const there = mount(Away, {
		target: document.body,
		props: { table: { status, unsaved: [], unsavedTexts: [] }, number }
	});
	flushSync();
	vi.advanceTimersByTime(time);
	flushSync();
	const said = document.querySelector('[role=status]')?.textContent.trim() ?? '';
	void unmount(there);
	return said;
}

test('a phone is told where to look after half a minute without network, not before', () => {
	expect(saidAfter('offline', 29_000)).toBe('');
	expect(saidAfter('offline', 30_000)).toBe(m.here_away());
});

test('then it shows the number by which the new page knows who comes', () => {
	const said = saidAfter('offline', 30_000, '0427');
	expect(said).toContain(m.back_show());
	expect(said).toContain('0427');
	expect(saidAfter('offline', 29_000, '0427')).toBe('');
});

test.each(['saved', 'saving'] as const)('%s: nothing is said on the phone', (status) => {
	expect(saidAfter(status, 60_000)).toBe('');
});

/** Shows the way to take these words along, and takes it. */
async function take(unsavedTexts: readonly string[]) {
	const props = { table: { unsavedTexts } };
	await show(TakeWords as unknown as Component<Record<string, unknown>>, props);
	await page.getByRole('button', { name: m.back_copy() }).click();
	return page.getByLabelText(m.handed_back_words());
}

const said = () => document.querySelector('[role=status]')?.textContent;

test('words that are not stored are copied at one tap, and stand there as well', async () => {
	let copy = '';
	vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
		copy = text;
		return Promise.resolve();
	});
	await expect.element(await take(['Moss.', 'Two\nlines.'])).toHaveValue('Moss.\n\nTwo\nlines.');
	expect(copy).toBe('Moss.\n\nTwo\nlines.');
	await expect.poll(said).toContain(m.back_paste());
});

test('where nothing may copy, the words are marked for a finger', async () => {
	vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
	Reflect.set(document, 'execCommand', () => false);
	const field = (await take(['Moss.'])).element() as HTMLTextAreaElement;
	await expect.poll(said).toContain(m.back_copy_by_hand());
	expect([field.selectionStart, field.selectionEnd]).toEqual([0, 5]);
	Reflect.deleteProperty(document, 'execCommand');
});
