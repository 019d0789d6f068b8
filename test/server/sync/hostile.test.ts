import * as encoding from 'lib0/encoding';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { seededSource } from '../../../src/lib/engine/random.ts';
import { admit } from '../../../src/lib/server/sync/admit.ts';
import { Carets, type User } from '../../../src/lib/server/sync/carets.ts';
import { LiveDocument } from '../../../src/lib/server/sync/document.ts';
import { read } from '../../../src/lib/server/sync/wire.ts';
import { SocketEar, WIRES } from './ears.ts';
import { ANNA, BELA, House, SHEET, STORY, TABLE, aWhile, until } from './house.ts';

const VIEW = `${TABLE}/view/table`;
const NOTES = /^notes$/;
const ANNAS = { who: ['a'], binds: true };

const frame = (head: readonly number[], body: Uint8Array) =>
	encoding.encode((encoder) => {
		for (const number of head) encoding.writeVarUint(encoder, number);
		encoding.writeVarUint8Array(encoder, body);
	});
const update = (body: Uint8Array) => frame([0, 2], body);
const step2 = (body: Uint8Array) => frame([0, 1], body);
const varUints = (...numbers: number[]) =>
	encoding.encode((encoder) => {
		for (const number of numbers) encoding.writeVarUint(encoder, number);
	});

function updateOf(change: (doc: Y.Doc) => void): Uint8Array {
	const doc = new Y.Doc();
	change(doc);
	return Y.encodeStateAsUpdate(doc);
}

/** Updates that no client of ours makes. */
const HOSTILE: Record<string, Uint8Array> = {
	'a declared struct count': varUints(1, 0x7fffffff, 1, 0),
	'a root of another name': updateOf((doc) => {
		doc.getText('other').insert(0, 'x');
	}),
	'a map in place of a text': updateOf((doc) => doc.getMap('notes').set('key', 1)),
	'a list in place of a text': updateOf((doc) => {
		doc.getArray('notes').insert(0, [1]);
	}),
	'a type within the text': updateOf((doc) => {
		doc.getText('notes').insertEmbed(0, new Y.Map());
	}),
	'an embedded value': updateOf((doc) => {
		doc.getText('notes').insertEmbed(0, { image: 'x' });
	}),
	'a format': updateOf((doc) => {
		doc.getText('notes').insert(0, 'x', { bold: true });
	}),
	'an attribute': updateOf((doc) => {
		doc.getText('notes').setAttribute('x', 1);
	}),
	// one client, one GC struct at clock 0 that claims a thousand million characters
	'another’s clocks': varUints(1, 1, 4711, 0, 0, 1_000_000_000, 0),
	'no length': varUints(1, 1, 4711, 0, 0, 0, 0),
	'a deletion of what is not there': varUints(0, 1, 4711, 1, 0, 5),
	'a hole': varUints(1, 1, 4711, 9, 0, 5, 0),
	'far-future clocks of many': varUints(
		3,
		...[1, 2, 3].flatMap((client) => [1, client, 1_000_000, 0, 1]),
		0
	)
};

/** Writes so much that somebody who does not read must be cut off; answers the last text, once all others have it. */
async function flood(house: House, quick: { readonly doc: Y.Doc }): Promise<string> {
	const text = 'x'.repeat(200_000);
	for (let round = 0; round < 60; round += 1) {
		await house.write(VIEW, (doc) => doc.getMap('view').set('text', `${text}${round}`));
		await new Promise(setImmediate);
	}
	const last = `${text}59`;
	await until(() => quick.doc.getMap('view').get('text') === last);
	const document = await house.documents.open(VIEW);
	await until(() => document.readers.size === 1);
	return last;
}

describe.each(WIRES)('over %s', (wire) => {
	let house: House;
	beforeEach(async () => {
		house = await new House(wire).open();
	});
	afterEach(async () => {
		vi.restoreAllMocks();
		await house.close();
	});

	describe('a document that is only read', () => {
		test('sync 5: edits and carets of a viewer change nothing, are not even tried and never called stored', async () => {
			await house.write(VIEW, (doc) => doc.getMap('view').set('round', 1));
			const ear = house.ear(VIEW, ANNA, ['acks']);
			await ear.opened;
			const taken = vi.spyOn(LiveDocument.prototype, 'accept');
			const shown = vi.spyOn(Carets.prototype, 'receive');
			for (const bytes of Object.values(HOSTILE)) ear.say(update(bytes));
			ear.say(step2(updateOf((doc) => doc.getMap('view').set('round', 99))));
			ear.say(frame([1], Uint8Array.of(9, 9, 9)));
			ear.say(Uint8Array.of(0, 0, 1, 0));
			const sent = Object.keys(HOSTILE).length + 1;
			await until(() => ear.frames.some(([kind, sync]) => kind === 0 && sync === 1));
			// what is not taken is never called stored
			expect(ear.frames.some(([kind, count]) => kind === 100 && count === sent)).toBe(false);
			expect(taken).not.toHaveBeenCalled();
			expect(shown).not.toHaveBeenCalled();
			const { live } = await house.documents.open(VIEW);
			expect(live.getMap('view').toJSON()).toEqual({ round: 1 });
			expect(ear.isOpen).toBe(true);
		});

		test('sync 5: a stock client that edits it anyway harms only itself', async () => {
			const [anna, bela] = [house.client(VIEW, ANNA), house.client(VIEW, BELA)];
			await until(() => anna.synced && bela.synced);
			anna.doc.getMap('view').set('round', 99);
			await house.write(VIEW, (doc) => doc.getMap('view').set('step', 'answer'));
			await until(() => bela.doc.getMap('view').get('step') === 'answer');
			expect(bela.doc.getMap('view').toJSON()).toEqual({ step: 'answer' });
		});
	});

	describe('a document that people write', () => {
		test('sync 8: whoever sends such a thing is closed with 4400, and the others write on', async () => {
			const [anna, bela] = [house.client(STORY, ANNA), house.client(STORY, BELA)];
			await until(() => anna.synced && bela.synced);
			anna.doc.getText('answer.1').insert(0, 'We ');
			for (const bytes of Object.values(HOSTILE)) {
				const ear = house.ear(STORY, BELA);
				await ear.opened;
				ear.say(step2(bytes));
				expect(await ear.end).toBe(4400);
			}
			anna.doc.getText('answer.1').insert(3, 'stay.');
			await until(() => bela.doc.getText('answer.1').toJSON() === 'We stay.');
			expect(house.documents).toBeDefined();
			expect([...(await house.documents.open(STORY)).live.share.keys()]).toEqual(['answer.1']);
		});

		test('sync 13: an edit that runs ahead of its step 2 is no offence', async () => {
			const doc = new Y.Doc();
			doc.getText('notes').insert(0, 'before');
			const before = Y.encodeStateVector(doc);
			doc.getText('notes').insert(6, ' and after');
			const ear = house.ear(SHEET, ANNA, ['acks']);
			await ear.opened;
			ear.say(update(Y.encodeStateAsUpdate(doc, before)));
			ear.say(step2(Y.encodeStateAsUpdate(doc)));
			await until(() => ear.frames.some(([kind, count]) => kind === 100 && count === 2));
			const { live } = await house.documents.open(SHEET);
			expect(live.getText('notes').toJSON()).toBe('before and after');
		});

		test('sync 25: stock clients that write, delete, undo and crash are never closed as hostile', async () => {
			const codes: number[] = [];
			const docs = [new Y.Doc(), new Y.Doc(), new Y.Doc()];
			const connect = (doc: Y.Doc, index: number) => {
				const client = house.client(STORY, index % 2 ? ANNA : BELA, doc);
				client.maxBackoffTime = 10;
				client.on('connection-close', (event) => codes.push(event?.code ?? 0));
				return client;
			};
			const clients = docs.map(connect);
			const undo = docs.map(
				(doc) => new Y.UndoManager(doc.getText('answer.1'), { captureTimeout: 0 })
			);
			const random = seededSource(7);
			for (let step = 0; step < 400; step += 1) {
				const one = random(3);
				const text = docs[one]?.getText('answer.1');
				const end = text?.length ?? 0;
				const what = random(10);
				if (what < 5) text?.insert(random(end + 1), 'abc'.slice(random(3)));
				else if (what < 7 && end > 0) text?.delete(random(end), 1);
				else if (what === 7) undo[one]?.undo();
				else if (what === 8) undo[one]?.redo();
				else if (step % 3 === 0) clients[one]?.ws?.close();
				if (step % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 3));
			}
			const texts = () => new Set(docs.map((doc) => doc.getText('answer.1').toJSON()));
			await until(() => clients.every(({ synced }) => synced) && texts().size === 1);
			expect(codes.filter((code) => code >= 4400)).toEqual([]);
			expect([...texts()][0]?.length).toBeGreaterThan(10);
		});
	});

	describe('frames', () => {
		test('sync 24: a malformed frame closes its sender with 4400 and nobody else', async () => {
			const bela = house.client(SHEET, BELA);
			await until(() => bela.synced);
			const frames = [
				Uint8Array.of(),
				Uint8Array.of(0),
				Uint8Array.of(0, 0),
				Uint8Array.of(0, 0, 5, 1),
				Uint8Array.of(0, 0, 3, 255, 255, 255),
				Uint8Array.of(0, 3, 0),
				Uint8Array.of(2, 0),
				Uint8Array.of(77),
				Uint8Array.of(0, 2, 1, 9, 9),
				Uint8Array.of(1, 1, 200),
				Uint8Array.of(255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1),
				frame([1], new Uint8Array(65 * 1024))
			];
			for (const bytes of frames) {
				const ear = house.ear(SHEET, ANNA);
				await ear.opened;
				ear.say(bytes);
				expect(await ear.end, String(bytes).slice(0, 40)).toBe(4400);
			}
			expect(bela.synced).toBe(true);
		});

		test('sync 12: a flood of questions is answered a few times', async () => {
			const ear = house.ear(VIEW, ANNA);
			await ear.opened;
			for (let round = 0; round < 1_000; round += 1) ear.say(Uint8Array.of(0, 0, 1, 0));
			await until(() => ear.frames.length > 0);
			await aWhile();
			expect(ear.frames.length).toBeLessThan(12);
		});

		test('sync 9: a flood of anything ends with the flood, or waits unread', async () => {
			const ear = house.ear(VIEW, ANNA);
			await ear.opened;
			for (let round = 0; round < 20_000; round += 1) ear.say(Uint8Array.of(3));
			if (wire === 'sockets') expect(await ear.end).toBe(4429);
			else {
				await house.write(VIEW, (doc) => doc.getMap('view').set('round', 1));
				ear.say(Uint8Array.of(0, 0, 1, 0)); // behind all of the flood
				await aWhile();
				expect(ear.unsent).toBeGreaterThan(0);
				expect(ear.frames).toEqual([]);
			}
		});

		test('sync 10: who does not read is cut off, the others hear everything, and on return nothing is missing', async () => {
			const slow = house.ear(VIEW, ANNA);
			const quick = house.client(VIEW, BELA);
			await slow.opened;
			slow.say(Uint8Array.of(0, 0, 1, 0));
			await slow.first;
			await until(() => quick.synced);
			slow.turnDeaf();
			const last = await flood(house, quick);
			slow.listenAgain();
			expect([4508, 1006]).toContain(await slow.end); // told, if it listens within two seconds
			const again = house.client(VIEW, ANNA);
			await until(() => again.doc.getMap('view').get('text') === last);
		});
	});

	describe('carets', () => {
		test('sync 11: the name beside a caret is the server’s, whatever the client says', async () => {
			const [one, two] = [house.client(STORY, ANNA), house.client(STORY, BELA)];
			await until(() => one.synced && two.synced);
			one.awareness.setLocalState({ cursor: 3, user: { name: 'Bela', seat: 1 } });
			await until(() => two.awareness.getStates().get(one.doc.clientID)?.['cursor'] === 3);
			expect(two.awareness.getStates().get(one.doc.clientID)?.['user']).toEqual({
				name: 'anna',
				seat: 0,
				member: `member-${ANNA}`
			});
			const late = house.client(STORY, BELA);
			await until(() => late.awareness.getStates().has(one.doc.clientID));
			one.disconnect();
			await until(() => !two.awareness.getStates().has(one.doc.clientID));
		});
	});
});

describe('a document that people write', () => {
	test.each(Object.entries(HOSTILE))(
		'sync 8: %s is refused and leaves no trace',
		(_what, bytes) => {
			const document = new LiveDocument(SHEET, []);
			expect(document.accept(bytes, NOTES, ANNAS)).not.toBe('whole');
			expect(document.batch().updates).toEqual([]);
			const mine = updateOf((doc) => {
				doc.getText('notes').insert(0, 'mine');
			});
			expect(document.accept(mine, NOTES, ANNAS)).toBe('whole');
			expect(document.batch().updates).toHaveLength(1);
		}
	);

	test('sync 19: a document holds 2 MiB: beyond it letters are handed back, until something is deleted', () => {
		const document = new LiveDocument(STORY, []);
		const texts = /^note\.\d+$/;
		/** How many letters did not fit. */
		const send = (doc: Y.Doc, change: (doc: Y.Doc) => void) => {
			const before = Y.encodeStateVector(doc);
			doc.transact(change.bind(null, doc));
			let over = 0;
			const from = {
				...ANNAS,
				handBack: (cuts: readonly { readonly letters: string }[]) => {
					for (const { letters } of cuts) over += letters.length;
				}
			};
			expect(document.accept(Y.encodeStateAsUpdate(doc, before), texts, from)).toBe('whole');
			document.batch().stored();
			return over;
		};
		/** Somebody who has just loaded what is stored. */
		const visitor = () => {
			const doc = new Y.Doc();
			Y.applyUpdate(doc, document.state());
			return doc;
		};
		const fill = (round: number) => (doc: Y.Doc) => {
			doc.getText(`note.${round}`).insert(0, 'x'.repeat(3_900));
		};
		const empty = (round: number) => (doc: Y.Doc) => {
			doc.getText(`note.${round}`).delete(0, 3_900);
		};

		const first = visitor();
		for (let round = 0; round < 600; round += 1) {
			expect(send(first, fill(1))).toBe(0);
			expect(send(first, empty(1))).toBe(0);
		}
		let round = 2;
		while (send(first, fill(round)) === 0) round += 1;
		expect(document.state().length).toBeLessThanOrEqual(2 * 1024 * 1024);
		expect(document.state().length).toBeGreaterThan(2 * 1024 * 1024 - 4_096);

		const second = visitor();
		expect(second.getText(`note.${round}`)).toHaveLength(0);
		expect(send(second, fill(round))).toBe(3_900);
		const third = visitor();
		expect(send(third, empty(2))).toBe(0);
		expect(send(third, fill(round))).toBe(0);
		expect(send(third, fill(round + 1))).toBe(3_900);
		expect(document.state().length).toBeLessThanOrEqual(2 * 1024 * 1024);
	});

	test('sync 24: 10,000 malformed updates throw nothing and let nothing in', () => {
		const document = new LiveDocument(SHEET, []);
		const random = seededSource(11);
		const whole = updateOf((doc) => {
			doc.getText('notes').insert(0, 'hello');
			doc.getText('notes').delete(1, 2);
		});
		const before = document.state().length;
		for (let round = 0; round < 10_000; round += 1) {
			const bytes = Uint8Array.from(whole.slice(0, 1 + random(whole.length)));
			bytes[random(bytes.length)] = random(256);
			if (random(2)) bytes[random(bytes.length)] = random(256);
			document.accept(bytes, NOTES, ANNAS);
		}
		expect([...document.live.share.keys()]).toEqual([]);
		expect(document.state()).toHaveLength(before);
		for (const { bytes } of document.batch().updates) {
			expect(admit(new Y.Doc(), bytes, NOTES).admission).not.toBe('refused');
		}
	});
});

describe('frames', () => {
	test('sync 24: every frame is one message or an error, never something else', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
				let kind = 'error';
				try {
					const message = read(bytes);
					kind = message.kind;
					if ('update' in message) message.update();
					if ('states' in message) message.states();
				} catch (error) {
					expect(error).toBeInstanceOf(Error);
				}
				expect(kind).toMatch(/^(?:error|step-[12]|update|awareness|query-awareness)$/);
			}),
			{ numRuns: 10_000, seed: 3 }
		);
	});

	test('sync 24: a frame of text closes its sender with 4400', async () => {
		const house = await new House().open();
		const protocols = ['borrowed-earth', `token.${ANNA}`];
		const ear = new SocketEar({ port: house.port, name: SHEET, protocols });
		await ear.opened;
		ear.socket.send('text');
		expect(await ear.end).toBe(4400);
		await house.close();
	});

	test('sync 10: a stock client that was cut off comes back by itself, and nothing is missing', async () => {
		const house = await new House().open();
		const [slow, quick] = [house.client(VIEW, ANNA), house.client(VIEW, BELA)];
		await until(() => slow.synced && quick.synced);
		const codes: number[] = [];
		slow.on('connection-close', (event) => codes.push(event?.code ?? 0));
		const socket = slow.ws as unknown as { pause(): void; resume(): void };
		socket.pause();
		const last = await flood(house, quick);
		socket.resume();
		await until(() => slow.doc.getMap('view').get('text') === last);
		expect(codes).toHaveLength(1);
		await house.close();
	});
});

describe('carets', () => {
	const anna: User = { name: 'anna', seat: 0, member: 'a' };
	const bela: User = { name: 'bela', seat: 1, member: 'b' };
	const state = (client: number, clock: number, value: unknown) =>
		encoding.encode((encoder) => {
			encoding.writeVarUint(encoder, 1);
			encoding.writeVarUint(encoder, client);
			encoding.writeVarUint(encoder, clock);
			encoding.writeVarString(encoder, JSON.stringify(value));
		});

	test('sync 11: nobody moves or removes another’s caret, and nobody has more than four', () => {
		const carets = new Carets();
		const [a, b] = [
			{ user: anna, who: ['a'] },
			{ user: bela, who: ['b'] }
		];
		expect(carets.receive(a, state(1, 1, { cursor: 1 }))).not.toBeNull();
		expect(carets.receive(b, state(1, 9, { cursor: 2 }))).toBeNull();
		expect(carets.receive(b, state(1, 9, null))).toBeNull();
		const taken = [2, 3, 4, 5].map((client) => carets.receive(a, state(client, 1, {})));
		expect(taken.map((relayed) => relayed !== null)).toEqual([true, true, true, false]);
		expect(carets.leave(b)).toBeNull();
		expect(carets.leave(a)).not.toBeNull();
		expect(carets.all()).toBeNull();
	});

	test('sync 11: a person who comes back has the caret again, before the old socket is known to be gone', () => {
		const carets = new Carets();
		const [old, next] = [
			{ user: anna, who: ['a'] },
			{ user: anna, who: ['a'] }
		];
		carets.receive(old, state(1, 1, { cursor: 1 }));
		expect(carets.receive(next, state(1, 2, { cursor: 2 }))).not.toBeNull();
		expect(carets.leave(old)).toBeNull();
		expect(carets.all()).not.toBeNull();
	});

	test('sync 11: too long, too far ahead or no state at all is not passed on', () => {
		const carets = new Carets();
		const a = { user: anna, who: ['a'] };
		expect(() => carets.receive(a, state(1, 1, { text: 'x'.repeat(2_048) }))).toThrow();
		expect(() => carets.receive(a, Uint8Array.of(1, 1, 1, 1, 65))).toThrow();
		expect(carets.receive(a, state(1, 2 ** 52, { cursor: 1 }))).toBeNull();
		expect(carets.receive(a, state(2 ** 40, 1, { cursor: 1 }))).toBeNull();
		expect(carets.receive(a, state(1, 1, [1]))).toBeNull();
		expect(carets.all()).toBeNull();
	});

	test('sync 11: what is relayed is what a stock client reads', () => {
		const awareness = new Awareness(new Y.Doc());
		awareness.setLocalState({ cursor: 5 });
		const sent = encodeAwarenessUpdate(awareness, [awareness.clientID]);
		const relayed = new Carets().receive({ user: bela, who: ['b'] }, sent);
		expect(Buffer.from(relayed ?? []).toString()).toContain('"user":{"name":"bela","seat":1');
		awareness.destroy();
	});
});
