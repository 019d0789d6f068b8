/** Work done away from the tables, in turns: no workshop waits behind another's many orders, or behind its long one. */
import { AsyncResource } from 'node:async_hooks';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { whenGone } from './gone.ts';
import { Lane, type Hand } from './lane.ts';
import { Dropped, LineFull, type From, type Job } from './orders.ts';
import { Turns } from './turns.ts';

/** How many workers there are when they are needed: a workshop has one of them at a time, another is for the others. */
const LANES = 2;

/** What may differ from thread to thread. */
interface Settings {
	/** Milliseconds of a processor after which an order is given up. */
	readonly work?: number;
	/** In MB. */
	readonly memory?: number;
	/** How many orders of one person may wait. */
	readonly each?: number;
	/** How many orders may wait in all. */
	readonly most?: number;
	/** Opens a worker; only tests have others. */
	readonly open?: () => Hand;
}

const threads = new Set<{ close(): Promise<void> }>();

/** Ends all threads of the process; who still waits is refused. */
export async function closeThreads(): Promise<void> {
	await Promise.all([...threads].map((thread) => thread.close()));
}

export class Thread<Asked, Part, Done> {
	readonly #turns: Turns<Job<Asked, Part, Done>>;
	readonly #lanes: readonly Lane<Asked, Part, Done>[];

	/** One of the threads that `scripts/building/threads.mjs` bundles, by its name. */
	constructor(name: string, settings: Settings = {}) {
		const { work = 20_000, memory = 256, each = 5, most = 500 } = settings;
		const { open = () => workerOf(name, memory) } = settings;
		this.#turns = new Turns(each, most);
		const lane = () => new Lane<Asked, Part, Done>(open, work, () => this.#go());
		this.#lanes = Array.from({ length: LANES }, lane);
		threads.add(this);
		whenGone((workshop) => {
			for (const job of this.#turns.drop(workshop)) job.failed(new Dropped('its workshop is gone'));
		});
	}

	/**
	 * Does one more order when its turn has come; `make` puts it together then. Rejects with LineFull where too many wait,
	 * with TooMuch where it was given up, with Dropped where its workshop went while it waited.
	 */
	run(
		from: From,
		make: () => Asked | Promise<Asked>,
		hear: (part: Part) => void = () => undefined
	): Promise<Done> {
		return new Promise((done, failed) => {
			// in the asker's language, whatever goes on when its turn comes
			const job = { from, make: AsyncResource.bind(make), hear, done, failed };
			this.#turns.add(job, from)?.failed(new LineFull('too many orders wait'));
			this.#go();
		});
	}

	/** Ends the workers; who still waits is refused. */
	async close(): Promise<void> {
		for (const job of this.#turns.drop()) job.failed(new Dropped('the thread is closed'));
		await Promise.all(this.#lanes.map((lane) => lane.close()));
	}

	#go(): void {
		for (const lane of this.#lanes) {
			if (lane.workshop !== null) continue;
			const busy = new Set(this.#lanes.map(({ workshop }) => workshop));
			const job = this.#turns.next((workshop) => !busy.has(workshop));
			if (!job) return;
			void lane.take(job);
		}
	}
}

function workerOf(name: string, memory: number): Worker {
	const fresh = new Worker(resolve(import.meta.env.THREADS, `${name}.js`), {
		resourceLimits: { maxOldGenerationSizeMb: memory }
	});
	fresh.unref(); // an idle thread keeps no process alive
	return fresh;
}
