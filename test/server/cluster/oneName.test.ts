/** A name of the class list has one seat, whichever of two servers over one database lets its pupil in. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Away } from '../../../src/lib/server/base/away.ts';
import { comesOnce, keepList } from '../../../src/lib/server/people/classList.ts';
import type { Postgres } from '../../../src/lib/server/storage/postgres/postgres.ts';
import { postgres, storage } from '../../../src/lib/server/storage/store.ts';
import { aMember, aTable, aWorkshop } from '../records.ts';
import { pairOfServers } from './pair.ts';

const pair = pairOfServers();

const leases = () => {
	const opened = postgres();
	if (!opened) throw new Error('there is no database');
	return opened.leases;
};
let workshop = aWorkshop();
let [oak, ash] = [aTable({ workshop: workshop.id }), aTable({ workshop: workshop.id })];
const names = async () =>
	(await Promise.all([oak, ash].map(({ id }) => pair.other.storage.membersOf(id)))).flatMap(
		(members) => members.map(({ name }) => name)
	);
/** Takes a seat for this name by one of the two servers. */
const sits = (at: Postgres['storage'], table: string, name: string) => {
	const member = aMember({ table, name });
	return at.addMember(member, member.id);
};
/** As if so much time had gone by without a renewal. */
const lapse = () =>
	pair.server.ask(pair.url, `UPDATE leases SET until = clock_timestamp() - interval '1 s'`);

/** The other server has the workshop for a moment, and does this there. */
async function meanwhile(work: () => Promise<void>) {
	await lapse();
	expect(await pair.other.leases.claim(workshop.id)).toBe('mine');
	await work();
	await pair.other.leases.release();
}
/** So long afterwards that this server may claim the workshop back. */
async function back() {
	await leases().lose(workshop.id);
	const now = performance.now();
	const later = vi.spyOn(performance, 'now').mockReturnValue(now + 20_000);
	expect(await leases().claim(workshop.id)).toBe('mine');
	later.mockRestore();
}

beforeEach(async () => {
	workshop = aWorkshop();
	[oak, ash] = [aTable({ workshop: workshop.id }), aTable({ workshop: workshop.id })];
	await storage().addWorkshop(workshop, workshop.id);
	for (const table of [oak, ash]) await storage().addTable(table, [], []);
	const pupils = [{ name: 'Anna', table: oak.id }];
	await keepList(workshop.id, { pupils, apart: [], seed: null });
});

describe('a server that has looked whether a pupil is here', () => {
	test('seats them where nobody else had the workshop', async () => {
		await comesOnce(workshop.id, 'Anna', () => sits(storage(), oak.id, 'Anna'));
		expect(await comesOnce(workshop.id, ' anna', () => sits(storage(), ash.id, 'Anna'))).toBe(
			'name-taken'
		);
		expect(await names()).toEqual(['Anna']);
	});

	test.each(['Anna', 'ANNA', 'Anna '])(
		'seats them no more where another has seated %j since, though the workshop is its own again',
		async (name) => {
			const coming = comesOnce(workshop.id, 'Anna', async () => {
				await meanwhile(() => sits(pair.other.storage, ash.id, name));
				await back();
				await sits(storage(), oak.id, 'Anna');
			});
			await expect(coming).rejects.toThrow(Away);
			expect(await names()).toEqual([name]);
			expect(await comesOnce(workshop.id, 'Anna', () => sits(storage(), oak.id, 'Anna'))).toBe(
				'name-taken'
			);
		}
	);

	test('seats nobody while the workshop is another’s', async () => {
		await meanwhile(async () => {
			const coming = comesOnce(workshop.id, 'Anna', () => sits(storage(), oak.id, 'Anna'));
			await expect(coming).rejects.toThrow(Away);
		});
		expect(await names()).toEqual([]);
	});
});
