import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { WIRES } from './ears.ts';
import { ANNA, BELA, House, SHEET, STORY, TABLE, aWhile, until } from './house.ts';

const VIEW = `${TABLE}/view/table`;
const mapOf = (doc: Y.Doc) => doc.getMap<unknown>('view');

describe.each(WIRES)('over %s', (wire) => {
	let house: House;
	beforeEach(async () => {
		house = await new House(wire).open();
	});
	afterEach(() => house.close());

	describe('a document the server writes', () => {
		test('a stored change reaches everyone who looks', async () => {
			const { doc } = house.client(VIEW, ANNA);
			await house.write(VIEW, (view) => mapOf(view).set('round', 1));
			await until(() => mapOf(doc).get('round') === 1);
			await house.write(VIEW, (view) => mapOf(view).set('round', 2));
			await until(() => mapOf(doc).get('round') === 2);
			expect(house.shelf.rows.get(VIEW)).toHaveLength(2);
		});

		test('sync 16: a change whose commit failed is seen by nobody, and later ones go on without it', async () => {
			const { doc } = house.client(VIEW, ANNA);
			await house.write(VIEW, (view) => mapOf(view).set('round', 1));
			await until(() => mapOf(doc).get('round') === 1);
			const failed = await house.documents.stage(VIEW, (view) => {
				mapOf(view).set('round', 99).toString();
				mapOf(view).set('secret', 'never');
			});
			expect(failed.update).not.toBeNull();
			failed.spoil();
			await house.write(VIEW, (view) => mapOf(view).set('step', 'answer'));
			await until(() => mapOf(doc).get('step') === 'answer');
			expect(mapOf(doc).toJSON()).toEqual({ round: 1, step: 'answer' });
			expect(doc.store.pendingStructs).toBeNull();
			await house.restart();
			const again = await house.documents.open(VIEW);
			expect(mapOf(again.live).toJSON()).toEqual({ round: 1, step: 'answer' });
		});

		test('nobody sees a staged change before it is published, not even somebody who comes just then', async () => {
			const staged = await house.documents.stage(VIEW, (view) => mapOf(view).set('round', 7));
			const client = house.client(VIEW, ANNA);
			await until(() => client.synced);
			expect(mapOf(client.doc).size).toBe(0);
			staged.publish();
			await until(() => mapOf(client.doc).get('round') === 7);
		});

		test('nothing changed, nothing to store; and a change that throws leaves no trace', async () => {
			const idle = await house.documents.stage(VIEW, () => undefined);
			expect(idle.update).toBeNull();
			await expect(
				house.documents.stage(VIEW, (view) => {
					mapOf(view).set('half', true);
					throw new Error('mistake');
				})
			).rejects.toThrow('mistake');
			await house.write(VIEW, (view) => mapOf(view).set('round', 1));
			const { live } = await house.documents.open(VIEW);
			expect(mapOf(live).toJSON()).toEqual({ round: 1 });
		});

		test('changes staged at the same time wait for each other', async () => {
			const first = await house.documents.stage(VIEW, (view) => mapOf(view).set('n', 1));
			const second = house.documents.stage(VIEW, (view) => {
				mapOf(view).set('n', Number(mapOf(view).get('n')) + 1);
			});
			first.publish();
			(await second).publish();
			const { live } = await house.documents.open(VIEW);
			expect(mapOf(live).get('n')).toBe(2);
		});

		test('sync 15: the server restarts 100 times under a connected phone, and every key is right', async () => {
			const phone = house.client(VIEW, BELA);
			phone.maxBackoffTime = 5;
			for (let round = 0; round < 100; round += 1) {
				await house.write(VIEW, (view) => {
					for (let key = 0; key < 5; key += 1) mapOf(view).set(`k${key}`, round * 10 + key);
					mapOf(view).delete(`k${round % 5}`);
				});
				await house.restart();
				if (round % 10 === 9) await until(() => phone.synced);
			}
			const { live } = await house.documents.open(VIEW);
			await until(() => phone.synced);
			expect(mapOf(phone.doc).toJSON()).toEqual(mapOf(live).toJSON());
			expect(mapOf(phone.doc).get('k0')).toBe(990);
		});

		test('sync 19: many updates become one, and a phone that holds the old ones merges it', async () => {
			const { doc } = house.client(VIEW, ANNA);
			for (let round = 0; round < 600; round += 1) {
				await house.write(VIEW, (view) => mapOf(view).set('round', round));
			}
			await until(() => mapOf(doc).get('round') === 599);
			expect(house.shelf.rows.get(VIEW)?.length).toBeLessThan(120);
			await house.restart();
			await house.write(VIEW, (view) => mapOf(view).set('round', 600));
			await until(() => mapOf(doc).get('round') === 600);
			expect(mapOf(doc).size).toBe(1);
		});
	});

	describe('a document that people write', () => {
		test('two stock clients come together on a sheet, also after edits without a network', async () => {
			const [anna, bela] = [house.client(SHEET, ANNA), house.client(SHEET, BELA)];
			house.tables.set(TABLE, { ...tableOf(house), open: [0] });
			const [notes, others] = [anna.doc.getText('notes'), bela.doc.getText('notes')];
			await until(() => anna.synced && bela.synced);
			bela.disconnect();
			bela.connect(); // the sheet is open to her from now on
			await until(() => bela.synced);
			notes.insert(0, 'River');
			await until(() => others.toJSON() === 'River');
			bela.disconnect();
			notes.insert(5, ' valley');
			others.insert(0, 'Wide ');
			others.delete(0, 2);
			bela.connect();
			await until(() => notes.toJSON() === others.toJSON());
			expect(notes.toJSON()).toBe('de River valley');
		});

		test('who may not write on a sheet any more is told of what is there already, and never that new words are stored', async () => {
			const doc = new Y.Doc();
			doc.getText('notes').insert(0, 'River');
			const there = Y.encodeStateAsUpdate(doc);
			doc.getText('notes').insert(5, ' canary');
			const more = Y.encodeStateAsUpdate(doc);
			const anna = house.ear(SHEET, ANNA, ['acks']);
			await anna.opened;
			anna.say(Uint8Array.of(0, 1, there.length, ...there));
			await until(() => confirmed(anna.frames).includes(1));
			// the sheet was open to Bela, and is closed by now
			const bela = house.ear(SHEET, BELA, ['acks']);
			await bela.opened;
			bela.say(Uint8Array.of(0, 1, there.length, ...there));
			await until(() => confirmed(bela.frames).includes(1));
			bela.say(Uint8Array.of(0, 2, more.length, ...more));
			bela.say(Uint8Array.of(0, 2, there.length, ...there));
			await aWhile();
			expect(confirmed(bela.frames)).toEqual([1]);
			expect(bela.isOpen).toBe(true);
			expect(anna.heard('canary')).toBe(false);
		});

		test('an edit is shown to others and confirmed only when it is stored', async () => {
			const [anna, bela] = [house.client(SHEET, ANNA), house.ear(SHEET, BELA)];
			const ear = house.ear(SHEET, ANNA, ['acks']);
			await ear.opened;
			await bela.opened;
			bela.say(Uint8Array.of(0, 0, 1, 0));
			await until(() => anna.synced && bela.frames.length > 0);
			let release: (() => void) | undefined;
			house.shelf.before = () => new Promise<void>((resolve) => (release = resolve));
			const doc = new Y.Doc();
			doc.getText('notes').insert(0, 'canary');
			const update = Y.encodeStateAsUpdate(doc);
			ear.say(Uint8Array.of(0, 1, update.length, ...update));
			await until(() => release !== undefined);
			await aWhile();
			expect(bela.heard('canary')).toBe(false);
			expect(confirmed(ear.frames)).toEqual([]);
			house.shelf.before = () => Promise.resolve();
			release?.();
			await until(() => confirmed(ear.frames).includes(1));
			await until(() => bela.heard('canary'));
			expect(house.shelf.rows.get(SHEET)).toHaveLength(1);
			expect(confirmed(bela.frames)).toEqual([]);
		});

		test('who comes with nothing new costs no commit', async () => {
			let commits = 0;
			house.shelf.before = () => Promise.resolve((commits += 1));
			const empty = Y.encodeStateAsUpdate(new Y.Doc());
			const ear = house.ear(SHEET, ANNA, ['acks']);
			await ear.opened;
			ear.say(Uint8Array.of(0, 1, empty.length, ...empty));
			await until(() => confirmed(ear.frames).includes(1));
			await house.documents.flush();
			expect(commits).toBe(0);
		});

		test('sync 16: where storage fails nothing is shown, and the edit comes again when it works', async () => {
			const [anna, bela] = [house.client(STORY, ANNA), house.client(STORY, BELA)];
			anna.maxBackoffTime = bela.maxBackoffTime = 20;
			await until(() => anna.synced && bela.synced);
			vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
			let failures = 0;
			house.shelf.before = () => {
				failures += 1;
				return failures > 1 ? Promise.resolve() : Promise.reject(new Error('disk full'));
			};
			anna.doc.getText('answer.3').insert(0, 'We dig a well.');
			await until(() => failures > 0);
			expect(bela.doc.getText('answer.3').toJSON()).toBe('');
			await until(() => bela.doc.getText('answer.3').toJSON() === 'We dig a well.');
			expect(failures).toBe(2);
		});

		test('sync 13: loads that come together share one, and an edit in the same tick as open is kept', async () => {
			const phones = Array.from({ length: 8 }, (_, index) => {
				const client = house.client(STORY, index % 2 ? ANNA : BELA);
				client.on('status', ({ status }) => {
					if (status === 'connected') client.doc.getText(`answer.${index}`).insert(0, 'x');
				});
				return client;
			});
			await until(() => phones.every(({ doc }) => doc.share.size >= 8));
			const { live } = await house.documents.open(STORY);
			await until(() => live.share.size >= 8);
			expect(house.shelf.loads).toBe(1);
			for (const { doc } of phones) expect(doc.getText('answer.7').toJSON()).toBe('x');
		});

		test('sync 14: who leaves while it is stored and comes back at once loses nothing', async () => {
			house.shelf.before = () => new Promise((resolve) => setTimeout(resolve, 2));
			const doc = new Y.Doc();
			for (let round = 0; round < 60; round += 1) {
				const client = house.client(SHEET, ANNA, doc);
				await until(() => client.synced);
				doc.getText('notes').insert(0, 'a');
				client.destroy();
				await house.documents.tidy(Date.now() + 120_000);
			}
			const last = house.client(SHEET, ANNA, doc);
			await until(() => last.synced);
			const { live } = await house.documents.open(SHEET);
			await until(() => live.getText('notes').length >= 60);
			expect(live.getText('notes').toJSON()).toBe('a'.repeat(60));
		});

		test('a document that nobody needs is put away, short', async () => {
			const client = house.client(SHEET, ANNA);
			await until(() => client.synced);
			client.doc.getText('notes').insert(0, 'one');
			await until(() => house.shelf.rows.get(SHEET)?.length === 1);
			client.doc.getText('notes').insert(0, 'two');
			await until(() => house.shelf.rows.get(SHEET)?.length === 2);
			const document = await house.documents.open(SHEET);
			client.destroy();
			await until(() => !document.busy);
			await house.documents.tidy(Date.now() + 120_000);
			expect(house.shelf.rows.get(SHEET)).toHaveLength(1);
			expect(await house.documents.open(SHEET)).not.toBe(document);
		});
	});
});

const tableOf = (at: House) => {
	const table = at.tables.get(TABLE);
	if (!table) throw new Error('no table');
	return table;
};

/** What a client that asked for it was told to be stored. */
const confirmed = (frames: readonly Uint8Array[]) =>
	frames.filter(([kind]) => kind === 100).map(([, count]) => count);
