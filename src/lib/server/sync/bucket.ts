/** A token bucket: so much a second on average, and so much at once. */
export class Bucket {
	readonly #rate: number;
	readonly #burst: number;
	#left: number;
	#at: number;

	constructor(rate: number, burst: number, now = Date.now()) {
		this.#rate = rate;
		this.#burst = burst;
		this.#left = burst;
		this.#at = now;
	}

	/** Takes `amount`, on credit if need be; answers the milliseconds until the debt is paid, 0 for none. */
	take(amount: number, now = Date.now()): number {
		this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#rate);
		this.#at = now;
		this.#left -= amount;
		return Math.max(0, (-this.#left / this.#rate) * 1000);
	}
}

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

	/** Takes one message of so many bytes; answers the milliseconds to wait, 0 for none. */
	take(bytes: number, now = Date.now()): number {
		this.#touched = now;
		return Math.max(this.#messages.take(1, now), this.#bytes.take(bytes, now));
	}

	/** Takes so many steps of work, each about a millionth of a second; answers the milliseconds to wait, 0 for none. */
	work(steps: number, now = Date.now()): number {
		this.#touched = now;
		return this.#work.take(steps, now);
	}

	/** Whether it is full again, so that it can be forgotten. */
	isFull(now = Date.now()): boolean {
		return now - this.#touched > 60_000;
	}
}
