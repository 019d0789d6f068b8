/** Tells a client of ours how many of its edits are stored. */
import type { Cut } from './cut.ts';
import { cutFrame, storedFrame } from './wire.ts';

export class Receipts {
	#wanted: boolean;
	readonly #send: (frame: Uint8Array) => void;
	#edits = 0;
	#stored = 0;
	#told = 0;

	/** A stock client wants none. */
	constructor(wanted: boolean, send: (frame: Uint8Array) => void) {
		this.#wanted = wanted;
		this.#send = send;
	}

	get wanted(): boolean {
		return this.#wanted;
	}

	/** One more edit has come; how to tell that it is stored, and what of it was taken out again. */
	came(): (cuts: readonly Cut[]) => void {
		const count = (this.#edits += 1);
		return (cuts) => {
			if (!this.#wanted) return;
			if (cuts.length > 0) this.#send(cutFrame(cuts));
			this.#tell(count);
		};
	}

	/** From now on nothing is called stored. */
	end(): void {
		this.#wanted = false;
	}

	/** Several at once are told as one. */
	#tell(count: number): void {
		if (this.#stored === this.#told) {
			queueMicrotask(() => {
				this.#told = this.#stored;
				this.#send(storedFrame(this.#told));
			});
		}
		this.#stored = count;
	}
}
