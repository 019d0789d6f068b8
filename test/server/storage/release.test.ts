/** What version 0.1.0 wrote (test/fixtures/0.1.0) is opened, says the same, and is played on. */
import Database from 'better-sqlite3';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { EXPIRES, OPENED } from './earlier.ts';

const { Visitor } = await import('../harness.ts');
const { closeStorage, storage } = await import('../../../src/lib/server/storage/store.ts');
const { hostedTable, host } = await import('../../../src/lib/server/tables/tables.ts');
const { removeExpired } = await import('../../../src/lib/server/workshops/workshops.ts');

const FIXTURE = 'test/fixtures/0.1.0';
const unpacked = (name: string) => gunzipSync(readFileSync(join(FIXTURE, name)));

interface Text {
	readonly document: string;
	readonly key: string;
	readonly text: string;
}
interface Table {
	readonly id: string;
	readonly game: string;
	readonly lastSeq: number;
	readonly head: number;
	readonly entries: number;
	readonly over: boolean;
	readonly toAct: readonly number[];
	readonly playOn: { readonly seat: number; readonly action: { readonly type: string } } | null;
	readonly people: readonly { token: string; seat: number; name: string }[];
	readonly gone?: readonly { token: string; how: 'removed' | 'barred' | 'moved' }[];
	readonly reports?: readonly { text?: string; picture?: number }[];
	readonly note?: string | null;
	readonly hidden?: readonly string[];
	readonly story?: Text | null;
	readonly sheet?: Text | null;
	readonly pictures?: readonly { seat: number; mark: string; sha256: string }[];
	readonly stateSha256: string;
}
const { workshop, facilitator, tables } = JSON.parse(
	readFileSync(join(FIXTURE, 'expected.json'), 'utf8')
) as {
	workshop: { id: string; title: string; code: string; marks: string[] };
	facilitator: { token: string; secondToken: string; unusedLeadLink: string };
	tables: Table[];
};
const named = tables.map((table, index) => [`${index + 1}, ${table.game}`, table] as const);

/** The same text for the same value, in whatever order its keys stand. */
const canonical = (value: unknown): string =>
	JSON.stringify(value, (_, one: unknown) =>
		typeof one === 'object' && one !== null && !Array.isArray(one)
			? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
			: one
	);
const sha256 = (of: string | Uint8Array) => createHash('sha256').update(of).digest('hex');
const stateOf = async (id: string) => sha256(canonical((await hostedTable(id))?.position.state));

async function textOf({ document, key }: Text): Promise<string> {
	const doc = new Y.Doc();
	for (const { bytes } of await storage().updates(document)) Y.applyUpdate(doc, bytes);
	return doc.getText(key).toJSON();
}

describe('the data file', () => {
	const said = vi.spyOn(console, 'error');

	beforeAll(async () => {
		const folder = process.env['DATA_DIR'] ?? '';
		await closeStorage();
		for (const name of readdirSync(folder)) rmSync(join(folder, name));
		const file = join(folder, 'borrowed-earth.db');
		writeFileSync(file, unpacked('data.sqlite.gz'));
		const db = new Database(file);
		db.exec(`UPDATE workshops SET expires = ${EXPIRES}; UPDATE links SET expires = ${EXPIRES}`);
		db.close();
		await removeExpired(); // as a start does
	});

	test('is opened as it is, with its workshop', async () => {
		expect(said).not.toHaveBeenCalled();
		const { title, code, marks } = workshop;
		expect(await storage().workshop(workshop.id)).toMatchObject({ title, code, marks });
		for (const bearer of [facilitator.token, facilitator.secondToken]) {
			const door = `/api/workshops/${workshop.id}`;
			const { status, body } = await new Visitor().knock('GET', door, { bearer });
			expect([status, (body['tables'] as unknown[]).length]).toEqual([200, tables.length]);
		}
	});

	test.each(named)('says of table %s what was so', async (_, table) => {
		const hosted = await hostedTable(table.id);
		expect(hosted?.position).toMatchObject({ head: table.head });
		expect(await storage().entries(table.id, -1)).toHaveLength(table.entries);
		expect(await stateOf(table.id)).toBe(table.stateSha256);
		expect(hosted?.game.outcome(hosted.position.state) !== null).toBe(table.over);
		expect(hosted?.game.toAct(hosted.position.state)).toEqual(table.toAct);
		for (const text of [table.story, table.sheet])
			if (text) expect(await textOf(text)).toBe(text.text);
		const room = hosted && (await host.room(hosted));
		expect(room?.note?.text ?? null).toEqual(table.note ?? null);
		expect(hosted?.facilitation.hidden).toEqual(table.hidden ?? []);
		const reports = (await storage().reportsOf(table.id)).map(({ text, picture }) =>
			picture === null ? { text } : { picture }
		);
		expect(reports).toEqual(table.reports ?? []);
		for (const { seat, mark, sha256: bytes } of table.pictures ?? []) {
			const picture = await storage().picture(table.id, seat);
			expect([picture?.mark, sha256(picture?.bytes ?? '')]).toEqual([mark, bytes]);
		}
	});

	test.each(named)(
		'lets the people of table %s in again, and nobody who has gone',
		async (_, table) => {
			const door = `/api/tables/${table.id}/view`;
			const status = async (bearer: string) =>
				(await new Visitor().knock('GET', door, { bearer })).status;
			for (const { token } of table.people) expect(await status(token)).toBe(200);
			for (const { token, how } of table.gone ?? []) {
				expect(await status(token)).toBe(how === 'moved' ? 403 : 404);
			}
		}
	);

	test.each(named)('is played on at table %s', async (_, table) => {
		const { playOn, people, lastSeq } = table;
		const bearer = people.find(({ seat }) => seat === playOn?.seat)?.token ?? facilitator.token;
		const body = { id: 'on', action: playOn?.action ?? { type: 'none' }, seat: playOn?.seat ?? 0 };
		const answer = await new Visitor().knock('POST', `/api/tables/${table.id}/actions`, {
			body,
			bearer
		});
		if (!playOn) {
			expect(answer.status).toBeGreaterThanOrEqual(400);
			return;
		}
		expect([answer.status, answer.body]).toEqual([200, { seq: lastSeq + 1 }]);
		const before = await stateOf(table.id);
		expect(before).not.toBe(table.stateSha256);
		await closeStorage(); // what was played is there after a restart
		expect(await storage().entries(table.id, lastSeq)).toMatchObject([{ id: 'on' }]);
		expect(await stateOf(table.id)).toBe(before);
	});

	test('gives its unused link to the lead once', async () => {
		const [token = ''] = /[^/]+$/.exec(facilitator.unusedLeadLink) ?? [];
		const { hashOf } = await import('../../../src/lib/server/base/tokens.ts');
		expect(await storage().takeLink(hashOf(token), OPENED)).toMatchObject({ as: 'facilitator' });
		expect(await storage().takeLink(hashOf(token), OPENED)).toBeNull();
	});
});

describe('the export', () => {
	const file = JSON.parse(unpacked('export.json.gz').toString('utf8')) as Record<string, unknown>;

	test('is opened, comes out again the same, and is played on at every table', async () => {
		const visitor = new Visitor();
		const opened = await visitor.knock('POST', '/api/import', { body: file });
		expect([opened.status, opened.body['error']]).toEqual([201, undefined]);
		const { workshop: id, tables: here } = opened.body as {
			workshop: string;
			tables: { table: string }[];
		};
		const again = await visitor.knock('GET', `/api/workshops/${id}/export`);
		expect(canonical(again.body)).toBe(canonical(file));
		for (const [index, { playOn, lastSeq, stateSha256 }] of tables.entries()) {
			const table = here[index]?.table ?? '';
			expect(await stateOf(table)).toBe(stateSha256);
			if (!playOn) continue;
			const body = { id: 'on', ...playOn };
			const played = await visitor.knock('POST', `/api/tables/${table}/actions`, { body });
			expect([played.status, played.body]).toEqual([200, { seq: lastSeq + 1 }]);
		}
	});
});
