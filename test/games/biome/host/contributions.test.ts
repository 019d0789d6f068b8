/** What each seat has brought in: as a list for spreadsheets and as a print, for the facilitator alone. */
import { afterAll, expect, test } from 'vitest';
import { closeThreads } from '../../../../src/lib/server/base/thread.ts';
import { joined, openTable, type Visitor } from '../../../server/harness.ts';
import { moss } from './moss.ts';
import { folded, read } from '../../../print/reading.ts';

afterAll(closeThreads);

const FORMULA = '=HYPERLINK("http://table.test")';

/** A biome table after one turn of Robin’s that Kit set and foresaw, and Noor at a board game beside it. */
async function played() {
	const here = await moss();
	const { facilitator, workshop, act } = here;
	await act(1, { type: 'setChallenge', text: 'A dry year' });
	const resource = { name: 'Roots' };
	await act(0, { type: 'plan', solution: FORMULA, stat: 'resilience', rp: 1, resource });
	await act(1, { type: 'agree', ok: true });
	await act(1, { type: 'guess', seat: 0, band: 'success' });
	await act(0, { type: 'roll' }, [6, 6, 1, 1]);
	await act(0, { type: 'narrate', entry: 0, text: 'The roots held, all winter long' });
	const more = await facilitator.knock('POST', `/api/workshops/${workshop}/tables`, {
		body: { game: 'hunt', seats: 2, title: 'Deer' }
	});
	await joined(String(more.body['code']), 1, 'Noor');
	return here;
}

const listOf = async (who: Visitor, workshop: string, query = '') =>
	String(
		(await who.knock('GET', `/api/workshops/${workshop}/contributions.csv${query}`)).body['text']
	)
		.replace(/^\ufeff/, '')
		.trimEnd()
		.split('\r\n');

test('the list has each count and each text, in no cell a formula', async () => {
	const { facilitator, workshop } = await played();
	expect(await listOf(facilitator, workshop)).toEqual([
		'"Table","Game","Who","What","When","Text"',
		'"Moss","Biome","Robin","Challenges set","","0"',
		'"Moss","Biome","Robin","Answers","","1"',
		'"Moss","Biome","Robin","Sentences","","1"',
		'"Moss","Biome","Robin","Loans given","","0"',
		`"Moss","Biome","Robin","Answer","Age 1","'=HYPERLINK(""http://table.test"")"`,
		'"Moss","Biome","Robin","Sentence","Age 1","The roots held, all winter long"',
		'"Moss","Biome","Kit","Challenges set","","1"',
		'"Moss","Biome","Kit","Answers","","0"',
		'"Moss","Biome","Kit","Sentences","","0"',
		'"Moss","Biome","Kit","Loans given","","0"',
		'"Moss","Biome","Kit","Right guesses","","1 of 1"',
		'"Moss","Biome","Kit","Challenge","Age 1","A dry year"',
		'"Deer","Hunt","Noor","Moves so far","","0"'
	]);
});

test('names are left out where they are not wanted, and texts that the desk keeps off', async () => {
	const { facilitator, workshop, table } = await played();
	const nameless = (await listOf(facilitator, workshop, '?names=no')).join('\n');
	expect(nameless).not.toMatch(/Robin|Kit|Noor/);
	expect(nameless).toContain('"Moss","Biome","Seat 2","Challenge","Age 1","A dry year"');
	await facilitator.knock('POST', `/api/tables/${table}/desk`, {
		body: { id: 'h', hidden: ['A dry year'] }
	});
	expect((await listOf(facilitator, workshop)).join('\n')).not.toContain('A dry year');
	expect((await listOf(facilitator, workshop, '?hidden=show')).join('\n')).toContain('A dry year');
});

test('the print has a page for each, with the same words', async () => {
	const { facilitator, workshop } = await played();
	const door = `/api/workshops/${workshop}/print/contributions.pdf`;
	const { bytes, headers } = await facilitator.knock('GET', door);
	expect(headers.get('content-type')).toBe('application/pdf');
	const { sheets, text } = await read(bytes);
	expect(sheets).toHaveLength(3);
	for (const words of ['Robin', 'Kit', 'Noor', 'A dry year', 'Moss', 'Hunt']) {
		expect(text).toContain(folded(words));
	}
});

test('list and print are the facilitator’s alone, and say what of their address is wrong', async () => {
	const { facilitator, workshop, code } = await openTable({ game: 'hunt', seats: 2 });
	const ann = await joined(code, 0, 'Ann');
	for (const file of ['contributions.csv', 'print/contributions.pdf']) {
		const door = `/api/workshops/${workshop}/${file}`;
		expect((await ann.knock('GET', door)).status).toBe(404);
		const wrong = await facilitator.knock('GET', `${door}?names=some`);
		expect(wrong.body).toMatchObject({ error: { code: 'bad-body', field: 'names' } });
	}
});
