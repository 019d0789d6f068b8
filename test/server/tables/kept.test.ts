/** How many tables stay in memory: as many as there is room for. */
import { expect, test } from 'vitest';
import type { HostedTable } from '../../../src/lib/server/tables/hosted.ts';
import { Kept } from '../../../src/lib/server/tables/kept.ts';

const MIB = 1024 * 1024;
/** A table with this many entries, whose trail keeps so many characters. */
const hosted = (id: string, entries = 0, size = 0) =>
	({
		table: { id },
		position: { log: Array(entries).fill(null) },
		trail: { size }
	}) as unknown as HostedTable;
const put = (kept: Kept, count: number) => {
	for (let number = 0; number < count; number += 1) kept.put(hosted(String(number)));
};

test('six hundred fresh tables stay where there is memory for them, fewer where there is little', () => {
	const [large, small] = [new Kept(1024 * MIB), new Kept(32 * MIB)];
	for (const kept of [large, small]) put(kept, 600);
	expect(large.size).toBe(600);
	expect(small.size).toBe(128);
});

test('a long table takes the place of several; one stays however long it is', () => {
	const kept = new Kept(4 * MIB);
	put(kept, 16);
	expect(kept.size).toBe(16);
	kept.put(hosted('long', 500, MIB));
	expect(kept.size).toBeLessThan(8);
	kept.put(hosted('endless', 10_000));
	expect([kept.size, kept.get('endless')?.table.id]).toEqual([1, 'endless']);
	kept.put(hosted('endless', 1));
	put(kept, 10);
	expect(kept.size).toBe(11); // what it took is given back
});

test('with more tables than there is room for, asked in turn, most are still found', () => {
	let seed = 1;
	const chance = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
	const kept = new Kept(32 * MIB, chance);
	let [asked, found] = [0, 0];
	for (let round = 0; round < 50; round += 1) {
		for (let number = 0; number < 160; number += 1) {
			asked += 1;
			if (kept.get(String(number))) found += 1;
			else kept.put(hosted(String(number)));
		}
	}
	// of whoever was asked longest ago none would be
	expect(found / asked).toBeGreaterThan(0.5);
});
