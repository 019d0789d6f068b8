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
