/** Tries documents that people wrote, away from the tables: what one of them makes of it holds nobody up. */
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { examine, type Examined } from './examination.ts';

/** What is to be tried, and the answer to it. */
export interface Order {
	readonly id: number;
	readonly updates: readonly Uint8Array[];
}
export type Answer = { readonly id: number } & (Examined | { readonly failed: string });

/** Less than this nobody can make much work of: it is tried here, with so many steps at most. */
const SMALL = 8 * 1024;
const STEPS = 10_000;
/** A thread that has not answered within so many milliseconds is given up. */
const TIMEOUT = 20_000;

interface Waiting {
	readonly order: Order;
	readonly done: (examined: Examined) => void;
	readonly failed: (why: Error) => void;
	readonly late: NodeJS.Timeout;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let orders = 0;

/** A document's stored updates as one that can be loaded. */
export function examined(updates: readonly Uint8Array[]): Promise<Examined> {
	const size = updates.reduce((sum, { length }) => sum + length, 0);
	if (size <= SMALL) return Promise.resolve(examine(updates, STEPS));
	return new Promise((done, failed) => {
		const order = { id: (orders += 1), updates };
		const late = setTimeout(() => {
			fell('a document took too long to try');
		}, TIMEOUT).unref();
		waiting.set(order.id, { order, done, failed, late });
		(worker ??= start()).postMessage(order);
	});
}

function start(): Worker {
	// Vite does not bundle worker threads: Node runs this one from the source, in dev and built
	const fresh = new Worker(resolve('src/lib/server/sync/examinerThread.ts'), {
		resourceLimits: { maxOldGenerationSizeMb: 256 }
	});
	fresh.unref();
	fresh.on('message', (answer: Answer) => {
		if (fresh === worker) answered(answer);
	});
	fresh.on('error', (error: Error) => {
		if (fresh === worker) fell(error.message);
	});
	return fresh;
}

function answered(answer: Answer): void {
	const order = waiting.get(answer.id);
	if (!order) return;
	waiting.delete(answer.id);
	clearTimeout(order.late);
	if ('failed' in answer) order.failed(new Error(answer.failed));
	else order.done(answer);
}

/** Drops the thread with all that it was asked; the next order gets a new one. */
function fell(why: string): void {
	void worker?.terminate();
	worker = null;
	for (const { failed, late } of waiting.values()) {
		clearTimeout(late);
		failed(new Error(why));
	}
	waiting.clear();
}
