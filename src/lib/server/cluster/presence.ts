/** How steadily this process says that it is there: where it could not for a moment, no other could either. */
import { LASTS } from '../storage/postgres/leases.ts';

/** Said every two seconds; after a longer gap the database was away, or the machine was very busy. */
const GAP = 3_000;

export class Presence {
	#said = -Infinity;
	#since = Infinity;

	/** It has said so, at this moment of its running time in milliseconds. */
	said(now: number): void {
		if (now - this.#said > GAP) this.#since = now;
		this.#said = now;
	}

	/** Whether the silence of others means that they are gone: since the last gap each has had as long to come back as a lease lasts. */
	tells(now: number): boolean {
		return now - this.#said <= GAP && now - this.#since >= LASTS;
	}
}
