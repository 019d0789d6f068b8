/** A document that has become much work to load is written anew, and everybody writes on. */
import * as encoding from 'lib0/encoding';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as Y from 'yjs';
import { seededSource } from '../../../src/lib/engine/random.ts';
import { counted } from '../../../src/lib/server/sync/work.ts';
import { POISONS, type Poison } from '../../fuzz/poison.ts';
import { ANNA, BELA, House, STORY, TABLE, until } from './house.ts';

const NAME = 'answer.1';
const none: Poison = () => [];

let house: House;
beforeEach(async () => {
	house = await new House().open();
});
afterEach(() => house.close());

const edit = (body: Uint8Array) =>
	encoding.encode((encoder) => {
		encoding.writeVarUint(encoder, 0);
		encoding.writeVarUint(encoder, 2);
		encoding.writeVarUint8Array(encoder, body);
	});

/** The steps that whoever loads what is stored has to take. */
function loading(rows: readonly Uint8Array[]): number {
	const doc = new Y.Doc();
	return counted(doc, { limit: 10_000_000, fresh: false }, () => {
		for (const row of rows) Y.applyUpdate(doc, row);
	});
}

test('what lies in wait for whoever loads it is found, and phones come back to the same words', async () => {
	const anna = house.client(STORY, ANNA);
	anna.maxBackoffTime = 10;
	await until(() => anna.synced);
	anna.doc.getText('answer.2').insert(0, 'We stay.');
	const attacked = await house.documents.open(STORY);
	const ear = house.ear(STORY, BELA);
	await ear.opened;
	for (const update of (POISONS['sleeper'] ?? none)(seededSource(4), 3_000, NAME)) {
		ear.say(edit(update));
	}
	await until(() => attacked.dead, 'the document to be written anew');
	await until(() => anna.synced && anna.wsconnected);
	anna.doc.getText('answer.2').insert(8, ' Gladly.');
	const again = await house.documents.open(STORY);
	await until(() => again.live.getText('answer.2').toJSON() === 'We stay. Gladly.');
	await house.documents.flush();
	expect(loading([again.state()])).toBeLessThan(30_000);
});

test('a document that was poisoned before opens with its words', async () => {
	const doc = new Y.Doc();
	doc.getText('answer.2').insert(0, 'We stay.');
	const poison = (POISONS['sleeper'] ?? none)(seededSource(5), 3_000, NAME);
	house.shelf.rows.set(STORY, [Y.encodeStateAsUpdate(doc), ...poison]);
	const { live } = await house.documents.open(STORY);
	expect(live.getText('answer.2').toJSON()).toBe('We stay.');
	expect(loading(house.shelf.rows.get(STORY) ?? [])).toBeLessThan(30_000);
	expect(await house.documents.texts(STORY)).toMatchObject({ 'answer.2': 'We stay.' });
});

test('what the server wrote is not tried: it holds more than texts', async () => {
	const view = `${TABLE}/view/table`;
	await house.write(view, (doc) => doc.getMap('view').set('long', 'x'.repeat(20_000)));
	await house.restart();
	const { live } = await house.documents.open(view);
	expect(live.getMap('view').get('long')).toHaveLength(20_000);
});
