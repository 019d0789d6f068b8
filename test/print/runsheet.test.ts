import { afterAll, describe, expect, test, vi } from 'vitest';
import { guideTo, LESSONS } from '../../src/lib/games/kit/guide.ts';
import { pdfOf } from '../../src/lib/print/pdf.ts';
import { closePress } from '../../src/lib/print/printQueue.ts';
import { runSheet } from '../../src/lib/print/runsheet.ts';
import { joined, openTable, Visitor } from '../server/harness.ts';
import { folded, read } from './reading.ts';

vi.setConfig({ testTimeout: 60_000 });
afterAll(closePress);

describe('the run sheet', () => {
	test.each(['a4', 'letter'] as const)('fits on two sides of %s, with every cue', async (paper) => {
		for (const lesson of LESSONS) {
			const sheet = await read(
				await pdfOf(runSheet({ id: 'biome', title: 'Biome' }, lesson), paper)
			);
			expect(sheet.sheets).toHaveLength(2);
			for (const { say } of guideTo('biome').cues()) {
				const [opening = ''] = say.split(/[.?:]/);
				expect(sheet.text).toContain(folded(opening).slice(0, 12));
			}
			expect(sheet.text).toContain(`${String(lesson)} minutes`);
		}
	});

	test('of a game without its own script is a plain one', async () => {
		const sheet = await read(await pdfOf(runSheet({ id: 'hunt', title: 'Hunt' }, 90), 'a4'));
		expect(sheet.sheets).toHaveLength(2);
		expect(sheet.text).not.toContain('biome');
	});
});

describe('its door', () => {
	const asked = (who: Visitor, workshop: string, query = '') =>
		who.knock('GET', `/api/workshops/${workshop}/print/runsheet.pdf${query}`);

	test('gives a lesson of each length to the facilitator alone', async () => {
		const { facilitator, workshop, code } = await openTable({ game: 'biome' });
		const sheets = await Promise.all(
			['', '?minutes=45', '?minutes=90', '?game=hunt', '?paper=letter'].map((query) =>
				asked(facilitator, workshop, query)
			)
		);
		for (const { status, headers } of sheets) {
			expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
		}
		const [plain, short, ...others] = sheets.map(({ body }) => body['text']);
		expect(plain).toBe(short);
		expect(new Set([short, ...others]).size).toBe(4);
		const guest = await joined(code);
		expect((await asked(guest, workshop)).status).toBe(404);
		expect((await asked(new Visitor(), workshop)).status).toBe(401);
	});

	test('refuses other lengths, papers and games', async () => {
		const { facilitator, workshop } = await openTable({ game: 'biome' });
		for (const [query, field] of [
			['?minutes=60', 'minutes'],
			['?paper=a5', 'paper'],
			['?game=chess', 'game']
		] as const) {
			const { status, body } = await asked(facilitator, workshop, query);
			expect([status, body]).toMatchObject([400, { error: { field } }]);
		}
	});
});
