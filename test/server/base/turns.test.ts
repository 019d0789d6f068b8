/** Who comes next: workshops in turns, and within them people; a flood of one holds up nobody else. */
import { afterEach, expect, test, vi } from 'vitest';
import type { Hand } from '../../../src/lib/server/base/lane.ts';
import { LineFull, type Order } from '../../../src/lib/server/base/orders.ts';
import { Thread } from '../../../src/lib/server/base/thread.ts';
import { Turns } from '../../../src/lib/server/base/turns.ts';

const from = (workshop: string, who = 'ann') => ({ workshop, who });
const all = (turns: Turns<string>): string[] => {
	const next = turns.next();
	return next === undefined ? [] : [next, ...all(turns)];
};

test('workshops have turns, and within a workshop its people', () => {
	const turns = new Turns<string>(9, 99);
	for (const order of ['a1', 'a2', 'a3']) turns.add(order, from('one', 'ann'));
	for (const order of ['b1', 'b2']) turns.add(order, from('one', 'bob'));
	for (const order of ['c1', 'c2']) turns.add(order, from('two', 'cyd'));
	expect(turns.size).toBe(7);
	expect(all(turns)).toEqual(['a1', 'c1', 'b1', 'c2', 'a2', 'b2', 'a3']);
	expect(turns.size).toBe(0);
});

test('a workshop that is busy keeps its turn until it is free', () => {
	const turns = new Turns<string>(9, 99);
	for (const order of ['a', 'b']) turns.add(order, from('one'));
	turns.add('c', from('two'));
	expect(turns.next((workshop) => workshop !== 'one')).toBe('c');
	expect(turns.next((workshop) => workshop !== 'one')).toBeUndefined();
	expect(all(turns)).toEqual(['a', 'b']);
});

test('who has enough waiting has no place for one more; a neighbour has', () => {
	const turns = new Turns<string>(2, 99);
	const added = ['a', 'b', 'c'].map((order) => turns.add(order, from('one', 'ann')));
	expect(added).toEqual([null, null, 'c']);
	expect(turns.add('d', from('one', 'bob'))).toBeNull();
});

test('a full line has a place for whoever has less in it than the fullest', () => {
	const turns = new Turns<string>(9, 3);
	for (const order of ['a', 'b', 'c']) turns.add(order, from('one'));
	expect(turns.add('d', from('one', 'bob'))).toBe('d');
	expect(turns.add('e', from('two'))).toBe('c');
	expect(turns.add('f', from('two'))).toBe('f'); // two of one, one of two: no place more
	expect(turns.add('g', from('three'))).toBe('b');
	expect(all(turns)).toEqual(['a', 'e', 'g']);
});

test('what waits of a workshop is taken out at once', () => {
	const turns = new Turns<string>(9, 99);
	for (const who of ['ann', 'bob']) turns.add(who, from('one', who));
	turns.add('cyd', from('two'));
	expect(turns.drop('one')).toEqual(['ann', 'bob']);
	expect(turns.drop('one')).toEqual([]);
	expect(turns.drop()).toEqual(['cyd']);
});

/** A worker that needs the time that it is asked for, by the clock of the test. */
function hand(): Hand {
	const hears: ((answer: unknown) => void)[] = [];
	const made = {
		on: (event: string, hear: (answer: unknown) => void) => {
			if (event === 'message') hears.push(hear);
		},
		postMessage: ({ id, asked }: Order<number>) => {
			setTimeout(() => {
				for (const hear of hears) hear({ id, done: asked });
			}, asked);
		},
		cpuUsage: () => Promise.resolve({ user: 0, system: 0 }),
		terminate: () => Promise.resolve(0)
	};
	return made as unknown as Hand;
}

afterEach(() => {
	vi.useRealTimers();
});

/** Milliseconds until an honest order of 300 is done that comes behind those of others. */
async function waited(flood: readonly { workshop: string; who: string; time: number }[]) {
	vi.useFakeTimers();
	const thread = new Thread<number, never, number>('none', { each: 500, open: hand });
	const others = flood.map(({ time, ...of }) => thread.run(of, () => time));
	for (const other of others) other.catch(() => undefined);
	await vi.advanceTimersByTimeAsync(100);
	const began = performance.now();
	const honest = thread.run(from('honest'), () => 300).then(() => performance.now() - began);
	await vi.advanceTimersByTimeAsync(3_600_000);
	await thread.close();
	return honest;
}
const many = (
	count: number,
	order: (place: number) => { workshop: string; who: string; time: number }
) => Array.from({ length: count }, (_, place) => order(place));

test('200 orders of one workshop delay an honest one of another by nothing at all', async () => {
	expect(await waited(many(200, () => ({ ...from('flood'), time: 3_000 })))).toBe(300);
});

test('nor does it matter as how many people they come', async () => {
	const flood = many(200, (place) => ({ ...from('flood', `person ${place}`), time: 3_000 }));
	expect(await waited(flood)).toBe(300);
});

test('three workshops that flood delay it by one order of each at most', async () => {
	const flood = many(300, (place) => ({ ...from(`flood ${place % 3}`), time: 500 }));
	expect(await waited(flood)).toBeLessThanOrEqual(300 + 3 * 500);
});

test('who floods hears that enough waits; the honest one does not', async () => {
	vi.useFakeTimers();
	const thread = new Thread<number, never, number>('none', { each: 3, open: hand });
	const flood = Array.from({ length: 20 }, () => thread.run(from('flood'), () => 10));
	const honest = thread.run(from('honest'), () => 10);
	const answers = Promise.allSettled([...flood, honest]);
	await vi.advanceTimersByTimeAsync(1_000);
	const done = await answers;
	expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1 + 3 + 1);
	expect(done.at(-1)?.status).toBe('fulfilled');
	const refused = done.find((one) => one.status === 'rejected');
	expect(refused?.reason).toBeInstanceOf(LineFull);
});
