/** A worker and the order it does: with so much memory, so much work and so much time for each. */
import type { Worker } from 'node:worker_threads';
import { Dropped, TooMuch, type Answer, type Job, type Order } from './orders.ts';

/** Milliseconds after which an order is given up that waits for something, and so makes no work. */
const TIMEOUT = 300_000;
/** Milliseconds after which a worker that nobody needs is ended: it gives back its memory. */
const REST = 300_000;

/** What a lane needs of a worker. */
export type Hand = Pick<Worker, 'postMessage' | 'on' | 'terminate' | 'cpuUsage'>;

/** Milliseconds of a processor that a worker has used; 0 where it does not run yet, or no more. */
const workOf = (worker: Hand): Promise<number> =>
	worker.cpuUsage().then(
		({ user, system }) => (user + system) / 1_000,
		() => 0
	);

/** A worker starts when it is first needed, and again after an order that felled it: that one alone fails. */
export class Lane<Asked, Part, Done> {
	readonly #open: () => Hand;
	readonly #work: number;
	readonly #free: () => void;
	#worker: Hand | null = null;
	#job: Job<Asked, Part, Done> | null = null;
	#timer: NodeJS.Timeout | undefined;
	#orders = 0;

	/** An order may make `work` milliseconds of work; `free` hears that it is done. */
	constructor(open: () => Hand, work: number, free: () => void) {
		this.#open = open;
		this.#work = work;
		this.#free = free;
	}

	/** Whose order it does; null where it is free. */
	get workshop(): string | null {
		return this.#job?.from.workshop ?? null;
	}

	/** Does an order; only for a free lane. */
	async take(job: Job<Asked, Part, Done>): Promise<void> {
		this.#job = job;
		const id = (this.#orders += 1);
		this.#after(TIMEOUT, () => this.#fell(new TooMuch('it was not put together in time')));
		try {
			const asked = await job.make();
			if (job !== this.#job) return; // given up meanwhile
			const worker = (this.#worker ??= this.#start());
			worker.postMessage({ id, asked } satisfies Order<Asked>);
			this.#watch(id, worker);
		} catch (why) {
			if (job === this.#job) this.#failed(why);
		}
	}

	/** Ends the worker; its order is refused. */
	async close(): Promise<void> {
		const stopped = this.#drop();
		const job = this.#job;
		this.#job = null;
		job?.failed(new Dropped('the thread is closed'));
		await stopped?.terminate();
	}

	/** Gives an order up once it has made too much work: looked at when it can have made that at the earliest. By a clock a busy machine would give up what is in order. */
	#watch(id: number, worker: Hand): void {
		const before = workOf(worker);
		const end = performance.now() + TIMEOUT;
		const look = async () => {
			const left = this.#work + (await before) - (await workOf(worker));
			if (!this.#job || this.#orders !== id || worker !== this.#worker) return;
			if (left <= 0 || performance.now() > end) this.#fell(new TooMuch('it took too long'));
			else this.#after(left, () => void look());
		};
		this.#after(this.#work, () => void look());
	}

	#after(wait: number, then: () => void): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(then, wait).unref();
	}

	#start(): Hand {
		const fresh = this.#open();
		fresh.on('message', (answer: Answer<Part, Done>) => {
			if (fresh === this.#worker) this.#answered(answer);
		});
		fresh.on('error', (error: NodeJS.ErrnoException) => {
			const full = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
			if (fresh === this.#worker) this.#fell(full ? new TooMuch(error.message) : error);
		});
		fresh.on('exit', (code: number) => {
			if (fresh === this.#worker) this.#fell(new Error(`the worker ended with ${String(code)}`));
		});
		return fresh;
	}

	#answered(answer: Answer<Part, Done>): void {
		if (!this.#job || this.#orders !== answer.id) return;
		if ('part' in answer) this.#job.hear(answer.part);
		else if ('failed' in answer) this.#failed(new Error(answer.failed));
		else {
			const { done } = this.#job;
			this.#end();
			done(answer.done);
			this.#free();
		}
	}

	/** The order at hand goes with the worker that it felled; the next one gets a new worker. */
	#fell(why: Error): void {
		void this.#drop()?.terminate();
		this.#failed(why);
	}

	#failed(why: unknown): void {
		const job = this.#job;
		this.#end();
		job?.failed(why);
		this.#free();
	}

	#end(): void {
		this.#job = null;
		this.#after(REST, () => void this.#drop()?.terminate());
	}

	#drop(): Hand | null {
		const worker = this.#worker;
		this.#worker = null;
		clearTimeout(this.#timer);
		return worker;
	}
}
