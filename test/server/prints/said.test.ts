/** What a print is put together from: who sits where. */
import { expect, test } from 'vitest';
import { joined, openTable } from '../harness.ts';

const { keptTable, saidAt } = await import('../../../src/lib/server/prints/said.ts');

test('a seat that two share is called a team, so that “wins” fits; whose letters paper lacks, by the seat', async () => {
	const { code, table } = await openTable({ game: 'timelock', seats: 2 });
	for (const name of ['Mirek', 'Tomás']) await joined(code, 0, name);
	await joined(code, 1, 'ᚠᚢᚦ');
	const hosted = await keptTable(table);
	if (!hosted) throw new Error('no table');
	const namesOn = async (on: 'paper' | 'screen') =>
		(await saidAt(hosted, { named: true, hidden: false }, on)).occasion.names;
	expect(await namesOn('paper')).toEqual({ 0: 'Team Mirek and Tomás', 1: 'Seat 2' });
	expect(await namesOn('screen')).toEqual({ 0: 'Team Mirek and Tomás', 1: 'ᚠᚢᚦ' });
	const nameless = await saidAt(hosted, { named: false, hidden: false }, 'paper');
	expect(nameless.occasion.names).toEqual({});
});
