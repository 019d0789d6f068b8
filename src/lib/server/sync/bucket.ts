/** How much anybody may send and ask, and how long one who did too much has to wait. */
import { Bucket } from '../base/bucket.ts';
import type { Line } from './polled.ts';

/** How many messages and bytes somebody may send, and how much work they may make, over however many connections. */
export class Allowance {
	readonly #messages: Bucket;
	readonly #bytes: Bucket;
	readonly #work: Bucket;
	#touched = Date.now();

	/** `share` times what one connection may send. */
	constructor(share: number) {
		this.#messages = new Bucket(100 * share, 1_000 * share);
		this.#bytes = new Bucket(256 * 1024 * share, 1024 * 1024 * share);
		this.#work = new Bucket(25_000 * share, 50_000 * share);
	}

	/** Takes one message and its bytes; answers the milliseconds to wait, 0 for none. */
	take(bytes: number, now = Date.now()): number {
		this.#touched = now;
		return Math.max(this.#messages.take(1, now), this.#bytes.take(bytes, now));
	}

	/** Takes steps of work, each about a millionth of a second; answers the milliseconds to wait, 0 for none. */
	work(steps: number, now = Date.now()): number {
		this.#touched = now;
		return this.#work.take(steps, now);
	}

	/** Whether it is full again, so that it can be forgotten. */
	isFull(now = Date.now()): boolean {
		return now - this.#touched > 60_000;
	}
}

/** Milliseconds of debt after which a connection is no longer made to wait, but closed. */
const DEBT = 10_000;

/** How fast the other end of a socket may say and ask: who says too much waits, and who owes too much is sent away. */
export class Pace {
	readonly #socket: Line;
	readonly #own = new Allowance(1);
	readonly #persons: Allowance;
	readonly #questions = new Bucket(4, 8);
	readonly #tooMuch: () => void;

	/** `persons` is what this person may send over all connections; `tooMuch` is called where the debt is beyond all waiting. */
	constructor(socket: Line, persons: Allowance, tooMuch: () => void) {
		this.#socket = socket;
		this.#persons = persons;
		this.#tooMuch = tooMuch;
	}

	/** Notes that these bytes have come. The socket is not read while it waits, and nothing is lost. */
	read(bytes: number): void {
		this.#wait(Math.max(this.#own.take(bytes), this.#persons.take(bytes), this.#persons.work(0)));
	}

	/** Notes that these steps of work were made; answers the milliseconds until there may be more. */
	work(steps: number): number {
		const wait = this.#persons.work(steps);
		this.#wait(wait);
		return wait;
	}

	/** Whether one more question is answered: each answer is far longer than its question. */
	mayAsk(): boolean {
		return this.#questions.take(1) === 0;
	}

	#wait(wait: number): void {
		if (wait > DEBT) this.#tooMuch();
		else if (wait > 0 && !this.#socket.isPaused) {
			this.#socket.pause();
			setTimeout(() => this.#socket.resume(), wait);
		}
	}
}
