/** What is kept of a table's past: where each id stands in the log, and some of its states. */
import type { Entry, Past } from '../../engine/referee.ts';

/** After how many actions the state is kept: every other state is at most twice as many actions away from a kept one. */
export const EVERY = 32;
/** How many characters of states are kept of one table; beyond that the oldest are dropped, and worked out again when they are asked for. */
const MOST = 2_000_000;

export class Trail implements Past {
	readonly #seqs = new Map<string, number>();
	/** As text: far smaller than as objects, and nobody can write to it. */
	readonly #states = new Map<number, string>();
	#size = 0;
	#actions = 0;

	/** How many characters of states it keeps. */
	get size(): number {
		return this.#size;
	}

	/** Where the entry with this id stands; null where there is none. */
	seqOf(id: string): number | null {
		return this.#seqs.get(id) ?? null;
	}

	/** Notes the ids of a log. */
	follow(log: readonly Entry[]): void {
		for (const { id, seq } of log) this.#seqs.set(id, seq);
	}

	/** One more entry is stored, and this is the state after it. */
	add({ id, seq, deed }: Entry, state: unknown): void {
		this.#seqs.set(id, seq);
		if (deed.kind === 'rewind') this.#keep(deed.to, state);
		else if (deed.kind === 'action') this.remember(seq, state, ++this.#actions);
	}

	recall(seq: number): unknown {
		const text = this.#states.get(seq);
		return text === undefined ? undefined : JSON.parse(text);
	}

	remember(seq: number, state: unknown, actions: number): void {
		if (actions % EVERY === 0) this.#keep(seq, state);
	}

	#keep(seq: number, state: unknown): void {
		if (this.#states.has(seq)) return;
		const text = JSON.stringify(state);
		this.#states.set(seq, text);
		this.#size += text.length;
		for (const [oldest, { length }] of this.#states) {
			if (this.#size <= MOST) break;
			this.#states.delete(oldest);
			this.#size -= length;
		}
	}
}
