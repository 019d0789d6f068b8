/** Everybody at once: two presses for each thing, a table left out, what was refused by name, and the way back. */
import { fromStore, writable } from 'svelte/store';
import { describe, expect, test, vi } from 'vitest';
import type { Line } from '../../../src/routes/workshop/[workshop]/deskLines.ts';
import Everyone from '../../../src/routes/workshop/[workshop]/everyone/Everyone.svelte';
import { faults } from '../../components/axe.ts';
import { drawn, PHONE, show, until } from '../../components/mounting.ts';
import { beyond, tooSmall } from '../../components/seen.ts';

const line = (number: number, more: Partial<Line> = {}): Line => ({
	...{ table: `t${String(number)}`, title: `Table ${String(number)}`, code: 'K7WZTD' },
	...{ game: 'hunt', seats: 3, people: 3, away: 0, names: ['Ann', 'Mara', 'Ben'], absent: [] },
	...{ waiting: {}, reports: {}, removed: {}, seq: 9, at: Date.now(), toAct: [1] },
	...{ outcome: null, closed: false, down: null, gathering: false, phase: 'setup' },
	...{ step: 'choose', round: null, paused: false, prepared: null, turns: [], gist: null },
	...{ words: ['begin'] },
	...more
});
const LINES = [line(1), line(2, { words: [] }), line(3), line(4, { phase: 'build', words: [] })];

function there<Part>(part: Part | null): Part {
	if (part === null) throw new Error('it is not drawn');
	return part;
}

/** One of two tables is in its phase. */
const IN_PHASE = [
	line(1, { phase: 'build', words: ['endPhase', 'endGame'] }),
	line(2, { words: [] })
];

interface Sent {
	readonly path: string;
	readonly method: string;
	readonly body: Record<string, unknown>;
}
const sent: Sent[] = [];

/** Answers every door; some refuse. */
function answering(refuses: (sent: Sent) => boolean = () => false) {
	sent.length = 0;
	vi.stubGlobal(
		'fetch',
		(path: string, { method = '', body }: { method?: string; body: string }) => {
			const asked = { path, method, body: JSON.parse(body) as Record<string, unknown> };
			sent.push(asked);
			const error = { code: 'not-yet', message: 'Not yet.' };
			return Promise.resolve(
				refuses(asked)
					? Response.json({ error }, { status: 409 })
					: Response.json(path.endsWith('/say') ? { seq: 12, from: 10 } : { seq: 12 })
			);
		}
	);
}

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('button')];
async function press(words: string) {
	const found = buttons().find(
		(one) => one.textContent.replace(/\s+/g, ' ').trim() === words && one.checkVisibility()
	);
	if (!found) throw new Error(`no button says ${words}`);
	found.click();
	await drawn();
}
const status = () => document.querySelector('[role="status"]')?.textContent ?? '';

async function shown(lines = LINES) {
	await show(Everyone as never, { lines, now: Date.now() } as never, { width: 1440, height: 900 });
}

test('all tables that are ready begin by two presses, and those that are not say whom they wait for', async () => {
	answering();
	await shown();
	await press('Begin 2');
	const boxes = [...document.querySelectorAll<HTMLInputElement>('dialog input')];
	expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
		[true, false],
		[false, true],
		[true, false],
		[false, true]
	]);
	expect(document.querySelector('dialog')?.textContent).toContain('Mara');
	await press('At 2 tables');
	expect(sent.map(({ path, body }) => [path, body['word']])).toEqual([
		['/api/tables/t1/say', 'begin'],
		['/api/tables/t3/say', 'begin']
	]);
	await until(status, (words) => words.includes('Done at 2 tables.'));
	expect(await faults('part')).toEqual([]);
});

test('a table is left out, and what was done is taken back as long as nothing has followed', async () => {
	answering();
	await shown();
	await press('Begin 2');
	document.querySelectorAll<HTMLInputElement>('dialog input')[0]?.click();
	await drawn();
	await press('At 1 table');
	await until(status, (words) => words.includes('Done at 1 table.'));
	await press('Take it back');
	await until(status, (words) => words.includes('Taken back at 1 table.'));
	expect(sent.at(-1)).toMatchObject({
		path: '/api/tables/t3/rewind',
		body: { to: 10, head: 12 }
	});
});

test('after half a minute it can no longer be taken back', async () => {
	answering();
	await shown();
	const timers = vi.spyOn(window, 'setTimeout');
	await press('Begin 2');
	await press('At 2 tables');
	await until(status, (words) => words.includes('Done at 2 tables.'));
	expect(status()).toContain('Take it back');
	const [end] = timers.mock.calls.find(([, after]) => after === 30_000) ?? [];
	timers.mockRestore();
	if (typeof end === 'function') end();
	await drawn();
	expect(status()).toContain('Done at 2 tables.');
	expect(status()).not.toContain('Take it back');
});

test('a table that refuses is said by name, both ways', async () => {
	answering(({ path }) => path.includes('t3'));
	await shown();
	await press('Begin 2');
	await press('At 2 tables');
	await until(status, (words) => words.includes('Table 3: Not yet.'));
	expect(status()).toContain('Done at 1 table.');
	answering(() => true);
	await press('Take it back');
	await until(status, (words) => words.includes('Table 1: Not yet.'));
	expect(status()).toContain('Taken back at 0 tables.');
});

test('a table that changes while somebody looks is offered as it is now', async () => {
	answering();
	const store = writable(LINES);
	const now = fromStore(store);
	const props = {
		now: Date.now(),
		get lines() {
			return now.current;
		}
	};
	await show(Everyone as never, props as never, { width: 1440, height: 900 });
	await press('Begin 2');
	store.set([line(1, { words: [] }), line(2), line(3, { closed: true, words: [] })]);
	await drawn();
	await press('At 1 table');
	await until(status, (words) => words.includes('Done at 1 table.'));
	expect(sent.map(({ path }) => path)).toEqual(['/api/tables/t2/say']);
});

test('a note and a clock go to every table that plays; an empty note does not', async () => {
	answering();
	await shown([...LINES, line(5, { outcome: 'equilibrium', words: [] })]);
	await press('Note …');
	await press('At 4 tables');
	expect(document.querySelector('dialog [role="alert"]')?.textContent).not.toBe('');
	expect(sent).toEqual([]);
	const field = there(document.querySelector<HTMLTextAreaElement>('dialog textarea'));
	field.value = 'Five minutes';
	field.dispatchEvent(new Event('input', { bubbles: true }));
	await drawn();
	await press('At 4 tables');
	expect(sent.map(({ body }) => body['note'])).toEqual(Array(4).fill('Five minutes'));
	await press('Clocks …');
	await press('At 4 tables');
	expect(sent.at(-1)?.body['clocks']).toEqual([{ of: 'table', minutes: 5 }]);
	await until(status, (words) => words.includes('Done at 4 tables.'));
	await press('Take it back');
	await until(status, (words) => words.includes('Taken back'));
	expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/tables/t4/desk' });
});

/** Ends the phase at the table then, once the dialog says so. */
async function endsPhase(then: string, says: string) {
	await shown(IN_PHASE);
	await press('End the phase 1');
	const when = there(document.querySelector<HTMLSelectElement>('dialog select'));
	when.value = then;
	when.dispatchEvent(new Event('change', { bubbles: true }));
	await until(
		() => document.querySelector('dialog')?.textContent ?? '',
		(words) => words.includes(says)
	);
	await press('At 1 table');
}

test('a phase ends in so many minutes, which the phones see on a clock; both are taken back', async () => {
	answering();
	await endsPhase('10', 'when the time is up');
	await until(status, (words) => words.includes('Done at 1 table.'));
	expect(sent.map(({ path, body: { id, ...said } }) => [path, typeof id, said])).toEqual([
		['/api/tables/t1/say', 'string', { word: 'endPhase', minutes: 10 }],
		['/api/tables/t1/desk', 'string', { clocks: [{ of: 'phase', minutes: 10 }] }]
	]);
	await press('Take it back');
	await until(status, (words) => words.includes('Taken back at 1 table.'));
	expect(sent.slice(2).map(({ method, path }) => [method, path])).toEqual([
		['POST', '/api/tables/t1/rewind'],
		['DELETE', '/api/tables/t1/desk']
	]);
});

test('a phase ends after the round, and that is taken back however far the round has come', async () => {
	answering();
	await endsPhase('round', 'turn in this round');
	await until(status, (words) => words.includes('Done at 1 table.'));
	await press('Take it back');
	await until(status, (words) => words.includes('Taken back at 1 table.'));
	expect(sent.map(({ method, path, body }) => [method, path, body['word'], body['after']])).toEqual(
		[
			['POST', '/api/tables/t1/say', 'endPhase', 'round'],
			['DELETE', '/api/tables/t1/say', 'endPhase', undefined]
		]
	);
});

test('a table whose phones were given no clock is said by name, and still taken back', async () => {
	answering(({ path }) => path.endsWith('/desk'));
	await endsPhase('10', 'when the time is up');
	await until(status, (words) => words.includes('Table 1: Not yet.'));
	await press('Take it back');
	await until(status, (words) => words.includes('Taken back at 1 table.'));
	expect(sent.map(({ path }) => path)).toEqual([
		'/api/tables/t1/say',
		'/api/tables/t1/desk',
		'/api/tables/t1/rewind'
	]);
});

test('a word that no table knows opens nothing, and all of it fits a small window', async () => {
	answering();
	await show(Everyone as never, { lines: LINES, now: Date.now() } as never, {
		...PHONE,
		width: 320
	});
	await press('End the phase 0');
	expect(document.querySelector('dialog[open]')).toBeNull();
	await press('Begin 2');
	expect(await beyond(320)).toEqual([]);
	expect(tooSmall()).toEqual([]);
});

describe('what the run sheet asks for', () => {
	const NOW = Date.UTC(2026, 5, 1, 12);
	const asked = (deed: string, at: number | null, lines = IN_PHASE) =>
		show(Everyone as never, { lines, now: NOW, asking: { deed, at } } as never);
	const choices = () =>
		[...document.querySelectorAll<HTMLOptionElement>('dialog option')].map(({ value }) => value);

	test('can be done now, or when the lesson’s clock has come to it', async () => {
		answering();
		await asked('endPhase', NOW + 12.5 * 60_000);
		expect(choices().slice(0, 4)).toEqual(['0', 'round', '13', '1']);
		const when = there(document.querySelector<HTMLSelectElement>('dialog select'));
		when.value = '13';
		when.dispatchEvent(new Event('change', { bubbles: true }));
		await drawn();
		await press('At 1 table');
		await until(status, (words) => words.includes('Done at 1 table.'));
		expect(sent[0]?.body).toMatchObject({ word: 'endPhase', minutes: 13 });
	});

	test.each([
		['has gone by', NOW - 1],
		['is not known', null],
		['is another day', NOW + 11 * 60 * 60_000]
	])('offers no moment of the lesson’s clock where it %s', async (_, at) => {
		await asked('endGame', at);
		expect(choices().slice(0, 2)).toEqual(['0', '1']);
		expect(choices()).not.toContain('round');
	});

	test('is asked at a single table too, where nothing else is for all', async () => {
		answering();
		await asked('endPhase', null, IN_PHASE.slice(0, 1));
		expect(buttons().filter((one) => one.textContent.includes('Begin'))).toEqual([]);
		await press('At 1 table');
		await until(status, (words) => words.includes('Done at 1 table.'));
	});
});
