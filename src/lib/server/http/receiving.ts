/** Long bodies on their way in: so many bytes at once for all visitors together, and half of them for one network. */
import { totalmem } from 'node:os';

const MIB = 1024 * 1024;
/** A sixteenth of the machine's memory, and no more than this. */
const MOST = Math.min(256 * MIB, totalmem() / 16);

export class Receiving {
	readonly #most: number;
	readonly #networks = new Map<string, number>();
	#all = 0;

	constructor(most = MOST) {
		this.#most = most;
	}

	/** Takes some more bytes in; false where they would be too many, and then they do not count. */
	take(network: string, bytes: number): boolean {
		const own = (this.#networks.get(network) ?? 0) + bytes;
		if (this.#all + bytes > this.#most || own > this.#most / 2) return false;
		this.#networks.set(network, own);
		this.#all += bytes;
		return true;
	}

	/** Gives bytes back that were taken in. */
	give(network: string, bytes: number): void {
		const own = (this.#networks.get(network) ?? 0) - bytes;
		if (own > 0) this.#networks.set(network, own);
		else this.#networks.delete(network);
		this.#all -= bytes;
	}
}

/** What this process receives. */
export const receiving = new Receiving();
