/** Work that is due by itself, with nobody who would ask again: where the storage is away at that moment, it is done once that is back. */
import { isAway, isElsewhere } from './away.ts';
import { trouble } from './logger.ts';

/** Milliseconds until work is tried again that could not be done; up to twice as long, so that not all comes at once. */
const AGAIN = 1_000;

interface Job {
	timer: NodeJS.Timeout | undefined;
}

/** Some kind of work, due for a key each: a table, say. */
export class Due {
	readonly #event: string;
	readonly #work: (key: string) => Promise<void>;
	readonly #jobs = new Map<string, Job>();

	/** `event` is noted where the work fails for another reason than that the storage is away; then it is over. */
	constructor(event: string, work: (key: string) => Promise<void>) {
		this.#event = event;
		this.#work = work;
	}

	/** Whether something is due for this key, or being done. */
	has(key: string): boolean {
		return this.#jobs.has(key);
	}

	/** It is due in so many milliseconds, and not when it was before. */
	in(key: string, wait: number): void {
		const job = this.#begin(key);
		job.timer = setTimeout(() => void this.#do(key, job), wait).unref();
	}

	/** Does it at once. Never throws: what could not be done now is done later. */
	now(key: string): Promise<void> {
		return this.#do(key, this.#begin(key));
	}

	/** It is due no more: nothing is left to do, or it is another process's. */
	drop(key: string): void {
		clearTimeout(this.#jobs.get(key)?.timer);
		this.#jobs.delete(key);
	}

	#begin(key: string): Job {
		this.drop(key);
		const job: Job = { timer: undefined };
		this.#jobs.set(key, job);
		return job;
	}

	async #do(key: string, job: Job): Promise<void> {
		const again = await this.#isLeft(key);
		if (this.#jobs.get(key) !== job) return; // set anew or dropped meanwhile
		if (again) this.in(key, AGAIN * (1 + Math.random()));
		else this.#jobs.delete(key);
	}

	/** Does the work; whether it is to be done again. */
	async #isLeft(key: string): Promise<boolean> {
		try {
			await this.#work(key);
			return false;
		} catch (cause) {
			if (!isAway(cause)) trouble(this.#event, cause, key === '' ? {} : { of: key });
			return isAway(cause) && !isElsewhere(cause);
		}
	}
}
