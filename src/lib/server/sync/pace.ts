/** How fast the other end of a socket may say and ask: who says too much waits, and who owes too much is sent away. */
import { Allowance, Bucket } from './bucket.ts';
import type { Line } from './polled.ts';

/** Milliseconds of debt after which a connection is no longer made to wait, but closed. */
const DEBT = 10_000;

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

	/** So many bytes have come. The socket is not read while it waits, and nothing is lost. */
	read(bytes: number): void {
		this.#wait(Math.max(this.#own.take(bytes), this.#persons.take(bytes), this.#persons.work(0)));
	}

	/** So many steps of work were made: after how many milliseconds there may be more. */
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
			setTimeout(() => {
				this.#socket.resume();
			}, wait);
		}
	}
}
