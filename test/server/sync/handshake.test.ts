import fc from 'fast-check';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { handshakeOf } from '../../../src/lib/server/sync/handshake.ts';
import { SocketEar, WIRES, type Ear } from './ears.ts';
import {
	ANNA,
	BELA,
	CARO,
	FACILITATOR,
	House,
	SCREEN,
	SHEET,
	STORY,
	TABLE,
	WORKSHOP,
	aWhile,
	id,
	until
} from './house.ts';

const STEP_1 = Uint8Array.of(0, 0, 1, 0);
const DESK = `${WORKSHOP}/desk`;
const view = (audience: string | number) => `${TABLE}/view/${audience}`;

test('sync 2: whatever the address, only the names of the grammar come in', () => {
	const headers = { 'sec-websocket-protocol': `borrowed-earth, token.${ANNA}` };
	const knockAt = (url: string) =>
		handshakeOf({ url, headers, socket: {} } as unknown as IncomingMessage);
	expect(knockAt(`/sync/${SHEET}?x=1`)).toMatchObject({ name: SHEET });
	fc.assert(
		fc.property(fc.oneof(fc.webPath(), fc.string()), (path) => {
			expect(knockAt(`/sync/${path}`)).toBe(404);
			expect(knockAt(path)).toBe(404);
		})
	);
});

test('only the fixed protocol of a socket is echoed', async () => {
	const house = await new House().open();
	const protocols = ['borrowed-earth', 'acks', `token.${ANNA}`];
	const ear = new SocketEar({ port: house.port, name: SHEET, protocols });
	await ear.opened;
	expect(ear.socket.protocol).toBe('borrowed-earth');
	await house.close();
});

describe.each(WIRES)('over %s', (wire) => {
	let house: House;
	beforeEach(async () => {
		house = await new House(wire).open();
	});
	afterEach(() => house.close());

	/** How a visit ends: `open`, or the HTTP status or close code. */
	async function visit(ear: Ear): Promise<number | 'open'> {
		await Promise.race([ear.end, ear.opened]);
		if (ear.isOpen) ear.say(STEP_1);
		return Promise.race([ear.end, ear.first.then(() => 'open' as const)]);
	}

	const plain = (name: string, headers: Record<string, string>, protocols = ['borrowed-earth']) =>
		house.stranger(name, protocols, headers);

	describe('before a socket opens', () => {
		const own = () => `http://127.0.0.1:${house.port}`;
		const cookie = `t_${TABLE}=${ANNA}`;

		test('sync 2: a name outside the grammar is 404, and nothing is loaded', async () => {
			const names = [
				'',
				'desk',
				'..',
				`../${SHEET}`,
				`${TABLE}/view/01`,
				`${TABLE}/view/table@0`,
				`${SHEET}%00`,
				`${SHEET}/`,
				`%ff`,
				`${TABLE}/view/${'9'.repeat(10_000)}`
			];
			for (const name of names) expect(await visit(house.ear(name, ANNA)), name).toBe(404);
			expect(house.shelf.loads).toBe(0);
		});

		test('sync 1: without anything that could be a token it is 401', async () => {
			expect(await visit(plain(SHEET, {}))).toBe(401);
			expect(await visit(plain(SHEET, { cookie: 'theme=dark; t_x=1', origin: own() }))).toBe(401);
			expect(await visit(plain(SHEET, {}, ['borrowed-earth', 'token.short']))).toBe(401);
		});

		test('sync 3: a cookie counts only on our own pages: a foreign, null or missing Origin is 403', async () => {
			for (const origin of [
				'https://evil.example',
				'null',
				`${own()}1`,
				own().replace('http', 'https')
			]) {
				expect(await visit(plain(SHEET, { cookie, origin })), origin).toBe(403);
			}
			expect(await visit(plain(SHEET, { cookie }))).toBe(403);
			expect(await visit(plain(SHEET, { cookie, origin: own() }))).toBe('open');
		});

		test('behind a proxy the scheme is the one it tells', async () => {
			const origin = own().replace('http', 'https');
			const headers = { cookie, origin, 'x-forwarded-proto': 'https' };
			expect(await visit(plain(SHEET, headers))).toBe('open');
		});

		test('a token needs no Origin', async () => {
			expect(await visit(house.ear(SHEET, ANNA, ['acks']))).toBe('open');
		});
	});

	describe('who may see what', () => {
		const rights: [who: string, token: string, name: string, end: number | 'open'][] = [
			['a stranger', id('nobody'), SHEET, 4401],
			['a stranger at the desk', id('nobody'), DESK, 4401],
			['somebody of another table', CARO, SHEET, 4401],
			['a person at an unknown table', ANNA, `${id('gone')}/story`, 4404],
			['a person', ANNA, view(0), 'open'],
			['a person', ANNA, view('table'), 'open'],
			['a person of another seat', ANNA, view(1), 4403],
			['a person', ANNA, `${TABLE}/room`, 'open'],
			['a person', ANNA, STORY, 'open'],
			['a person', ANNA, `${TABLE}/sheet/1`, 'open'],
			['a person, of a seat there is not', ANNA, `${TABLE}/sheet/3`, 4404],
			['a person, of another epoch', ANNA, `${view('table')}@1`, 4404],
			['a person at the desk', ANNA, DESK, 4401],
			['the screen', SCREEN, view('table'), 'open'],
			['the screen', SCREEN, `${TABLE}/room`, 'open'],
			['the screen', SCREEN, view(0), 4403],
			['the screen', SCREEN, STORY, 4403],
			['the screen', SCREEN, SHEET, 4403],
			['the facilitator', FACILITATOR, view('table'), 'open'],
			['the facilitator, of a seat’s own view', FACILITATOR, view(0), 4403],
			['the facilitator', FACILITATOR, SHEET, 'open'],
			['the facilitator', FACILITATOR, DESK, 'open']
		];

		test.each(rights)('sync 1: %s (%s) on %s: %s', async (_who, token, name, end) => {
			expect(await visit(house.ear(name, token))).toBe(end);
			if (end !== 'open') expect(house.shelf.loads).toBe(0);
		});

		test('sync 4: a seat’s secret is in no frame that anybody else hears', async () => {
			await house.write(view(0), (doc) => doc.getMap('view').set('canary', 'CANARY'));
			const others = [BELA, SCREEN, FACILITATOR].flatMap((token) =>
				[view(0), view('table'), `${TABLE}/room`, STORY].map((name) => house.ear(name, token))
			);
			const own = house.ear(view(0), ANNA);
			await Promise.all([own, ...others].map(visit));
			await house.write(view(0), (doc) => doc.getMap('view').set('canary', 'CANARY again'));
			await until(() => own.heard('CANARY again'));
			await aWhile();
			expect(others.filter((ear) => ear.heard('CANARY'))).toEqual([]);
		});

		test('sync 4: a stock client is told for good, and does not try again', async () => {
			const client = house.client(view(1), ANNA);
			const closed = await new Promise<{ code: number }>((resolve) => client.on('closed', resolve));
			expect(closed.code).toBe(4403);
			expect(client.shouldConnect).toBe(false);
		});
	});

	describe('when a right is taken away', () => {
		test('sync 6: the person’s sockets close at once, and no other', async () => {
			const [anna, bela] = [house.ear(SHEET, ANNA), house.ear(SHEET, BELA)];
			await Promise.all([visit(anna), visit(bela)]);
			house.documents.close(({ member }) => member === `member-${ANNA}`, 4401);
			await house.write(view('table'), (doc) => doc.getMap('view').set('round', 1));
			expect(await anna.end).toBe(4401);
			expect(bela.isOpen).toBe(true);
		});

		test('sync 6: nobody slips in who was being let in just then', async () => {
			const ear = house.ear(view(0), ANNA);
			await ear.opened;
			house.members.delete(ANNA);
			house.documents.close(() => true, 4401);
			expect(await visit(ear)).toBe(4401);
		});

		test('a deleted table’s documents are forgotten, and nothing of them is stored any more', async () => {
			const anna = house.client(STORY, ANNA);
			await until(() => anna.synced);
			let release: (() => void) | undefined;
			house.shelf.before = () => new Promise<void>((resolve) => (release = resolve));
			anna.doc.getText('note.1').insert(0, 'a');
			await until(() => release !== undefined);
			anna.doc.getText('note.1').insert(0, 'b');
			await aWhile();
			house.tables.delete(TABLE);
			house.documents.forget((name) => name.startsWith(`${TABLE}/`), 4404);
			release?.();
			await until(() => !anna.shouldConnect);
			await aWhile();
			expect(house.shelf.rows.get(STORY)?.length).toBe(1);
			expect(await visit(house.ear(STORY, ANNA))).toBe(4404);
		});
	});

	describe('presence', () => {
		test('somebody is here with the first socket, and a page loaded again is no absence', async () => {
			const first = house.ear(view(0), ANNA);
			const second = house.ear(STORY, ANNA);
			await Promise.all([visit(first), visit(second)]);
			first.leave();
			second.leave();
			await Promise.all([first.end, second.end]);
			await visit(house.ear(STORY, ANNA));
			await visit(house.ear(view('table'), SCREEN));
			await new Promise((resolve) => setTimeout(resolve, 2_200));
			expect(house.presence).toEqual([[`member-${ANNA}`, true]]);
		});

		test('somebody is away two seconds after the last socket closed', async () => {
			const ear = house.ear(STORY, BELA);
			await visit(ear);
			ear.leave();
			await until(() => house.presence.length === 2);
			expect(house.presence).toEqual([
				[`member-${BELA}`, true],
				[`member-${BELA}`, false]
			]);
		});
	});

	test('the whole state of a read-only document is answered from one copy', async () => {
		await house.write(view('table'), (doc) => doc.getMap('view').set('round', 3));
		const { live } = await house.documents.open(view('table'));
		const ear = house.ear(view('table'), ANNA);
		await visit(ear);
		const doc = new Y.Doc();
		Y.applyUpdate(doc, ear.frames[0]?.slice(3) ?? new Uint8Array());
		expect(doc.getMap('view').toJSON()).toEqual(live.getMap('view').toJSON());
	});
});
