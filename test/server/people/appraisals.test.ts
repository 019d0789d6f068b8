/** What the person who leads says of each pupil: for the desk, on paper, and where it is ticked for the pupil alone. */
import { afterAll, expect, test } from 'vitest';
import { closeThreads } from '../../../src/lib/server/base/thread.ts';
import { documents, joined, openTable, Visitor } from '../harness.ts';
import { folded, read } from '../../print/reading.ts';

const { storage } = await import('../../../src/lib/server/storage/store.ts');
const { forgetRemoved } = await import('../../../src/lib/server/people/forgetting.ts');
const { useLink } = await import('../../../src/lib/server/workshops/links.ts');
const { moveTo } = await import('../../../src/lib/server/people/removal.ts');
const { readBeside } = await import('../../../src/lib/server/sync/beside.ts');

afterAll(closeThreads);

const SAID = { points: [3, null, 0, 2], sentence: '=You asked well', shown: false };

/** Robin and Kit at a table, of whom nothing was said yet. */
async function classroom() {
	const here = await openTable({ game: 'hunt', seats: 2, title: 'Moss' });
	const robin = await joined(here.code, 0, 'Robin');
	const kit = await joined(here.code, 1, 'Kit');
	const members = await storage().membersOf(here.table);
	const idOf = (name: string) => members.find((one) => one.name === name)?.id ?? '';
	const say = (name: string, body: object, who: Visitor = here.facilitator) =>
		who.knock('PUT', `/api/tables/${here.table}/people/${idOf(name)}/appraisal`, { body });
	const readBy = async (who: Visitor) =>
		(await who.knock('GET', `/api/tables/${here.table}/appraisal`)).body['sentence'];
	const list = async (query = '') => {
		const door = `/api/workshops/${here.workshop}/contributions.csv${query}`;
		return String((await here.facilitator.knock('GET', door)).body['text']);
	};
	return { ...here, robin, kit, idOf, say, readBy, list };
}

test('points and the sentence stand in the list, in no cell a formula; what was not given is not there', async () => {
	const { say, list } = await classroom();
	expect(await list()).not.toContain('Thinks in systems');
	expect((await say('Robin', SAID)).status).toBe(200);
	const text = await list();
	expect(text).toContain('"Moss","Hunt","Robin","Thinks in systems","","3"');
	expect(text).toContain('"Moss","Hunt","Robin","Works together","","0"');
	expect(text).toContain('"Moss","Hunt","Robin","Your sentence","","\'=You asked well"');
	expect(text).not.toContain('Uses a fact');
	expect(await list('?names=no')).not.toContain('asked well');
});

test('the print has the rubric for everybody, with points or room for a pen', async () => {
	const { facilitator, workshop, say } = await classroom();
	await say('Robin', SAID);
	const { bytes } = await facilitator.knock(
		'GET',
		`/api/workshops/${workshop}/print/contributions.pdf`
	);
	const { sheets, text } = await read(bytes);
	expect(sheets).toHaveLength(2);
	for (const words of ['About Robin', 'About Kit', 'Thinks in systems', 'You asked well'])
		expect(text).toContain(folded(words));
});

test('the pupil alone reads the sentence, and only where it is ticked', async () => {
	const { say, readBy, robin, kit, facilitator } = await classroom();
	await say('Robin', SAID);
	expect(await readBy(robin)).toBeNull();
	await say('Robin', { ...SAID, shown: true });
	expect(await readBy(robin)).toBe('=You asked well');
	expect(await readBy(kit)).toBeNull();
	expect(await readBy(facilitator)).toBeNull();
});

test('no wall, no neighbour and no history on paper has a word of it, ticked as it is', async () => {
	const { say, facilitator, table, kit } = await classroom();
	await say('Robin', { ...SAID, shown: true });
	const link = await facilitator.knock('POST', `/api/tables/${table}/links`, {
		body: { as: 'screen' }
	});
	const used = await useLink(String(link.body['url']).split('/link/')[1] ?? '', 'Guest');
	if (used === null || typeof used === 'string') throw new Error(String(used));
	const door = `/api/tables/${table}`;
	const ofWall = (file: string) =>
		new Visitor().knock('GET', `${door}/${file}`, { bearer: used.token });
	expect((await ofWall('appraisal')).body).toEqual({ sentence: null });
	const view = await kit.knock('GET', `${door}/view`);
	const { story, sheets, ...shared } = view.body['documents'] as {
		story: string;
		sheets: string[];
	};
	const shown = [
		...(await Promise.all(['view', 'log', 'class'].map(ofWall))).map(({ bytes }) => bytes),
		view.bytes
	];
	for (const name of [story, ...sheets, ...Object.values<string>(shared)])
		shown.push((await documents.open(name)).state());
	for (const bytes of shown) expect(Buffer.from(bytes).includes('asked well')).toBe(false);
	const { bytes } = await facilitator.knock('GET', `${door}/print/history.pdf?names=yes`);
	const { text } = await read(bytes);
	expect(text).toContain(folded('Robin'));
	expect(text).not.toContain(folded('asked well'));
});

test('nobody but the facilitator says anything, and wrong points are refused', async () => {
	const { say, robin, table, facilitator } = await classroom();
	expect((await say('Kit', SAID, robin)).status).toBe(403);
	expect((await say('Kit', SAID, new Visitor())).status).toBe(401);
	for (const points of [
		[4, null, null, null],
		[1, 2, 3],
		[0.5, null, null, null]
	])
		expect((await say('Kit', { ...SAID, points })).status).toBe(400);
	const nobody = `/api/tables/${table}/people/nobody/appraisal`;
	expect((await facilitator.knock('PUT', nobody, { body: SAID })).status).toBe(404);
});

test('the rubric has the teacher’s own lines; an empty one is as usual', async () => {
	const { facilitator, workshop, say, list } = await classroom();
	const door = `/api/workshops/${workshop}/rubric`;
	const lines = ['Asks good questions', '', '', ''];
	const answer = await facilitator.knock('PUT', door, { body: { lines } });
	expect(answer.body['lines']).toEqual([
		'Asks good questions',
		'Uses a fact',
		'Works together',
		'Language'
	]);
	await say('Robin', SAID);
	expect(await list()).toContain('"Asks good questions","","3"');
});

test('a usual line that was sent along stays the usual one, in whatever language it is read', async () => {
	const { facilitator, workshop } = await classroom();
	const lines = ['Asks good questions', 'Uses a fact', 'Works together', 'Language'];
	await facilitator.knock('PUT', `/api/workshops/${workshop}/rubric`, { body: { lines } });
	const kept = await readBeside(workshop, 'appraisals');
	expect(kept['lines']).toEqual(['Asks good questions', '', '', '']);
});

test('whoever leaves leaves nothing that was said of them; all of it goes with the workshop', async () => {
	const { say, robin, table, workshop, facilitator, idOf } = await classroom();
	await say('Robin', SAID);
	await say('Kit', SAID);
	expect(
		(await robin.knock('POST', `/api/tables/${table}/leave`, { body: {} })).status
	).toBeLessThan(300);
	expect(Object.keys(await readBeside(workshop, 'appraisals'))).toEqual([idOf('Kit')]);
	await facilitator.knock('DELETE', `/api/workshops/${workshop}`);
	expect(await readBeside(workshop, 'appraisals')).toEqual({});
});

test('of whoever was removed nothing stays once their name is forgotten', async () => {
	const { say, table, workshop, facilitator, idOf } = await classroom();
	await say('Robin', SAID);
	await say('Kit', SAID);
	const kept = async () => Object.keys(await readBeside(workshop, 'appraisals'));
	await facilitator.knock('DELETE', `/api/tables/${table}/people/${idOf('Robin')}`);
	expect(await kept()).toHaveLength(2);
	await forgetRemoved(Date.now() + 60_000);
	expect(await kept()).toEqual([idOf('Kit')]);
});

test('whoever moves to another table takes along what was said of them', async () => {
	const { say, table, workshop, facilitator, idOf } = await classroom();
	await say('Robin', SAID);
	const { body } = await facilitator.knock('POST', `/api/workshops/${workshop}/tables`, {
		body: { game: 'hunt', seats: 2, title: 'Fern' }
	});
	const moved = await moveTo(table, idOf('Robin'), String(body['table']));
	if (moved === null || typeof moved === 'string') throw new Error('there is a free seat');
	await forgetRemoved(Date.now() + 60_000);
	expect(await readBeside(workshop, 'appraisals')).toEqual({ [moved.id]: SAID });
});

test('a saved file knows nothing of it', async () => {
	const { say, facilitator, workshop } = await classroom();
	await say('Robin', { ...SAID, shown: true });
	const file = await facilitator.knock('GET', `/api/workshops/${workshop}/export`);
	expect(new TextDecoder().decode(file.bytes)).not.toContain('asked well');
});
