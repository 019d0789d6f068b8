/** Reads files of tables away from the tables that are played: one at a time, with so much memory and so much time. */
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Answer, Order } from './readerThread.ts';
import { unpack, type Flaw, type Read, type Unpacked } from './unpack.ts';

/** In so few bytes nobody can write much work: they are read here. */
const SMALL = 16 * 1024;
/** A file that has not been read within so many milliseconds is given up. */
const TIMEOUT = 20_000;
const MEMORY_MB = 256;
/** So many files may wait, and so many of one sender. */
const QUEUE = 8;
const EACH = 3;

/** Too many files wait already. */
export class ReaderBusy extends Error {}

/** A file's title and tables, or its flaw. */
export type Brought =
	{ readonly title: string; readonly tables: readonly Unpacked[] } | { readonly flaw: Flaw };

interface Waiting {
	readonly id: number;
	readonly file: Uint8Array;
	/** Whose file it is. */
	readonly who: string;
	readonly tables: Unpacked[];
	readonly done: (read: Read) => void;
	readonly failed: (why: Error) => void;
}

const queue: Waiting[] = [];
let worker: Worker | null = null;
let timer: NodeJS.Timeout | undefined;
let next = 0;

/** Reads a file that `who` brought. Rejects with ReaderBusy when too many wait. */
export async function readFile(file: Uint8Array, who: string): Promise<Brought> {
	const tables: Unpacked[] = [];
	const read =
		file.length <= SMALL
			? await unpack(file, (table) => tables.push(table))
			: await later(file, who, tables);
	return 'flaw' in read ? read : { ...read, tables };
}

function later(file: Uint8Array, who: string, tables: Unpacked[]): Promise<Read> {
	const own = queue.filter((one) => one.who === who).length;
	if (queue.length >= QUEUE || own >= EACH) return Promise.reject(new ReaderBusy());
	return new Promise((done, failed) => {
		queue.push({ id: next++, file, who, tables, done, failed });
		if (queue.length === 1) send();
	});
}

/** Stops the thread; who still waits is refused. */
export async function closeReader(): Promise<void> {
	const stopped = worker;
	worker = null;
	clearTimeout(timer);
	for (const { failed } of queue.splice(0)) failed(new Error('the reader is closed'));
	await stopped?.terminate();
}

/** Hands the first file in the queue to the thread, and only that one. */
function send(): void {
	const [first] = queue;
	if (!first) return;
	timer = setTimeout(() => {
		fell((waiting) => {
			waiting.done({ flaw: { code: 'heavy-file' } });
		});
	}, TIMEOUT);
	worker ??= start();
	worker.postMessage({ id: first.id, file: first.file } satisfies Order);
}

function start(): Worker {
	// Vite does not bundle worker threads: Node runs this one from the source, in dev and built
	const fresh = new Worker(resolve('src/lib/server/export/readerThread.ts'), {
		resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB }
	});
	fresh.unref(); // an idle reader keeps no process alive
	fresh.on('message', (answer: Answer) => {
		if (fresh === worker && answer.id === queue[0]?.id) answered(queue[0], answer);
	});
	fresh.on('error', (error: NodeJS.ErrnoException) => {
		if (fresh !== worker) return;
		fell((waiting) => {
			if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') waiting.done({ flaw: { code: 'heavy-file' } });
			else waiting.failed(error);
		});
	});
	return fresh;
}

function answered(waiting: Waiting, answer: Answer): void {
	if ('table' in answer) {
		waiting.tables.push(answer.table);
		return;
	}
	clearTimeout(timer);
	queue.shift();
	if ('failed' in answer) waiting.failed(new Error(answer.failed));
	else waiting.done(answer.read);
	send();
}

/** Drops the thread with the file that felled it; the next one gets a new thread. */
function fell(tell: (waiting: Waiting) => void): void {
	const fallen = worker;
	worker = null;
	clearTimeout(timer);
	void fallen?.terminate();
	const first = queue.shift();
	if (first) tell(first);
	send();
}
