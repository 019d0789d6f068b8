/** What pupils take home on paper between two lessons: a page each, with what waits for them. */
import { afterAll, expect, test } from 'vitest';
import { closeThreads } from '../../../../src/lib/server/base/thread.ts';
import { joined, openTable, type Visitor } from '../../../server/harness.ts';
import { moss } from './moss.ts';
import { folded, read } from '../../../print/reading.ts';

afterAll(closeThreads);

const sheetsOf = async (who: Visitor, workshop: string, query = '') => {
	const door = `/api/workshops/${workshop}/print/home.pdf${query}`;
	const { bytes, headers } = await who.knock('GET', door);
	expect(headers.get('content-type')).toBe('application/pdf');
	return read(bytes);
};

test('each pupil has a page with their challenge or the one they set, what they have, and what is due by when', async () => {
	const { facilitator, workshop, act } = await moss('tundra');
	await act(1, { type: 'rollSphere' }, [2]);
	await act(2, { type: 'setChallenge', for: 0, text: 'A dry year' });
	const day = new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString().slice(0, 10);
	await facilitator.knock('PUT', `/api/workshops/${workshop}/next`, {
		body: {
			...{ day, hour: '09:50', zone: 'Europe/Berlin', minutes: 45, due: 'turn' },
			turn: { day, hour: '07:00', every: 0, late: 'wait' }
		}
	});
	const made = await facilitator.knock('POST', `/api/workshops/${workshop}/tables`, {
		body: { game: 'hunt', seats: 2, title: 'Deer' }
	});
	await joined(String(made.body['code']), 1, 'Noor');

	const { text } = await sheetsOf(facilitator, workshop);
	for (const paper of ['a4', 'letter']) {
		const query = `?paper=${paper}`;
		const printed = (await sheetsOf(facilitator, workshop, query)).sheets;
		// each on a leaf of its own, the front of it
		expect(printed).toHaveLength(5);
		for (const front of [printed[0], printed[2]])
			expect(front?.text).toContain(folded('What I use, and how many points'));
	}
	for (const words of ['Robin', 'Kit', 'Noor', 'A dry year', 'Moss', 'Hunt', 'My answer']) {
		expect(text).toContain(folded(words));
	}
	expect(text).toContain(folded('The challenge for Desert'));
	expect(text).toContain(folded('Turn due:'));
	expect(text).toContain(folded('What I do on my turn'));
	const nameless = await sheetsOf(facilitator, workshop, '?names=no');
	expect(nameless.text).not.toMatch(/Robin|Kit|Noor/);
});

test('where nobody sits yet the paper says so, and it is the facilitator’s alone', async () => {
	const { facilitator, workshop, code } = await openTable({ game: 'hunt', seats: 2 });
	expect((await sheetsOf(facilitator, workshop)).text).toContain(
		folded('Nobody is sitting at a table')
	);
	const ann = await joined(code, 0, 'Ann');
	expect((await ann.knock('GET', `/api/workshops/${workshop}/print/home.pdf`)).status).toBe(404);
});
