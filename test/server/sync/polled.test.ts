/** Where a network lets no WebSocket through: the tests of documents and of silence once more, over requests. */
import { afterAll, describe } from 'vitest';

process.env['SYNC_OVER'] = 'requests';

describe('over requests', async () => {
	await import('./documents.test.ts');
	await import('./silence.test.ts');
});
afterAll(() => {
	delete process.env['SYNC_OVER'];
});
