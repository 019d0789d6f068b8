/** The class at a glance: what is being written at a table of biome, and who may see it. */
import { expect, test } from 'vitest';
import { nameOf } from '../../../../src/lib/table/documents.ts';
import { joined, openTable } from '../../../server/harness.ts';
import { boardOf } from '../../../server/workshops/board.ts';

const { documents } = await import('../../../../src/lib/server/sync/documents.ts');

/** A game in which seat 0 is to have a challenge from seat 1, and a way to write into the story as phones do. */
async function challenged() {
	const options = { biomes: ['forest', 'desert'] };
	const here = await openTable({ game: 'biome', seats: 2, dice: 'real', options });
	const people = [await joined(here.code, 0, 'Robin'), await joined(here.code, 1, 'Kit')];
	let sent = 0;
	const act = async (seat: number, action: object, dice?: number[]) => {
		const body = { id: `a${String(sent++)}`, action, ...(dice ? { dice } : {}) };
		const door = `/api/tables/${here.table}/actions`;
		const answer = await people[seat]?.knock('POST', door, { body });
		expect(answer?.status, JSON.stringify(answer?.body)).toBe(200);
	};
	const write = async (field: string, text: string) => {
		const document = nameOf({ kind: 'story', table: here.table });
		const staged = await documents.stage(document, (doc) => {
			doc.getText(field).insert(0, text);
		});
		staged.publish();
	};
	await act(0, { type: 'rollSphere' }, [1]);
	return { act, write, ...boardOf(here) };
}

test('challenge and answer are told while they are written, but on no wall before they are handed in', async () => {
	const { card, act, write } = await challenged();
	const now = async (drafts = true) => (await card(drafts)).scene?.now;
	expect(await now()).toEqual([]);
	await write('challenge.1.1', 'The springs run');
	expect(await now()).toEqual([
		{ label: 'Kit is writing a challenge for Robin', value: 'The springs run' }
	]);
	expect(await now(false)).toEqual([]);
	await act(1, { type: 'setChallenge', text: 'The springs run dry' });
	await write('answer.1.0', 'Deep roots hold');
	const challenge = { label: 'Challenge for Robin', value: 'The springs run dry' };
	expect(await now()).toEqual([challenge, { label: 'Robin answers', value: 'Deep roots hold' }]);
	expect(await now(false)).toEqual([challenge]);
});

test('a text that the desk keeps off stands on no board', async () => {
	const { card, act, desk } = await challenged();
	await act(1, { type: 'setChallenge', text: 'The springs run dry' });
	await desk('h', { hidden: ['The springs run dry'] });
	expect(JSON.stringify(await card())).not.toContain('springs');
	expect((await card()).scene?.now).toEqual([]);
});
