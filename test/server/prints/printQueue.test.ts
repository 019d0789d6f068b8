import { afterEach, expect, test } from 'vitest';
import type { RecordDocument } from '../../../src/lib/engine/record.ts';
import { pdfOf } from '../../../src/lib/print/pdf.ts';
import { printLater } from '../../../src/lib/server/prints/printQueue.ts';
import { LineFull } from '../../../src/lib/server/base/orders.ts';
import { closeThreads } from '../../../src/lib/server/base/thread.ts';

afterEach(closeThreads);

const ann = { workshop: 'one', who: 'ann' };
const record = (title: string): RecordDocument => ({
	title,
	language: 'en',
	blocks: [{ kind: 'paragraph', tone: 'plain', text: `This is ${title}.` }]
});
/** Nothing can set this. */
const broken = { ...record('broken'), blocks: [{ kind: 'figure', figure: null }] };

test('the worker sets the same file as this thread would', async () => {
	const far = await printLater(ann, () => record('one'), 'letter');
	expect(Buffer.compare(far, await pdfOf(record('one'), 'letter'))).toBe(0);
});

test('prints come back in order, each to whoever asked for it', async () => {
	const titles = ['first', 'second', 'third'];
	const files = await Promise.all(
		titles.map((title) => printLater(ann, () => record(title), 'a4'))
	);
	const alone = await Promise.all(titles.map((title) => pdfOf(record(title), 'a4')));
	files.forEach((file, index) => {
		expect(Buffer.compare(file, alone[index] ?? Buffer.alloc(0))).toBe(0);
	});
});

test('what cannot be set fails by itself; the next print comes', async () => {
	const failing = printLater(ann, () => broken as unknown as RecordDocument, 'a4');
	const next = printLater(ann, () => record('next'), 'a4');
	await expect(failing).rejects.toThrow();
	expect(Buffer.from(await next).toString('latin1', 0, 5)).toBe('%PDF-');
});

test('a record is put together when its turn comes; one that cannot be fails by itself', async () => {
	const made: string[] = [];
	const make = (title: string) => () => {
		made.push(title);
		return record(title);
	};
	const first = printLater(ann, make('first'), 'a4');
	const refused = printLater(ann, () => Promise.reject(new Error('no such sheet')), 'a4');
	const last = printLater(ann, make('last'), 'a4');
	expect(made).toEqual(['first']);
	await first;
	await expect(refused).rejects.toThrow('no such sheet');
	await last;
	expect(made).toEqual(['first', 'last']);
});

test('too many prints of one person are turned away, the others come', async () => {
	const asked = Array.from({ length: 15 }, () => printLater(ann, () => record('many'), 'a4'));
	const bob = printLater({ workshop: 'one', who: 'bob' }, () => record('his'), 'a4');
	const answers = await Promise.allSettled(asked);
	const refused = answers.filter(({ status }) => status === 'rejected');
	expect(refused).toHaveLength(2);
	for (const answer of refused) expect(answer).toHaveProperty('reason', expect.any(LineFull));
	expect((await bob).length).toBeGreaterThan(1000);
});

test('a print queue that closes refuses what still waits, and opens again when asked', async () => {
	const waiting = [
		printLater(ann, () => record('a'), 'a4'),
		printLater(ann, () => record('b'), 'a4')
	];
	const answers = Promise.allSettled(waiting);
	await closeThreads();
	expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
	expect((await printLater(ann, () => record('c'), 'a4')).length).toBeGreaterThan(1000);
});
