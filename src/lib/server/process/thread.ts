/** Work done away from the tables: one order at a time, with so much memory and so much time each. */
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Milliseconds of a processor after which an order is given up: by a clock a busy machine would give up what is in order. */
const WORK = 20_000;
/** Milliseconds after which a thread is given up that waits for something, and so makes no work. */
const TIMEOUT = 300_000;
const MEMORY_MB = 256;

/** What a thread is asked, and what it says: parts as they are ready, and in the end how it went. */
export interface Order<Asked> {
	readonly id: number;
	readonly asked: Asked;
}
export type Answer<Part, Done> = { readonly id: number } & (
	{ readonly part: Part } | { readonly done: Done } | { readonly failed: string }
);

/** An order was given up: it took too long, or more memory than there is. */
export class TooMuch extends Error {}

interface Waiting<Asked, Part, Done> {
	readonly order: Order<Asked>;
	readonly hear: (part: Part) => void;
	readonly done: (done: Done) => void;
	readonly failed: (why: Error) => void;
}

/** Milliseconds of a processor that a thread has used; 0 where it does not run yet, or no more. */
const workOf = (worker: Worker): Promise<number> =>
	worker.cpuUsage().then(
		({ user, system }) => (user + system) / 1_000,
		() => 0
	);

/** A thread that starts when it is first needed, and again after an order that felled it: that one alone fails. */
export class Thread<Asked, Part, Done> {
	readonly #name: string;
	readonly #work: number;
	readonly #queue: Waiting<Asked, Part, Done>[] = [];
	#worker: Worker | null = null;
	#timer: NodeJS.Timeout | undefined;
	#orders = 0;

	/** One of the threads that `scripts/threads.mjs` bundles, by its name. An order may make `work` milliseconds of work. */
	constructor(name: string, work = WORK) {
		this.#name = name;
		this.#work = work;
	}

	/** Does one more order once those before it are done. Rejects with TooMuch where it was given up. */
	run(asked: Asked, hear: (part: Part) => void = () => undefined): Promise<Done> {
		return new Promise((done, failed) => {
			const order = { id: (this.#orders += 1), asked };
			this.#queue.push({ order, hear, done, failed });
			if (this.#queue.length === 1) this.#send();
		});
	}

	/** Stops the thread; who still waits is refused. */
	async close(): Promise<void> {
		const stopped = this.#drop();
		for (const { failed } of this.#queue.splice(0)) failed(new Error('the thread is closed'));
		await stopped?.terminate();
	}

	#send(): void {
		const [first] = this.#queue;
		if (!first) return;
		const worker = (this.#worker ??= this.#start());
		worker.postMessage(first.order);
		this.#watch(first.order.id, worker);
	}

	/** Gives an order up once it has made too much work: looked at when it can have made that at the earliest. */
	#watch(id: number, worker: Worker): void {
		const before = workOf(worker);
		const end = performance.now() + TIMEOUT;
		const look = async () => {
			const left = this.#work + (await before) - (await workOf(worker));
			if (this.#queue[0]?.order.id !== id || worker !== this.#worker) return;
			if (left <= 0 || performance.now() > end) this.#fell(new TooMuch('it took too long'));
			else lookIn(left);
		};
		const lookIn = (wait: number) => {
			this.#timer = setTimeout(() => void look(), wait).unref();
		};
		lookIn(this.#work);
	}

	#start(): Worker {
		const fresh = new Worker(resolve(import.meta.env.THREADS, `${this.#name}.js`), {
			resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB }
		});
		fresh.unref(); // an idle thread keeps no process alive
		fresh.on('message', (answer: Answer<Part, Done>) => {
			if (fresh === this.#worker) this.#answered(answer);
		});
		fresh.on('error', (error: NodeJS.ErrnoException) => {
			const full = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
			if (fresh === this.#worker) this.#fell(full ? new TooMuch(error.message) : error);
		});
		return fresh;
	}

	#answered(answer: Answer<Part, Done>): void {
		const [first] = this.#queue;
		if (first?.order.id !== answer.id) return;
		if ('part' in answer) {
			first.hear(answer.part);
			return;
		}
		clearTimeout(this.#timer);
		this.#queue.shift();
		if ('failed' in answer) first.failed(new Error(answer.failed));
		else first.done(answer.done);
		this.#send();
	}

	/** The order at hand goes with the thread that it felled; the next one gets a new thread. */
	#fell(why: Error): void {
		void this.#drop()?.terminate();
		this.#queue.shift()?.failed(why);
		this.#send();
	}

	#drop(): Worker | null {
		const worker = this.#worker;
		this.#worker = null;
		clearTimeout(this.#timer);
		return worker;
	}
}
