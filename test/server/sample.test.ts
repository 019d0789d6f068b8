/** The sample workshop: what is in it, and that the computer goes on where it is in play. */
import { afterAll, expect, test, vi } from 'vitest';
import { closeThreads } from '../../src/lib/server/base/thread.ts';
import { pictureAt } from '../../src/lib/server/pictures/pictures.ts';
import { read } from '../print/reading.ts';
import { Visitor } from './harness.ts';

afterAll(closeThreads);

const { hostedTable } = await import('../../src/lib/server/tables/tables.ts');

async function at(table: string) {
	const hosted = await hostedTable(table);
	if (!hosted) throw new Error('gone');
	const { game, position } = hosted;
	return { position, outcome: game.outcome(position.state)?.reason ?? null };
}

test('holds a finished world and one in play, with sentences in the visitor’s language', async () => {
	const visitor = new Visitor();
	const { status, body } = await visitor.knock('POST', '/api/sample', { language: 'de' });
	expect(status).toBe(201);
	const tables = body['tables'] as { table: string; title: string }[];
	expect(tables.map(({ title }) => title)).toEqual(['Eine fertige Welt', 'Eine Welt im Spiel']);
	const [finished, playing] = await Promise.all(tables.map(({ table }) => at(table)));
	expect(finished?.outcome).toBe('equilibrium');
	expect(playing?.outcome).toBe(null);
	const said = JSON.stringify(finished?.position.log);
	expect(said).not.toContain('…');
	expect(said).toContain('Unsere Bäume füttern sich gegenseitig');
	for (const { table } of tables) {
		expect(await pictureAt(table, 0)).toMatchObject({ type: 'png', width: 400, height: 300 });
		const sheet = await visitor.knock('GET', `/api/tables/${table}/print/sheet/0.pdf`);
		expect((await read(sheet.bytes)).text).toContain('Die Briefe sind aus Zucker.');
	}
	const began = playing?.position.log.length ?? 0;
	const table = tables[1]?.table ?? '';
	await visitor.knock('POST', `/api/tables/${table}/desk`, { body: { id: 'quick', pace: 0 } });
	await vi.waitUntil(async () => (await at(table)).position.log.length > began + 3, {
		timeout: 300_000,
		interval: 30
	});
	await visitor.knock('DELETE', `/api/workshops/${String(body['workshop'])}`);
});
