/** Between two lessons the desk lists who has still to play, and moves, lifts and ends the hour of the turn. */
import { beforeEach, expect, test, vi } from 'vitest';
import { locales } from '../../../../src/lib/paraglide/runtime.js';
import type { Adjourned } from '../../../../src/lib/table/facilitation.ts';
import type { Line } from '../../../../src/routes/workshop/[workshop]/deskLines.ts';
import Waiting from '../../../../src/routes/workshop/[workshop]/next/Waiting.svelte';
import { faults } from '../../../components/axe.ts';
import { drawn, PHONE, show, speak, until } from '../../../components/mounting.ts';
import { beyond, tooSmall } from '../../../components/seen.ts';

const ZONE = 'Pacific/Apia';
/** The first minute of a Thursday there, when it is Wednesday nearly everywhere else. */
const BY = Date.UTC(2027, 2, 24, 11);
const DAY = 24 * 60 * 60_000;
const next: Adjourned = { at: BY + 4 * DAY, zone: ZONE, minutes: 45, due: 'turn' };
const turn = { by: BY, zone: ZONE, late: 'skip', every: 2 } as const;

const line = (title: string, more: Partial<Line> = {}): Line => ({
	...{ table: title.toLowerCase(), title, code: 'K7WZTD', game: 'timberland', seats: 3 },
	...{ people: 3, away: 3, names: ['Ann', 'Mara', ''], absent: ['Ann', 'Mara'], waiting: {} },
	...{ reports: {}, removed: {}, seq: 9, at: 0, toAct: [1, 2], outcome: null, closed: false },
	...{ down: null, gathering: false, phase: null, step: null, round: null, paused: false },
	...{ prepared: null, turns: [], gist: null, adjourned: next, turn },
	...more
});

let sent: [method: string, path: string, body: unknown][];
const sayings: (string | null)[] = [];
beforeEach(() => {
	sent = [];
	sayings.length = 0;
	answering(() => new Response(null, { status: 204 }));
});

function answering(answer: () => Response) {
	vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
		sent.push([method, path, body === undefined ? null : JSON.parse(body)]);
		return Promise.resolve(answer());
	});
}

async function shown(lines: readonly Line[], size = PHONE) {
	const say = (sentence: string | null) => void sayings.push(sentence);
	await show(Waiting, { workshop: 'w', next, lines, say }, size);
	return document.querySelector('section')?.innerText ?? '';
}

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('button')];
async function press(words: string) {
	const found = buttons().find((one) => one.textContent.trim() === words && one.checkVisibility());
	if (!found) throw new Error(`no button says ${words}`);
	found.click();
	await drawn();
}

test('who has still to play stands by table, an empty seat by its number; an ended table waits for nobody', async () => {
	const words = await shown([
		line('Oak'),
		line('Ash', { toAct: [] }),
		line('Elm', { outcome: 'all-lost' }),
		line('Yew', { closed: true })
	]);
	expect(words).toMatch(/Turn due: Thursday.*25 March.*00:00/);
	const listed = [...(document.querySelectorAll('ul')[0]?.querySelectorAll('li') ?? [])];
	expect(listed.map(({ innerText }) => innerText.trim())).toEqual(['Oak: Mara, Seat 3']);
	expect(await shown([line('Oak', { toAct: [] })])).toContain('Everybody has played.');
});

test('tables that have come to different dates say each its own', async () => {
	const words = await shown([line('Oak'), line('Ash', { turn: { ...turn, by: BY + 2 * DAY } })]);
	expect(words).toMatch(/Oak.*: Mara, Seat 3\s+Turn due: Thursday.*25 March/);
	expect(words).toMatch(/Ash.*: Mara, Seat 3\s+Turn due: Saturday.*27 March/);
	expect(words.match(/Turn due/g)).toHaveLength(2);
});

test('the hour is ended, and taken away', async () => {
	await shown([line('Oak')]);
	await press('Time is up');
	await until(
		() => sayings.length,
		(length) => length === 1
	);
	await press('Allow time until the lesson');
	await until(
		() => sayings.length,
		(length) => length === 2
	);
	expect(sent.map(([method, path]) => [method, path])).toEqual([
		['POST', '/api/workshops/w/next/turn'],
		['DELETE', '/api/workshops/w/next/turn']
	]);
	expect(sayings).toEqual([null, null]);
});

test('a turn without an hour has none to end', async () => {
	expect(await shown([line('Oak', { turn: { ...turn, by: null } })])).toContain(
		'The turn can be played until the lesson begins.'
	);
	const said = buttons().map(({ textContent }) => textContent.trim());
	expect(said).not.toContain('Time is up');
	expect(said).not.toContain('Allow time until the lesson');
});

test('the hour is moved from where it stands, in its own zone; what is refused is said', async () => {
	await shown([line('Oak')]);
	await press('Another date');
	const fields = [...document.querySelectorAll<HTMLInputElement>('dialog input:not([type=radio])')];
	expect(fields.map(({ value }) => value)).toEqual([
		...['2027-03-29', '00:00', '45', '2027-03-25', '00:00', '2']
	]);
	const day = fields[3];
	if (!day) throw new Error('no day');
	day.value = '2027-03-30';
	day.dispatchEvent(new Event('input', { bubbles: true }));
	const message = 'The turn has to be due before the lesson begins.';
	answering(() =>
		Response.json({ error: { code: 'date-after-lesson', message } }, { status: 400 })
	);
	await press('Set this date');
	const alert = () => document.querySelector('dialog [role="alert"]')?.textContent ?? '';
	await until(alert, (words) => words === message);
	expect(sent).toEqual([
		[
			'PUT',
			'/api/workshops/w/next',
			{
				...{ day: '2027-03-29', hour: '00:00', zone: ZONE, minutes: 45, due: 'turn' },
				turn: { day: '2027-03-30', hour: '00:00', every: 2, late: 'skip' }
			}
		]
	]);
});

test.each(locales.filter((locale) => locale !== 'en-XA'))(
	'%s: all of it fits a phone, its dialog too, for everybody',
	async (locale) => {
		speak(locale);
		await shown([line('Oak'), line('Ash')], { width: 320, height: 568 });
		expect(await beyond(320)).toEqual([]);
		expect(tooSmall()).toEqual([]);
		expect(await faults('part')).toEqual([]);
		document.querySelector<HTMLButtonElement>('button[aria-label]')?.click();
		await drawn();
		expect(document.querySelector('dialog')?.open).toBe(true);
		expect(await beyond(320)).toEqual([]);
		expect(await faults('part')).toEqual([]);
	}
);
