/** What a process remembers of the workshops that it owns: nobody else writes there, so what the database said stays true until it writes itself. */
import type { Leases } from './leases.ts';

/** Milliseconds in which a write that failed here may still come true there: longer than the database works at anything. */
const UNSURE = 30_000;

interface Known {
	/** Under which it was asked: with another one somebody else may have written. */
	readonly fence: number;
	readonly answers: Map<string, Promise<unknown>>;
	/** The last entry of each table whose log was written to. */
	readonly heads: Map<string, number>;
}

export class Answers {
	readonly #leases: Leases;
	readonly #known = new Map<string, Known>();
	/** Until when nothing is remembered of a workshop, by this process's running time. */
	readonly #unsure = new Map<string, number>();

	constructor(leases: Leases) {
		this.#leases = leases;
	}

	/**
	 * The answer to a question about a workshop: the one of before where the workshop has been this process's since,
	 * and nothing has been written. `what` names the question and all that goes into it.
	 */
	async of<Value>(workshop: string, what: string, ask: () => Promise<Value>): Promise<Value> {
		const fence = this.#leases.standing(workshop);
		if (fence === null || this.#isUnsure(workshop)) return ask();
		const { answers } = this.#under(workshop, fence);
		const known = answers.get(what);
		// the same words always ask the same question
		if (known) return structuredClone((await known) as Value);
		const asked = ask();
		answers.set(what, asked);
		asked.catch(() => answers.delete(what));
		return structuredClone(await asked);
	}

	#under(workshop: string, fence: number): Known {
		const before = this.#known.get(workshop);
		if (before?.fence === fence) return before;
		const known: Known = { fence, answers: new Map(), heads: new Map() };
		this.#known.set(workshop, known);
		return known;
	}

	/** An entry of a table was stored. */
	wrote(workshop: string, table: string, seq: number): void {
		const fence = this.#leases.standing(workshop);
		if (fence === null || this.#isUnsure(workshop)) return;
		const { heads } = this.#under(workshop, fence);
		heads.set(table, Math.max(seq, heads.get(table) ?? 0));
	}

	/** Whether nothing is in a table's log behind this entry; false where it would have to be asked. */
	isHead(workshop: string, table: string, seq: number): boolean {
		const known = this.#known.get(workshop);
		return known?.fence === this.#leases.standing(workshop) && known.heads.get(table) === seq;
	}

	#isUnsure(workshop: string): boolean {
		return (this.#unsure.get(workshop) ?? 0) > performance.now();
	}

	/** Something of the workshop was written. */
	forget(workshop: string): void {
		this.#known.delete(workshop);
	}

	/** Something was to be written, and it is not known whether it was, or will be yet. */
	doubt(workshop: string): void {
		this.#unsure.set(workshop, performance.now() + UNSURE);
		this.forget(workshop);
	}

	/** Forgets the workshops that are not this process's any more, and doubts that are over. */
	tidy(): void {
		for (const workshop of this.#known.keys()) {
			if (this.#leases.standing(workshop) === null) this.forget(workshop);
		}
		for (const workshop of this.#unsure.keys()) {
			if (!this.#isUnsure(workshop)) this.#unsure.delete(workshop);
		}
	}
}
