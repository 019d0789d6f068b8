/** What a visitor hears of a workshop whose key is gone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDatabase, type DatabaseServer } from '../../../scripts/cluster/postgres.ts';
import { newToken } from '../../../src/lib/server/base/tokens.ts';
import { closeStorage, postgres, storage } from '../../../src/lib/server/storage/store.ts';

let server: DatabaseServer;
let keysUrl: string;
beforeAll(async () => {
	server = await startDatabase();
	keysUrl = await server.database();
	process.env['DATABASE_URL'] = await server.database();
	process.env['KEYS_URL'] = keysUrl;
});
afterAll(async () => {
	await closeStorage();
	await server.stop();
	delete process.env['DATABASE_URL'];
	delete process.env['KEYS_URL'];
});

test('one clear sentence with 410; other workshops go on, and the broken one can be deleted', async () => {
	const { openTable } = await import('../harness.ts');
	const [broken, whole] = [await openTable({ game: 'hunt' }), await openTable({ game: 'hunt' })];
	await server.ask(keysUrl, 'DELETE FROM keys WHERE workshop = $1', [broken.workshop]);
	postgres()?.keys.forgetBut(() => false);
	const noted = ({ facilitator, table }: typeof broken) =>
		facilitator.knock('POST', `/api/tables/${table}/desk`, {
			body: { id: newToken(), note: 'Well done' }
		});
	const refused = await noted(broken);
	expect(refused.status).toBe(410);
	expect(refused.body).toEqual({
		error: {
			code: 'unreadable',
			message: 'What is in this workshop can no longer be read. Tell whoever runs this server.'
		}
	});
	expect((await noted(whole)).status).toBe(200);
	const gone = await broken.facilitator.knock('DELETE', `/api/workshops/${broken.workshop}`);
	expect(gone.status).toBe(204);
	expect(await storage().workshop(broken.workshop)).toBeNull();
	expect((await noted(whole)).status).toBe(200);
});
