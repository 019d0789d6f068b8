import { afterAll, describe, expect, test } from 'vitest';
import { guideOf } from '../../src/lib/games/guides.ts';
import { games } from '../../src/lib/games/registry.ts';
import { pdfOf } from '../../src/lib/print/pdf.ts';
import { closeThreads } from '../../src/lib/server/base/thread.ts';
import { runSheet } from '../../src/lib/print/runSheet.ts';
import { joined, openTable, Visitor } from '../server/harness.ts';
import { read } from './reading.ts';

afterAll(closeThreads);

describe('the run sheet', () => {
	const others = games.filter(({ id }) => id !== 'biome');
	test.each(others.map(({ id, about }) => [about.title, id] as const))(
		'of %s speaks of nothing that the game does not have',
		async (title, id) => {
			const sheet = await read(await pdfOf(runSheet(title, await guideOf(id), 90), 'a4'));
			expect(sheet.sheets).toHaveLength(2);
			expect(sheet.text).toContain(title);
			expect(sheet.text).not.toMatch(/biome|blank sheet|phase [12]|history|challenge/i);
		}
	);
});

describe('its door', () => {
	const asked = (who: Visitor, workshop: string, query = '') =>
		who.knock('GET', `/api/workshops/${workshop}/print/runsheet.pdf${query}`);

	test('gives a lesson of each length to the facilitator alone', async () => {
		const { facilitator, workshop, code } = await openTable({ game: 'timelock', seats: 2 });
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
		const { facilitator, workshop } = await openTable({ game: 'timelock', seats: 2 });
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
