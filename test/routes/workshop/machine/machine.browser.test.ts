/** What the desk at the server's own machine says of it: no phone yet, another address, sleep, its end. */
import type { Component } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as m from '../../../../src/lib/paraglide/messages.js';
import type { Here } from '../../../../src/lib/server/http/here.ts';
import EndServer from '../../../../src/routes/workshop/[workshop]/machine/EndServer.svelte';
import Machine from '../../../../src/routes/workshop/[workshop]/machine/Machine.svelte';
import { show, speak } from '../../../components/mounting.ts';
import { beyond } from '../../../components/seen.ts';

vi.mock(import('../../../../src/routes/workshop/[workshop]/refresh.ts'), () => ({
	refresh: () => Promise.resolve()
}));

const MachineCards = Machine as unknown as Component<Record<string, unknown>>;
const AT = '192.168.7.9:3000/join';
const COMMAND =
	'netsh advfirewall firewall add rule name="Borrowed Earth" dir=in action=allow profile=private program="C:\\Users\\Eva\\Borrowed Earth\\app\\node\\node.exe"';

let here: Here | null = null;
const fetched = vi.fn((path: string) =>
	Promise.resolve(path.endsWith('/end') ? new Response(null, { status: 204 }) : Response.json(here))
);
beforeEach(() => {
	here = {
		...{ addresses: ['192.168.1.5'], reached: false, firewall: COMMAND },
		...{ ends: false, awake: null }
	};
	vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
	vi.stubGlobal('fetch', fetched);
});

/** Opens the desk, with so many people at its tables, at a width. */
async function open(people = 0, width = 1440): Promise<void> {
	const props = { address: AT, people, ends: false };
	await show(MachineCards, props, { width, height: 900 });
	await wait(0);
}
const wait = (time: number) => vi.advanceTimersByTimeAsync(time);
const cards = () => [...document.querySelectorAll('section h2')].map((head) => head.textContent);

test('after a minute without a phone it names causes, ways out and the command, until somebody plays alone', async () => {
	await open();
	await wait(55_000);
	expect(cards()).toEqual([]);
	await wait(10_000);
	await expect.poll(cards).toEqual([m.here_none_title()]);
	expect(document.querySelectorAll('li')).toHaveLength(5);
	expect(document.querySelector('code')?.textContent).toBe(COMMAND);
	await page.getByRole('button', { name: m.here_none_alone() }).click();
	expect(cards()).toEqual([]);
});

test.each([
	['a phone has come', { reached: true }, 0],
	['people sit at this computer', {}, 2]
])('where %s nothing is said', async (_, more, people) => {
	if (here) here = { ...here, ...more };
	await open(people);
	await wait(120_000);
	expect(cards()).toEqual([]);
});

test('on another device nothing is said', async () => {
	here = null;
	await open();
	await wait(120_000);
	expect(cards()).toEqual([]);
});

test('once a phone gets through, what was said goes', async () => {
	await open();
	await wait(65_000);
	if (here) here = { ...here, reached: true };
	await wait(5_000);
	await expect.poll(cards).toEqual([]);
});

test('another address is said, and how those find back who sit already', async () => {
	await open(3);
	if (here) here = { ...here, addresses: ['192.168.7.9'] };
	await wait(5_000);
	const said = () => document.querySelector('[role=alert]')?.textContent ?? '';
	await expect.poll(said).toContain(AT);
	expect(said()).toContain(m.here_moved_who());
	await page.getByRole('button', { name: m.handed_back_done() }).click();
	expect(cards()).toEqual([]);
});

test('a computer that nothing keeps awake is said to fall asleep', async () => {
	if (here) here = { ...here, reached: true, awake: false };
	await open(3);
	await expect.element(page.getByText(m.here_sleeps())).toBeVisible();
});

test.each(['de', 'fr', 'ar', 'uk'] as const)(
	'in %s all of it has room on a narrow screen',
	async (language) => {
		speak(language);
		await open(0, 320);
		if (here) here = { ...here, addresses: ['10.0.0.4'], awake: false };
		await wait(65_000);
		await expect.poll(cards).toHaveLength(2);
		expect(await beyond(320)).toEqual([]);
	}
);

test('the server is ended after a question, and that is told where the button was', async () => {
	const ended = vi.fn();
	await show(EndServer, { workshop: 'class', ended });
	await page.getByRole('button', { name: m.here_end() }).click();
	expect(fetched).not.toHaveBeenCalledWith('/api/workshops/class/end', expect.anything());
	await page.getByRole('button', { name: m.here_end_go() }).click();
	await vi.waitFor(() => {
		expect(ended).toHaveBeenCalledOnce();
	});
	await vi.waitFor(() => {
		expect(document.body.textContent.trim()).toBe(m.here_ended());
	});
});
