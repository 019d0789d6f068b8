/** Who owns which workshop: one process at a time, by a lease that runs out by the database's clock, with a fence that every write carries. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { NotOwner } from '../../base/away.ts';
import type { Asking, Database } from './database.ts';

/** Milliseconds that a lease lasts; it is renewed three times in that time. */
export const LASTS = 6_000;
/** For how many leases a process that has lost a workshop does not claim it back: by then all has ended that began before. */
const REST = 5 / 3;

/** When a lease runs out that begins now, as SQL; its length in milliseconds. */
export const until = (lasts: number): string =>
	`clock_timestamp() + interval '${lasts} milliseconds'`;

/** A process as others find it. */
export interface Process {
	/** Anew with every start. */
	readonly owner: string;
	/** Where other processes reach it. */
	readonly address: string;
}

interface Held {
	readonly fence: number;
	/** By this process's running time, counted from before the database was asked. */
	until: number;
}

/** Whose a workshop is: this process's, another's that lives, or unknown here. */
export type Owner = 'mine' | Process | null;

export class Leases {
	readonly me: Process;
	/** Writes claim what nobody owns, where no request has done so before: one process by itself, and tests. */
	readonly #eager: boolean;
	readonly #db: Database;
	readonly #held = new Map<string, Held>();
	readonly #lost = new Map<string, number>();
	/** Visitors who come together share one claim. */
	readonly #claiming = new Map<string, Promise<Owner>>();
	/** Told of every workshop before the first thing is done with it here, and after it is another's. */
	readonly watchers: ((workshop: string, now: 'claimed' | 'lost') => Promise<void>)[] = [];
	/** How many writes were refused because they came too late. */
	fenced = 0;

	/** What is decided now by what was read before, and the fence under which it was. */
	readonly #deciding = new AsyncLocalStorage<{
		readonly workshop: string;
		readonly fence: number;
	}>();
	readonly #lasts: number;
	readonly #until: string;

	constructor(db: Database, me: Process, eager: boolean, lasts = LASTS) {
		this.#db = db;
		this.me = me;
		this.#eager = eager;
		this.#lasts = lasts;
		this.#until = until(lasts);
	}

	/** The workshops that are held here. */
	get held(): readonly string[] {
		return [...this.#held.keys()];
	}

	/** Whether this process may speak for the workshop, as far as it knows without asking. */
	holds(workshop: string, now = performance.now()): boolean {
		return (this.#held.get(workshop)?.until ?? 0) > now;
	}

	/** The fence under which this process may speak for the workshop, as far as it knows without asking; null where it may not. */
	standing(workshop: string): number | null {
		return this.holds(workshop) ? (this.#held.get(workshop)?.fence ?? null) : null;
	}

	/** Whose the workshop is, after a claim where it was nobody's. */
	claim(workshop: string): Promise<Owner> {
		if (this.holds(workshop)) return Promise.resolve('mine');
		const claiming = this.#claiming.get(workshop) ?? this.#claimed(workshop);
		this.#claiming.set(workshop, claiming);
		return claiming.finally(() => this.#claiming.delete(workshop));
	}

	async #claimed(workshop: string): Promise<Owner> {
		const rest = REST * this.#lasts;
		const rests = performance.now() - (this.#lost.get(workshop) ?? -rest) < rest;
		const known = this.#held.get(workshop);
		// a lease of our own that ran out unseen by others is renewed: what is in memory is still right
		if (known && (await this.#renewOne(workshop, known))) return 'mine';
		// looked at first: to take it would wait for a process that is writing there
		const other = await this.#otherAt(workshop);
		if (other || rests) return other;
		return (await this.#take(workshop)) ? 'mine' : this.#otherAt(workshop);
	}

	#otherAt(workshop: string): Promise<Process | null> {
		return this.#db.one<Process>(
			'SELECT owner, address FROM leases WHERE workshop = $1 AND owner <> $2 AND until > clock_timestamp()',
			[workshop, this.me.owner]
		);
	}

	async #take(workshop: string): Promise<boolean> {
		const asked = performance.now();
		const row = await this.#db.one<{ fence: number }>(
			`INSERT INTO leases (workshop, owner, address, fence, until)
			SELECT id, $2, $3, 1, ${this.#until} FROM workshops WHERE id = $1
			ON CONFLICT (workshop) DO UPDATE SET owner = $2, address = $3, fence = leases.fence + 1, until = ${this.#until}
			WHERE leases.until < clock_timestamp() RETURNING fence`,
			[workshop, this.me.owner, this.me.address]
		);
		if (!row) return false;
		for (const watch of this.watchers) await watch(workshop, 'claimed');
		this.#held.set(workshop, { fence: row.fence, until: asked + this.#lasts });
		return true;
	}

	async #renewOne(workshop: string, held: Held): Promise<boolean> {
		const kept = await this.#renewed([[workshop, held]]);
		if (!kept.has(workshop)) await this.lose(workshop);
		return kept.has(workshop);
	}

	/** In the transaction that makes a workshop: it is this process's from the first moment. */
	async first(ask: Asking, workshop: string): Promise<void> {
		const asked = performance.now();
		await ask.run(`INSERT INTO leases VALUES ($1, $2, $3, 1, ${this.#until})`, [
			workshop,
			this.me.owner,
			this.me.address
		]);
		this.#held.set(workshop, { fence: 1, until: asked + this.#lasts });
	}

	/** The workshop is deleted, or was never made. */
	drop(workshop: string): void {
		this.#held.delete(workshop);
	}

	/** What a write of this workshop carries: workshop, owner and fence. Throws NotOwner where it is another's. */
	async fence(workshop: string): Promise<readonly [string, string, number]> {
		if (this.#eager && !this.holds(workshop)) await this.claim(workshop);
		const held = this.#held.get(workshop);
		const deciding = this.#deciding.getStore();
		const changed = deciding?.workshop === workshop && deciding.fence !== held?.fence;
		if (!held || changed) throw new NotOwner(workshop);
		return [workshop, this.me.owner, held.fence];
	}

	/** Work that writes what it decides by what it reads: it throws NotOwner where the workshop was another's in between, though it is this process's again. */
	async deciding<Value>(workshop: string, work: () => Promise<Value>): Promise<Value> {
		const [, , fence] = await this.fence(workshop);
		return this.#deciding.run({ workshop, fence }, work);
	}

	/** A write came too late: its fence is not the lease's any more. */
	async refused(workshop: string): Promise<NotOwner> {
		this.fenced += 1;
		await this.lose(workshop);
		return new NotOwner(workshop);
	}

	/** Another process has the workshop now. */
	async lose(workshop: string): Promise<void> {
		if (!this.#held.delete(workshop)) return;
		this.#lost.set(workshop, performance.now());
		for (const watch of this.watchers) await watch(workshop, 'lost');
	}

	/** Renews all leases in one statement; those that are another's by now are lost. */
	async renew(): Promise<void> {
		const asked = performance.now();
		for (const [workshop, at] of this.#lost)
			if (asked - at > REST * this.#lasts) this.#lost.delete(workshop);
		const before = [...this.#held];
		if (before.length === 0) return;
		const kept = await this.#renewed(before);
		for (const [workshop, held] of before) {
			const same = this.#held.get(workshop) === held;
			if (same && !kept.has(workshop)) await this.lose(workshop);
		}
	}

	async #renewed(held: readonly (readonly [string, Held])[]): Promise<ReadonlySet<string>> {
		const asked = performance.now();
		const rows = await this.#db.many<{ workshop: string }>(
			`UPDATE leases SET until = ${this.#until}
			FROM unnest($2::text[], $3::bigint[]) AS mine (workshop, fence)
			WHERE leases.workshop = mine.workshop AND leases.fence = mine.fence AND leases.owner = $1
			RETURNING leases.workshop`,
			[this.me.owner, held.map(([workshop]) => workshop), held.map(([, { fence }]) => fence)]
		);
		const kept = new Set(rows.map(({ workshop }) => workshop));
		for (const [workshop, one] of held) if (kept.has(workshop)) one.until = asked + this.#lasts;
		return kept;
	}

	/** Gives these back, so that any process may have them at once. */
	async release(workshops = this.held): Promise<void> {
		const mine = workshops.filter((workshop) => this.#held.delete(workshop));
		await this.#db.run(
			'UPDATE leases SET until = clock_timestamp() WHERE owner = $1 AND workshop = ANY($2::text[])',
			[this.me.owner, mine]
		);
	}
}
