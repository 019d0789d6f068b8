import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Entry, Position } from '../../../../src/lib/engine/referee.ts';
import type { Host } from '../../../../src/lib/server/tables/host.ts';
import { Marking } from '../../../../src/lib/server/tables/written/marking.ts';

const ROLL = { kind: 'action', action: { type: 'roll' } };
const PLAN = { kind: 'action', action: { type: 'plan', solution: 'We plant trees.' } };
const REWIND = { kind: 'rewind', to: 1 };

/** A host whose only table nobody finds again: how often it was looked through, and how its log grows. */
function watched() {
	const looked = vi.fn(() => Promise.resolve(null));
	const host = { watchers: [], leaving: [], table: looked } as unknown as Host;
	new Marking(host);
	let log: Entry[] = [];
	const grow = (...deeds: object[]) => {
		log = [...log, ...deeds.map((deed) => ({ deed }) as unknown as Entry)];
		const position = { log } as unknown as Position;
		for (const tell of host.watchers) tell({ table: { id: 'oak' }, position } as never);
	};
	const looksAfter = async (wait: number) => {
		await vi.advanceTimersByTimeAsync(wait);
		return looked.mock.calls.length;
	};
	return { grow, looksAfter };
}

describe('what was written is looked through', () => {
	beforeEach(() => {
		vi.useFakeTimers();
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	test('soon where a table is new, a text came or a turn was taken back', async () => {
		const { grow, looksAfter } = watched();
		grow(ROLL);
		expect(await looksAfter(300)).toBe(1);
		grow(PLAN);
		expect(await looksAfter(300)).toBe(2);
		grow(ROLL, REWIND);
		expect(await looksAfter(300)).toBe(3);
	});

	test('later where nothing was written; a text that comes meanwhile is not kept waiting', async () => {
		const { grow, looksAfter } = watched();
		grow(ROLL);
		await looksAfter(300);
		grow(ROLL);
		grow(ROLL);
		expect(await looksAfter(4_900)).toBe(1);
		expect(await looksAfter(100)).toBe(2);
		grow(ROLL);
		expect(await looksAfter(1_000)).toBe(2);
		grow(PLAN);
		expect(await looksAfter(300)).toBe(3);
		expect(await looksAfter(10_000)).toBe(3);
	});
});
