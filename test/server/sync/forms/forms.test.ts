/** Earlier forms of a text, and how one is put back. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Forms } from '../../../../src/lib/server/sync/forms/forms.ts';
import { ANNA, BELA, FACILITATOR, House, SHEET, STORY, until } from '../house.ts';

let house: House;
let forms: Forms;

const keep = () => new Forms(house.documents, () => house.shelf);

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ['Date'] });
	house = await new House().open();
	forms = keep();
});
afterEach(async () => {
	await house.close();
	vi.useRealTimers();
});

const later = (seconds: number) => vi.setSystemTime(Date.now() + 1_000 * seconds);

/** Somebody's page of the story. */
function page(token: string) {
	const text = house.client(STORY, token).doc.getText('solution.1');
	/** Makes a change, and waits until the server shows what comes of it. */
	const write = async (change: () => void, seen: string) => {
		change();
		const { live } = await house.documents.open(STORY);
		await until(() => live.getText('solution.1').toJSON() === seen, seen);
		await forms.settled();
	};
	return { text, write };
}

const lettersOf = (words: readonly { text: string }[]) => words.map(({ text }) => text).join('');
const history = async () =>
	(await forms.of(STORY)).flatMap(({ forms }) => forms.map(({ words }) => lettersOf(words)));

/** Somebody who has written a word. */
async function mossBy(token: string) {
	const one = page(token);
	await one.write(() => {
		one.text.insert(0, 'moss');
	}, 'moss');
	return one;
}

test('a page that one writer emptied can be put back by the desk, and that be undone', async () => {
	const anna = page(ANNA);
	await anna.write(() => {
		anna.text.insert(0, 'moss grows');
	}, 'moss grows');
	const bela = page(BELA);
	await until(() => bela.text.toJSON() === 'moss grows');
	later(60);
	await bela.write(() => {
		bela.text.delete(0, 10);
	}, '');
	await bela.write(() => {
		bela.text.insert(0, 'ha');
	}, 'ha');
	const [written] = await forms.of(STORY);
	expect(written).toMatchObject({
		text: 'solution.1',
		words: [{ by: `member-${BELA}`, text: 'ha' }],
		forms: [{ changed: `member-${BELA}`, words: [{ by: `member-${ANNA}`, text: 'moss grows' }] }]
	});
	const before = written?.forms[0]?.until ?? 0;
	expect(await forms.putBack(STORY, 'solution.1', before)).toBe('done');
	await until(() => anna.text.toJSON() === 'moss grows' && bela.text.toJSON() === 'moss grows');
	expect(await history()).toEqual(['ha', 'moss grows']);
	const [now] = await forms.of(STORY);
	expect(now?.words).toEqual([{ by: 'facilitator', text: 'moss grows' }]);
	expect(await forms.putBack(STORY, 'solution.1', now?.forms[0]?.until ?? 0)).toBe('done');
	await until(() => anna.text.toJSON() === 'ha');
});

test('forms outlive the process, and are no document that anybody can open', async () => {
	await mossBy(ANNA);
	later(60);
	const desk = page(FACILITATOR);
	await until(() => desk.text.toJSON() === 'moss');
	await desk.write(() => {
		desk.text.insert(4, '!');
	}, 'moss!');
	expect(await history()).toEqual(['moss']);
	await house.restart();
	forms = keep();
	expect(await history()).toEqual(['moss']);
	expect(await house.ear(`${STORY}/forms`, FACILITATOR).end).toBe(404);
});

test('at most twenty are kept of a text, the first among them, and what is like the one before is not kept again', async () => {
	const anna = page(ANNA);
	let words = '';
	for (let at = 0; at < 30; at += 1) {
		later(200);
		words += 'x';
		await anna.write(() => {
			anna.text.insert(0, 'x');
		}, words);
	}
	const kept = await history();
	expect(kept).toHaveLength(20);
	expect(kept[0]).toBe('x'.repeat(29));
	expect(kept.at(-1)).toBe('x');
});

test('a storage that fails keeps no form, and nobody from writing', async () => {
	const anna = await mossBy(ANNA);
	later(200);
	const add = house.shelf.addUpdates.bind(house.shelf);
	house.shelf.addUpdates = (updates) =>
		updates.some(({ document }) => document.endsWith('/forms'))
			? Promise.reject(new Error('disk full'))
			: add(updates);
	await anna.write(() => {
		anna.text.insert(4, ' grows');
	}, 'moss grows');
	expect(await history()).toEqual([]);
	house.shelf.addUpdates = add;
	later(200);
	await anna.write(() => {
		anna.text.insert(0, 'The ');
	}, 'The moss grows');
	expect(await history()).toEqual(['moss grows']);
});

test('a form that is not there is not put back, nor one of a document that people do not write', async () => {
	expect(await forms.putBack(STORY, 'solution.1', 5)).toBe('no-such-form');
	expect(await forms.putBack(SHEET, 'notes', 5)).toBe('no-such-form');
	expect(await forms.of(SHEET)).toEqual([]);
});
