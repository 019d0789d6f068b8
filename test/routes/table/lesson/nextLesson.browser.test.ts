/** Between two lessons a phone says when its table goes on, by when a turn is due, and whether it is the reader's. */
import { expect, test } from 'vitest';
import { baseLocale, locales } from '../../../../src/lib/paraglide/runtime.js';
import NextLesson from '../../../../src/routes/table/[table]/lesson/NextLesson.svelte';
import type { Adjourned } from '../../../../src/lib/table/facilitation.ts';
import type { TurnDue } from '../../../../src/lib/table/lessons/turn.ts';
import { faults } from '../../../components/axe.ts';
import { PHONE, show, speak } from '../../../components/mounting.ts';
import { beyond, tooSmall } from '../../../components/seen.ts';

const ZONE = 'Pacific/Apia';
const next: Adjourned = {
	...{ at: Date.UTC(2027, 2, 28, 20, 50), zone: ZONE, minutes: 45, due: 'turn' }
};
const turn: TurnDue = {
	...{ by: Date.UTC(2027, 2, 24, 11), day: '2027-03-25', hour: '00:00', zone: ZONE },
	...{ every: 0, late: 'computer', opened: 3, before: [], missed: [], up: false }
};

async function shown(
	room: { turn?: TurnDue | null; waits?: number[]; over?: boolean },
	seat: number | null = 1,
	size = PHONE
) {
	const whole = { turn, waits: [1], over: false, ...room };
	await show(NextLesson, { table: 'oak', next, room: whole, seat }, size);
	return [...document.querySelectorAll('h2, p')].map(({ textContent }) => textContent.trim());
}

test('whose turn it is reads the day and the hour as they were said, and the zone that is not theirs', async () => {
	const [lesson, due, by, whose] = await shown({});
	expect(lesson).toMatch(/^We continue: Monday.*29 March.*09:50.*GMT\+13$/);
	expect(due).toBe('Until then: one turn each.');
	expect(by).toMatch(/^Turn due: Thursday.*25 March.*00:00.*GMT\+13$/);
	expect(whose).toBe('You have until then to take your turn.');
	expect(document.querySelector('a')?.getAttribute('href')).toBe('/api/tables/oak/next.ics');
});

test('who is not waited for is told so, and who has no seat reads nothing of a turn of theirs', async () => {
	expect((await shown({ waits: [0, 2] })).at(-1)).toBe('Nothing is waiting for you now.');
	expect((await shown({}, null)).at(-1)).toMatch(/^Turn due:/);
});

test('a turn without an hour has time until the lesson; a game that is over has none', async () => {
	expect(await shown({ turn: { ...turn, by: null } })).toContain(
		'The turn can be played until the lesson begins.'
	);
	expect(await shown({ over: true })).toHaveLength(2);
	expect(await shown({ turn: null })).toHaveLength(2);
});

test.each(locales.filter((locale) => locale !== 'en-XA'))(
	'%s: all of it fits the narrowest phone, for everybody',
	async (locale) => {
		speak(locale);
		const words = await shown({}, 1, { width: 320, height: 568 });
		expect(words).toHaveLength(4);
		expect(words.includes('You have until then to take your turn.')).toBe(locale === baseLocale);
		expect(await beyond(320)).toEqual([]);
		expect(tooSmall()).toEqual([]);
		expect(await faults('part')).toEqual([]);
	}
);
