/** The queue of prints: one print worker for the whole server, started when first needed, started again when it fell. */
import { AsyncResource } from 'node:async_hooks';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RecordDocument } from '../engine/record.ts';
import type { Answer, Form, Order } from './orders.ts';
import type { Paper } from './page.ts';

/** A print that says nothing for longer will not come any more. */
const TIMEOUT = 120_000;
/** How many prints may wait; then the queue is full. */
const QUEUE = 100;

/** Too many prints wait already. */
export class PrintQueueFull extends Error {}

/** What is to be set. It is put together when its turn comes, so that a class that prints does not hold up the tables. */
export type Make = () => RecordDocument | Promise<RecordDocument>;

interface Waiting {
	readonly id: number;
	readonly make: Make;
	readonly paper: Paper;
	readonly form: Form;
	readonly done: (bytes: Uint8Array) => void;
	readonly failed: (why: unknown) => void;
	/** Hears how much of it is made, from 0 to 1. */
	readonly tell: (made: number) => void;
}

const queue: Waiting[] = [];
let worker: Worker | null = null;
let timer: NodeJS.Timeout | undefined;
let next = 0;

/** A record as a PDF, or as pages for a browser. Rejects when it cannot be made or set, takes too long, or too many wait. */
export function printLater(
	make: Make,
	paper: Paper,
	tell: (made: number) => void = () => undefined,
	form: Form = 'pdf'
): Promise<Uint8Array> {
	if (queue.length >= QUEUE) return Promise.reject(new PrintQueueFull());
	return new Promise((done, failed) => {
		// in the language of whoever asks, whatever goes on when its turn comes
		queue.push({ id: next++, make: AsyncResource.bind(make), paper, form, done, failed, tell });
		if (queue.length === 1) void send();
	});
}

/** Stops the worker; what still waits is refused. */
export async function closePrintQueue(): Promise<void> {
	const stopped = worker;
	worker = null;
	clearTimeout(timer);
	for (const { failed } of queue.splice(0)) failed(new Error('the print queue is closed'));
	await stopped?.terminate();
}

/** Makes the first record in the queue, and only that one, and hands it to the worker. */
async function send(): Promise<void> {
	const [first] = queue;
	if (!first) return;
	wait();
	const { id, make, paper, form } = first;
	try {
		const order: Order = { id, record: await make(), paper, form };
		if (first !== queue[0]) return; // given up meanwhile
		worker ??= start();
		worker.postMessage(order);
	} catch (why) {
		if (first === queue[0]) failed(why);
	}
}

/** Waits for the next word of the worker. */
function wait(): void {
	clearTimeout(timer);
	timer = setTimeout(() => {
		fell('the print took too long');
	}, TIMEOUT);
}

function start(): Worker {
	const fresh = new Worker(resolve(import.meta.env.THREADS, 'prints.js'));
	fresh.unref(); // an idle print worker keeps no process alive
	fresh.on('message', (answer: Answer) => {
		if (fresh === worker && answer.id === queue[0]?.id) answered(answer);
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
	if ('failed' in answer) {
		failed(new Error(answer.failed));
		return;
	}
	clearTimeout(timer);
	queue.shift()?.done(answer.bytes);
	void send();
}

/** The first of the queue will not come; the next one is begun. */
function failed(why: unknown): void {
	clearTimeout(timer);
	queue.shift()?.failed(why);
	void send();
}

/** Drops the worker with the order that felled it; the next order gets a new one. */
function fell(why: string): void {
	const fallen = worker;
	worker = null;
	void fallen?.terminate();
	failed(new Error(why));
}
