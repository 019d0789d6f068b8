/** A turn that is played many times: world by world, a few turns of a workshop at once, and no more once it is gone. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Moment, World } from '../../../src/lib/server/computers/manyWorlds.ts';
import { isGone } from '../../../src/lib/server/base/gone.ts';
import { LineFull, TooMuch } from '../../../src/lib/server/base/orders.ts';

/** What the thread was asked, and how each order ends: after so many milliseconds of work, or not. */
const asked = vi.hoisted(() => ({
	orders: [] as { moment: unknown; done: (work: number) => void; failed: (why: Error) => void }[]
}));
vi.mock('../../../src/lib/server/base/thread.ts', () => ({
	Thread: class {
		run(_from: unknown, make: () => unknown, hear: (world: World) => void) {
			return new Promise<number>((done, failed) => {
				const ended = (work: number) => {
					hear({ way: 'played', end: 'won' });
					done(work);
				};
				asked.orders.push({ moment: make(), done: ended, failed });
			});
		}
	}
}));
const { dropRuns, runOf } = await import('../../../src/lib/server/computers/runs.ts');

const moment =
	(times = 3) =>
	() =>
		({ times, seed: 7 }) as unknown as Moment;
const from = (workshop: string) => ({ workshop, who: 'table' });
const soon = () => new Promise(setImmediate);
/** The order at hand ends. */
async function end(how: number | Error): Promise<void> {
	const order = asked.orders.at(-1);
	if (typeof how === 'number') order?.done(how);
	else order?.failed(how);
	await soon();
}

beforeEach(() => {
	asked.orders.length = 0;
});

test('worlds are ordered one after the other, each with chance of its own, until all are played', async () => {
	const run = runOf(from('a'), 'turn', moment());
	for (let world = 0; world < 3; world += 1) {
		expect([run.done, asked.orders.length]).toEqual([false, world + 1]);
		await end(10);
	}
	expect([run.done, run.worlds.length]).toEqual([true, 3]);
	const seeds = asked.orders.map(({ moment: one }) => (one as Moment).seed);
	expect(new Set(seeds).size).toBe(3);
	expect(runOf(from('a'), 'turn', moment())).toBe(run);
});

test('a run ends where it has made enough work, and with what was played where a world makes too much', async () => {
	const long = runOf(from('b'), 'long', moment(200));
	for (const work of [30_000, 31_000]) await end(work);
	expect([long.done, long.worlds.length]).toEqual([true, 2]);
	const heavy = runOf(from('b'), 'heavy', moment());
	await end(10);
	await end(new TooMuch());
	expect([heavy.done, heavy.worlds.length]).toEqual([true, 1]);
});

test('a workshop has three at once, and room for the next when one has ended; others are not held up', async () => {
	for (const name of ['one', 'two', 'three']) runOf(from('c'), name, moment(1));
	expect(() => runOf(from('c'), 'four', moment(1))).toThrow(LineFull);
	expect(runOf(from('c'), 'one', moment(1)).done).toBe(false); // asked again, it only says how far it is
	expect(runOf(from('d'), 'one', moment(1)).done).toBe(false);
	asked.orders[0]?.done(1);
	await soon();
	expect(runOf(from('c'), 'four', moment(1)).done).toBe(false);
});

test('what is played of a workshop ends with it, and is kept no longer', async () => {
	const run = runOf(from('e'), 'turn', moment());
	isGone('e');
	await end(1);
	expect([run.done, asked.orders.length]).toEqual([true, 1]);
	expect(runOf(from('e'), 'turn', moment())).not.toBe(run);
});

test('what was played of a table that is deleted is forgotten, and no more of it is played', async () => {
	const run = runOf(from('t'), 'oak 4', moment());
	const other = runOf(from('t'), 'elm 4', moment());
	dropRuns('oak');
	const before = asked.orders.length;
	for (const { done } of asked.orders) done(10);
	await soon();
	expect(asked.orders.length).toBe(before + 1);
	expect(run.done).toBe(true);
	expect(runOf(from('t'), 'elm 4', moment())).toBe(other);
	expect(runOf(from('t'), 'oak 4', moment())).not.toBe(run);
});
