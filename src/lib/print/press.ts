/** The press: one print worker for the whole server, started when first needed, started again when it fell. */
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RecordDocument } from '../engine/record.ts';
import type { Answer, Order } from './orders.ts';
import type { Paper } from './page.ts';

/** A print that says nothing for longer will not come any more. */
const PATIENCE = 30_000;
/** So many prints may wait; then the press is busy. */
const QUEUE = 100;

/** Too many prints wait already. */
export class PressBusy extends Error {}

interface Waiting {
	readonly order: Order;
	readonly done: (bytes: Uint8Array) => void;
	readonly failed: (error: Error) => void;
	/** Hears how much of it is made, from 0 to 1. */
	readonly tell: (made: number) => void;
}

const queue: Waiting[] = [];
let worker: Worker | null = null;
let timer: NodeJS.Timeout | undefined;
let next = 0;

/** The record as a PDF. Rejects when it cannot be set, takes too long, or too many wait. */
export function press(
	record: RecordDocument,
	paper: Paper,
	tell: (made: number) => void = () => undefined
): Promise<Uint8Array> {
	if (queue.length >= QUEUE) return Promise.reject(new PressBusy());
	return new Promise((done, failed) => {
		queue.push({ order: { id: next++, record, paper }, done, failed, tell });
		if (queue.length === 1) send();
	});
}

/** Stops the worker; what still waits is refused. */
export async function closePress(): Promise<void> {
	const stopped = worker;
	worker = null;
	clearTimeout(timer);
	for (const { failed } of queue.splice(0)) failed(new Error('the press has stopped'));
	await stopped?.terminate();
}

/** Hands the worker the first order in the queue, and only that one. */
function send(): void {
	const [first] = queue;
	if (!first) return;
	worker ??= start();
	wait();
	worker.postMessage(first.order);
}

/** Waits for the next word of the worker. */
function wait(): void {
	clearTimeout(timer);
	timer = setTimeout(() => {
		fell('the print took too long');
	}, PATIENCE);
}

function start(): Worker {
	// Vite does not bundle worker threads: Node runs this one from the source, in dev and built
	const fresh = new Worker(resolve('src/lib/print/worker.ts'));
	fresh.unref(); // an idle press keeps no process alive
	fresh.on('message', (answer: Answer) => {
		if (fresh === worker && answer.id === queue[0]?.order.id) answered(answer);
	});
	fresh.on('error', (error: Error) => {
		if (fresh === worker) fell(error.message);
	});
	fresh.on('exit', (code) => {
		if (fresh === worker) fell(`the print worker ended with ${String(code)}`);
	});
	return fresh;
}

function answered(answer: Answer): void {
	if ('made' in answer) {
		queue[0]?.tell(answer.made);
		wait();
		return;
	}
	clearTimeout(timer);
	const first = queue.shift();
	if ('bytes' in answer) first?.done(answer.bytes);
	else first?.failed(new Error(answer.failed));
	send();
}

/** Drops the worker with the order that felled it; the next order gets a new one. */
function fell(why: string): void {
	clearTimeout(timer);
	const fallen = worker;
	worker = null;
	void fallen?.terminate();
	queue.shift()?.failed(new Error(why));
	send();
}
