/** What a class cannot break, and neither can one hostile device in it. Numbers are those of the list of attacks. */
import * as encoding from 'lib0/encoding';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { TIMEOUTS } from '../../../src/lib/server/base/timeouts.ts';
import { LiveDocument } from '../../../src/lib/server/sync/document.ts';
import { DocumentStore } from '../../../src/lib/server/sync/documentStore.ts';
import { WIRES } from './ears.ts';
import { ANNA, BELA, House, SHEET, STORY, TABLE, aWhile, id, until } from './house.ts';

const VIEW = `${TABLE}/view/table`;
const NOTES = /^notes$/;
const STEP_1 = Uint8Array.of(0, 0, 1, 0);

const frame = (head: readonly number[], body: Uint8Array) =>
	encoding.encode((encoder) => {
		for (const number of head) encoding.writeVarUint(encoder, number);
		encoding.writeVarUint8Array(encoder, body);
	});
const varUints = (...numbers: number[]) =>
	encoding.encode((encoder) => {
		for (const number of numbers) encoding.writeVarUint(encoder, number);
	});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** The memory that is really in use. */
function memory(): number {
	collect();
	const { heapUsed, arrayBuffers } = process.memoryUsage();
	return heapUsed + arrayBuffers;
}
const MIB = 1024 * 1024;

let house: House;
afterEach(async () => {
	vi.restoreAllMocks();
	await house.close();
});

describe.each(WIRES)('over %s', (wire) => {
	beforeEach(async () => {
		house = await new House(wire).open();
	});

	test('sync 6: who is removed is told for good, and a stock client does not come back', async () => {
		const client = house.client(STORY, ANNA);
		await until(() => client.synced);
		house.members.delete(ANNA);
		house.documents.close(({ member }) => member === `member-${ANNA}`, 4401);
		await until(() => !client.shouldConnect);
		expect(client.wsconnected).toBe(false);
	});

	test('sync 7: what floods in before somebody is known is not read, and ends with the visit', async () => {
		let known: (() => void) | undefined;
		const before = memory();
		house.hold = new Promise((resolve) => {
			known = () => {
				resolve(undefined);
			};
		});
		const ear = house.ear(SHEET, id('nobody'));
		if (wire === 'sockets') await ear.opened; // a line is only opened once its visitor is known
		const taken = vi.spyOn(LiveDocument.prototype, 'accept');
		for (let round = 0; round < 10_000; round += 1) ear.say(new Uint8Array(1_024));
		await aWhile();
		// what has not been read waits on the sender's side, beyond what the two ends' sockets hold
		expect(ear.unsent).toBeGreaterThan(MIB);
		expect(memory() - before - ear.unsent).toBeLessThan(40 * MIB);
		known?.();
		expect(await ear.end).toBeGreaterThanOrEqual(1006);
		expect(taken).not.toHaveBeenCalled();
		expect(house.shelf.loads).toBe(0);
	});

	describe('sync 8: client ids', () => {
		/** One deleted stretch under somebody's id, at its next clock: were it taken, their own edits would be ignored. */
		const squat = (client: number, clock: number) => varUints(1, 1, client, clock, 0, 200, 0);

		test('are not written under by another person, who is not punished for it either', async () => {
			const [anna, bela] = [house.client(STORY, ANNA), house.client(STORY, BELA)];
			await until(() => anna.synced && bela.synced);
			const text = anna.doc.getText('answer.1');
			text.insert(0, 'a');
			await until(() => bela.doc.getText('answer.1').toJSON() === 'a');
			const ear = house.ear(STORY, BELA, ['acks']);
			await ear.opened;
			for (const kind of [1, 2]) ear.say(frame([0, kind], squat(anna.doc.clientID, 1)));
			ear.say(STEP_1);
			await until(() => ear.frames.some(([kind, sync]) => kind === 0 && sync === 1));
			text.insert(1, 'b');
			await until(() => bela.doc.getText('answer.1').toJSON() === 'ab');
			expect(ear.isOpen).toBe(true);
			expect(ear.frames.filter(([kind]) => kind === 100)).toEqual([]);
		});

		test('are known by a caret before anything is written, and after a restart', async () => {
			const anna = house.client(STORY, ANNA);
			anna.maxBackoffTime = 20;
			const bela = house.client(STORY, BELA);
			await until(() => anna.synced && bela.synced);
			anna.awareness.setLocalState({ cursor: 0 });
			await until(() => bela.awareness.getStates().has(anna.doc.clientID));
			const document = await house.documents.open(STORY);
			const bela2 = { who: [`member-${BELA}`], binds: true };
			const texts = /^answer\.1$/;
			expect(document.accept(squat(anna.doc.clientID, 0), texts, bela2)).toBe('others');
			anna.doc.getText('answer.1').insert(0, 'a');
			await until(() => bela.doc.getText('answer.1').toJSON() === 'a');
			await house.restart();
			const again = await house.documents.open(STORY);
			expect(again.accept(squat(anna.doc.clientID, 1), texts, bela2)).toBe('others');
			expect(again.batch().updates).toEqual([]);
			await until(() => anna.synced);
			anna.doc.getText('answer.1').insert(1, 'b');
			await until(() => bela.doc.getText('answer.1').toJSON() === 'ab');
		});
	});

	test('sync 9: a frame beyond 256 KiB ends a connection', async () => {
		const ear = house.ear(SHEET, ANNA);
		await ear.opened;
		ear.say(new Uint8Array(256 * 1024 + 1));
		expect([1009, 4400, 1006]).toContain(await ear.end);
	});

	test('sync 12: a state vector that is too long, cut off or full of entries ends its sender only', async () => {
		const bela = house.client(SHEET, BELA);
		await until(() => bela.synced);
		const entries = [...Array(9_000).keys()].flatMap((client) => [client, 1]);
		const vectors: [Uint8Array, boolean][] = [
			[varUints(9_000, ...entries), true],
			[varUints(1_000_000, 1, 1), false],
			[varUints(0x7fffffff), false],
			[new Uint8Array(200 * 1024).fill(1), false],
			[Uint8Array.of(5, 255), false]
		];
		for (const [vector, answered] of vectors) {
			const ear = house.ear(SHEET, ANNA);
			await ear.opened;
			ear.say(frame([0, 0], vector));
			if (answered) {
				await until(() => ear.frames.some(([kind, sync]) => kind === 0 && sync === 1));
				ear.leave();
			} else expect(await ear.end).toBe(4400);
		}
		expect(bela.wsconnected).toBe(true);
	});

	test('sync 13: who joins hears of no change before the state that it changes', async () => {
		await house.write(VIEW, (doc) => doc.getMap('view').set('round', 0));
		const ear = house.ear(VIEW, ANNA);
		const document = await house.documents.open(VIEW);
		await until(() => document.readers.size === 1);
		for (let round = 1; round < 20; round += 1) {
			await house.write(VIEW, (doc) => doc.getMap('view').set('round', round));
			if (round === 10) ear.say(STEP_1);
		}
		await until(() => ear.frames.length > 0);
		await house.write(VIEW, (doc) => doc.getMap('view').set('round', 20));
		await house.write(VIEW, (doc) => doc.getMap('view').set('end', 'CANARY'));
		await until(() => ear.heard('CANARY'));
		const doc = new Y.Doc();
		expect(ear.frames[0]?.slice(0, 2)).toEqual(Uint8Array.of(0, 1));
		for (const one of ear.frames) {
			Y.applyUpdate(doc, one.slice(one[2] && one[2] > 127 ? 4 : 3));
			expect(doc.store.pendingStructs).toBeNull();
		}
		expect(doc.getMap('view').get('round')).toBe(20);
	});

	test('sync 22: a school comes back after a restart, and what it wrote meanwhile comes with it', async () => {
		const [anna] = [house.members.get(ANNA)];
		if (!anna) throw new Error('no Anna');
		// over requests they share what a page has of connections: no more than a page's worth of them
		const count = wire === 'sockets' ? 300 : 10;
		const phones = Array.from({ length: count }, (_, one) => {
			const token = id(`phone${one}`);
			house.members.set(token, { ...anna, id: `member-${token}`, seat: one % 3 });
			const phone = house.client(STORY, token);
			phone.awareness.setLocalState(null); // nobody has a caret: 300 of them are another matter
			return phone;
		});
		await until(() => phones.every(({ synced }) => synced));
		const codes = new Set<number | undefined>();
		for (const phone of phones) phone.on('connection-close', (event) => codes.add(event?.code));
		await house.restart();
		for (const { doc } of phones.slice(0, 10)) doc.getText('answer.1').insert(0, 'x');
		await until(() => phones.every(({ doc }) => doc.getText('answer.1').length === 10));
		// who was not listening just then finds its line gone
		const expected = wire === 'sockets' ? [1012] : [1012, 1006];
		for (const code of codes) expect(expected).toContain(code);
		const { live } = await house.documents.open(STORY);
		expect(live.getText('answer.1').length).toBe(10);
	});
});

describe('whatever the wire', () => {
	beforeEach(async () => {
		house = await new House().open();
	});

	test('sync 8: client ids of another are left out of what a page brings back, its own is taken', () => {
		const document = new LiveDocument(SHEET, [], [{ client: 7, member: 'bela' }]);
		const mixed = new Y.Doc();
		mixed.clientID = 7;
		mixed.getText('notes').insert(0, 'bela');
		mixed.clientID = 8;
		const other = new Y.Doc();
		other.clientID = 9;
		other.getText('notes').insert(0, 'anna');
		Y.applyUpdate(mixed, Y.encodeStateAsUpdate(other));
		const anna = { who: ['anna'], binds: false };
		expect(document.accept(Y.encodeStateAsUpdate(mixed), NOTES, anna)).toBe('others');
		document.batch().stored();
		expect(document.live.getText('notes').toJSON()).toBe('anna');
	});

	test('sync 8: what is refused takes no memory, however much it declares', () => {
		const many = [...Array(20_000).keys()];
		// Yjs itself takes seconds for these: 20,000 texts of one letter each
		const names = many.flatMap((name) => [4, 1, 6, ...Buffer.from(`n${10_000 + name}`), 1, 120]);
		const texts = Uint8Array.from([...varUints(1, many.length, 5, 0), ...names, 0]);
		const heavy = [
			varUints(1, 0x7fffffff, 1, 0),
			varUints(0x7fffffff, 1, 1, 0, 0, 1),
			varUints(0, 0x7fffffff, 1, 0x7fffffff),
			varUints(many.length, ...many.flatMap((client) => [1, client, 1_000_000, 0, 1]), 0),
			texts
		];
		const document = new LiveDocument(SHEET, []);
		const before = memory();
		for (const bytes of [...heavy, ...heavy, ...heavy]) {
			expect(document.accept(bytes, NOTES, { who: ['a'], binds: true })).not.toBe('whole');
		}
		expect(memory() - before).toBeLessThan(20 * MIB);
		const story = new LiveDocument(STORY, []);
		const allowed = /^n\d+$/;
		expect(story.accept(texts, allowed, { who: ['a'], binds: true })).toBe('refused');
		expect([...document.live.share.keys()]).toEqual([]);
		expect(document.live.store.pendingStructs).toBeNull();
	});

	describe('sync 9: a connection', () => {
		/** A socket that is opened by hand, to send what no WebSocket client would. */
		async function bare(): Promise<Socket> {
			const socket = connect(house.port, '127.0.0.1');
			socket.on('error', () => undefined);
			socket.write(
				`GET /sync/${SHEET} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
					'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n' +
					`Sec-WebSocket-Protocol: borrowed-earth, token.${ANNA}\r\n\r\n`
			);
			await once(socket, 'data');
			return socket;
		}
		/** A masked frame of one byte; `first` says what kind, and that it is not the last. */
		const fragment = (first: number) => Buffer.from([first, 0x81, 0, 0, 0, 0, 1]);

		test('with a message of 16,000 fragments, or one that never ends, ends', async () => {
			const document = await house.documents.open(SHEET);
			const socket = await bare();
			const closed = once(socket, 'close');
			socket.resume();
			socket.write(fragment(0x02));
			for (let round = 0; round < 16_000 && !socket.destroyed; round += 1) {
				socket.write(fragment(0x00));
			}
			await closed;
			await until(() => document.readers.size === 0);
			expect(socket.destroyed).toBe(true);
		});

		test('whose handshake dribbles is given up', async () => {
			// the process's own limits, a hundred times as short
			const limits = Object.entries(TIMEOUTS).map(([name, time]) => [name, time / 100]);
			const http = createServer(Object.fromEntries(limits) as typeof TIMEOUTS);
			await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
			const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
			socket.on('error', () => undefined);
			socket.write('GET /sync/x HTTP/1.1\r\n');
			const dribble = setInterval(() => socket.write('X-A: b\r\n'), 10);
			// the server's own word: its answer may be lost where the other end still writes
			const [why, given] = (await once(http, 'clientError')) as [NodeJS.ErrnoException, Duplex];
			clearInterval(dribble);
			given.destroy();
			http.close();
			expect(why.code).toBe('ERR_HTTP_REQUEST_TIMEOUT');
		});
	});

	test('sync 14: a document put away and opened again 1,000 times while it is stored is one, and loses nothing', async () => {
		house.shelf.before = () => new Promise(setImmediate);
		const doc = new Y.Doc();
		const anna = { who: ['a'], binds: true };
		const rounds = 1_000;
		for (let round = 0; round < rounds; round += 1) {
			const [one, two] = await Promise.all([
				house.documents.open(SHEET),
				house.documents.open(SHEET)
			]);
			expect(one).toBe(two);
			const before = Y.encodeStateVector(doc);
			doc.getText('notes').insert(0, 'a');
			expect(one.accept(Y.encodeStateAsUpdate(doc, before), NOTES, anna)).toBe('whole');
			house.documents.edited(one);
			const away = house.documents.tidy(Date.now() + 120_000);
			if (round % 3 === 0) await house.documents.flush();
			await away;
		}
		await house.documents.flush();
		const last = new LiveDocument(SHEET, house.shelf.rows.get(SHEET) ?? []);
		expect(last.live.getText('notes').length).toBe(rounds);
	});

	test('sync 19: 100,000 changes of a view leave few rows, and who joins gets little', async () => {
		for (let round = 0; round < 1_000; round += 1) {
			await house.write(VIEW, (doc) => {
				for (let key = 0; key < 100; key += 1) doc.getMap('view').set(`k${key}`, round + key);
			});
		}
		await aWhile();
		const rows = house.shelf.rows.get(VIEW) ?? [];
		expect(rows.length).toBeLessThanOrEqual(501);
		const document = await house.documents.open(VIEW);
		expect(document.state().length).toBeLessThan(2 * MIB);
		// a table whose documents are so worn goes on in new ones
		expect(document.isWorn()).toBe(true);
		await house.documents.tidy(Date.now() + 120_000);
		expect(house.shelf.rows.get(VIEW)).toHaveLength(1);
	});

	test('sync 20: 10,000 documents opened and put away leave nothing behind', async () => {
		const documents = new DocumentStore(() => house.shelf as never);
		const round = async (count: number) => {
			for (let one = 0; one < count; one += 1) {
				const document = await documents.open(`${TABLE}/sheet/${one}`);
				if (one % 10 === 0) {
					document.accept(edit(String(one)), NOTES, { who: ['a'], binds: true });
					document.batch().stored();
				}
				if (one % 500 === 499) await documents.tidy(Date.now() + 120_000);
			}
		};
		await round(500);
		const before = memory();
		await round(10_000);
		expect(documents.size).toBe(0);
		expect(memory()).toBeLessThan(before * 1.1 + 8 * MIB);
	});
});

function edit(text: string): Uint8Array {
	const doc = new Y.Doc();
	doc.getText('notes').insert(0, text);
	return Y.encodeStateAsUpdate(doc);
}
