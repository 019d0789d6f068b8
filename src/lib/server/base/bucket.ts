/** A token bucket: so much a second on average, and so much at once. */
export class Bucket {
	readonly #rate: number;
	readonly #burst: number;
	#left: number;
	#at: number;

	/** `rate` a second; `now` in milliseconds by the clock that it is asked with. */
	constructor(rate: number, burst: number, now = Date.now()) {
		this.#rate = rate;
		this.#burst = burst;
		this.#left = burst;
		this.#at = now;
	}

	/** When it was last looked at. */
	get touched(): number {
		return this.#at;
	}

	/** Takes `amount`, on credit if need be; answers the milliseconds until the debt is paid, 0 for none. */
	take(amount: number, now = Date.now()): number {
		this.#fill(now);
		this.#left -= amount;
		return Math.max(0, (-this.#left / this.#rate) * 1000);
	}

	/** Milliseconds until there is so much; 0 for now. */
	until(amount: number, now = Date.now()): number {
		this.#fill(now);
		return Math.max(0, ((amount - this.#left) / this.#rate) * 1000);
	}

	#fill(now: number): void {
		this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#rate);
		this.#at = now;
	}
}
