import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { history } from '../../src/lib/games/biome/history/record.ts';
import { bound } from '../../src/lib/print/binding.ts';
import { pdfOf } from '../../src/lib/print/pdf.ts';
import { closePrintQueue } from '../../src/lib/print/printQueue.ts';
import { joined, openTable, Visitor } from '../server/harness.ts';
import { folded, nodesOf, read } from './reading.ts';
import { toldGame } from './told.ts';

vi.setConfig({ testTimeout: 120_000 });
afterAll(closePrintQueue);

const TABLES = ['The long river', 'Łódź', 'The last ice'];
const parts = TABLES.map((table, index) =>
	history(toldGame({ seed: index + 1, turns: 12 }), { table, names: {} })
);

describe('a booklet of several tables', () => {
	test('has all that each print has, one after the other, under one contents', async () => {
		const { sheets, text } = await read(await pdfOf(bound('Class 7b', 'today', parts), 'a4'));
		const lines = sheets.flatMap(({ tree }) => nodesOf(tree)).filter(({ role }) => role === 'TOCI');
		const chapters = parts.map(
			({ blocks }) => blocks.filter((block) => block.kind === 'heading' && block.level === 1).length
		);
		expect(lines).toHaveLength(chapters.reduce((sum, count) => sum + 1 + count, 0));
		expect(text.match(/Contents/g)).toHaveLength(1);
		const starts = parts.map(({ title }) => text.lastIndexOf(`${folded(title)} World history`));
		expect(starts.every((at) => at > 0)).toBe(true);
		expect(starts).toEqual(starts.toSorted((a, b) => a - b));
		for (const [index, part] of parts.entries()) {
			const own = text.slice(starts[index], starts[index + 1]);
			for (const block of part.blocks) {
				if (block.kind === 'paragraph') expect(own).toContain(folded(block.text).slice(0, 60));
			}
		}
	});

	test('has an outline in which each table’s chapters stand under its name', async () => {
		const bytes = await pdfOf(bound('Class 7b', 'today', parts), 'a4');
		const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
		const [contents, ...tables] = await file.getOutline();
		expect(contents?.title).toBe('Contents');
		expect(tables.map(({ title }) => title)).toEqual(parts.map(({ title }) => title));
		for (const [index, { blocks }] of parts.entries()) {
			const chapters = blocks.flatMap((block) =>
				block.kind === 'heading' && block.level === 1 ? [block.text] : []
			);
			const items = tables[index]?.items as { title: string }[];
			expect(items.map(({ title }) => title)).toEqual(chapters);
		}
	});

	test('tells how far it is, ever further, and is the same file with nobody listening', async () => {
		const book = bound('Class 7b', 'today', [...parts, ...parts, ...parts]);
		const told: number[] = [];
		const heard = await pdfOf(book, 'a4', (made) => told.push(made));
		expect(told.length).toBeGreaterThan(0);
		expect(told).toEqual(told.toSorted((a, b) => a - b));
		for (const made of told) expect(made > 0 && made < 1).toBe(true);
		expect(Buffer.compare(heard, await pdfOf(book, 'a4'))).toBe(0);
	});
});

describe('the doors of a workshop’s booklet', () => {
	const workshopOf = async () => {
		const opened = await openTable({ game: 'biome', title: 'Bear' });
		for (const [game, title] of [
			['biome', 'Fox'],
			['hunt', 'Owl']
		]) {
			const body = { game, title, seats: 4 };
			const door = `/api/workshops/${opened.workshop}/tables`;
			expect((await opened.facilitator.knock('POST', door, { body })).status).toBe(201);
		}
		return { ...opened, door: `/api/workshops/${opened.workshop}/print` };
	};

	test('hand all worlds to the facilitator, and say how far they are while they are made', async () => {
		const { facilitator, door } = await workshopOf();
		const made = async () =>
			(await facilitator.knock('GET', `${door}/progress?of=mine`)).body['made'];
		expect(await made()).toBeNull();
		const over = new AbortController();
		const asked = facilitator.knock('GET', `${door}/booklet.pdf?as=mine`).finally(() => {
			over.abort();
		});
		const seen: unknown[] = [];
		while (!over.signal.aborted) {
			await new Promise(setImmediate); // the print queue has its turn
			seen.push(await made());
		}
		const { status, headers, body } = await asked;
		expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
		expect(String(body['text'])).toMatch(/^%PDF-/);
		const numbers = seen.filter((one) => typeof one === 'number');
		expect(numbers.length).toBeGreaterThan(0);
		expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
		expect(await made()).toBeNull();
	});

	test('stay shut to everybody else, and refuse what they do not know', async () => {
		const { facilitator, code, door } = await workshopOf();
		const guest = await joined(code);
		for (const asked of [`${door}/booklet.pdf`, `${door}/progress?of=mine`]) {
			expect((await guest.knock('GET', asked)).status).toBe(404);
			expect((await new Visitor().knock('GET', asked)).status).toBe(401);
		}
		for (const [asked, field] of [
			['booklet.pdf?paper=a5', 'paper'],
			['booklet.pdf?names=some', 'names'],
			['booklet.pdf?as=a/b', 'as'],
			['progress', 'of']
		]) {
			const { status, body } = await facilitator.knock('GET', `${door}/${asked ?? ''}`);
			expect([status, body]).toMatchObject([400, { error: { field } }]);
		}
	});
});
