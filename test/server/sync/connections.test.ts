/** The sockets that are open: counted by table, and looked after in parts. */
import { expect, test } from 'vitest';
import type { Connection } from '../../../src/lib/server/sync/connection.ts';
import { Connections } from '../../../src/lib/server/sync/connections.ts';

function connection(table: string | null) {
	const made = { table, beats: 0, beat: () => void (made.beats += 1) };
	return made;
}
const as = (one: object) => one as unknown as Connection;

test('each is looked after once in ten turns, and never all of them in one', () => {
	const all = new Connections();
	const many = Array.from({ length: 95 }, () => connection('a'));
	for (const one of many) all.add(as(one));
	const beaten = () => many.reduce((sum, { beats }) => sum + beats, 0);
	for (let turn = 0; turn < 10; turn += 1) {
		const before = beaten();
		all.beat();
		expect(beaten() - before).toBeLessThanOrEqual(10);
	}
	expect(many.every(({ beats }) => beats === 1)).toBe(true);
});

test('they are counted by their table, and once they are gone no more', () => {
	const all = new Connections();
	const [one, other, desk] = [connection('a'), connection('a'), connection(null)];
	for (const each of [one, other, desk]) all.add(as(each));
	expect([all.size, all.ofTable('a'), all.ofTable('b')]).toEqual([3, 2, 0]);
	all.delete(as(one));
	all.delete(as(one));
	expect([all.size, all.ofTable('a')]).toEqual([2, 1]);
	all.delete(as(other));
	expect([all.ofTable('a'), all.all()]).toEqual([0, [desk]]);
});
