/** What a visitor hears of a workshop whose key is gone. */
import { expect, test } from 'vitest';
import { newToken } from '../../../src/lib/server/base/tokens.ts';
import { postgres, storage } from '../../../src/lib/server/storage/store.ts';
import { keptInDatabase } from './database.ts';

let keysUrl: string;
const running = keptInDatabase(async (server) => {
	keysUrl = await server.database();
	return { DATABASE_URL: await server.database(), KEYS_URL: keysUrl };
});

test('one clear sentence with 410; other workshops go on, and the broken one can be deleted', async () => {
	const { openTable } = await import('../harness.ts');
	const [broken, whole] = [await openTable({ game: 'hunt' }), await openTable({ game: 'hunt' })];
	await running.server.ask(keysUrl, 'DELETE FROM keys WHERE workshop = $1', [broken.workshop]);
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
