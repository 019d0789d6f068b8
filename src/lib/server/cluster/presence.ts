/** How steadily this process says that it is there: where it could not for a moment, no other could either. */
import { LASTS } from '../storage/postgres/leases.ts';

/** It is said every two seconds: in a longer gap the database was away, or the machine very busy. */
const GAP = 3_000;

export class Presence {
	#said = -Infinity;
	#since = Infinity;

	/** It has said so, at this moment of its running time in milliseconds. */
	said(now: number): void {
		if (now - this.#said > GAP) this.#since = now;
		this.#said = now;
	}

	/** Whether it has said so without a gap for as long as a lease lasts: only then are others gone that say nothing. */
	isSteady(now: number): boolean {
		return now - this.#said <= GAP && now - this.#since >= LASTS;
	}
}
