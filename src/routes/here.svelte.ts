/** The machine that serves, as pages that are open on it hear of it: its addresses, and whether phones get through. */
import { ask } from '$lib/table/requests.ts';
import type { Here } from '$lib/server/http/here.ts';

/** Milliseconds between two questions. */
const LOOK = 5_000;
/** Milliseconds in which a class finds its way in, where nothing keeps it out. */
const MINUTE = 60_000;

export class Watch {
	/** Null on any other device, and until it is known. */
	here = $state.raw<Here | null>(null);
	/** Whether phones come by another address than when this page was opened. */
	moved = $state(false);
	/** Whether phones have had time to come. */
	waited = $state(false);
	readonly #opened = performance.now();
	/** The likeliest address, when there last was one. */
	#first: string | undefined;
	readonly #changed: () => void;
	readonly #clock = setInterval(() => void this.#look(), LOOK);

	/** Calls back when the machine has got other addresses. */
	constructor(changed: () => void) {
		this.#changed = changed;
		void this.#look();
	}

	/** Whoever sits here knows the new address. */
	know(): void {
		this.moved = false;
	}

	close(): void {
		clearInterval(this.#clock);
	}

	async #look(): Promise<void> {
		const answer = await ask<Here | null>('GET', '/api/here').catch(() => null);
		if (answer === null || 'error' in answer) return; // it may be there again
		if (answer.ok === null) this.close();
		else this.#hear(answer.ok);
	}

	/** Without a network phones can do nothing; afterwards it may be the same address. */
	#hear(now: Here): void {
		this.waited ||= performance.now() - this.#opened >= MINUTE;
		const [first = this.#first] = now.addresses;
		if (this.#first !== undefined && first !== this.#first) this.moved = true;
		this.#first = first;
		const isOther = this.here !== null && String(this.here.addresses) !== String(now.addresses);
		this.here = now;
		if (isOther) this.#changed();
	}
}
