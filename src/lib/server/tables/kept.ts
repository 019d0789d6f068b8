/** Tables in memory: as many as there is room for; the others are read again from their logs. */
import { getHeapStatistics } from 'node:v8';
import type { HostedTable } from './hosted.ts';

/** Bytes that a table takes, roughly: its state and what it was made of; and each entry of its log. */
const TABLE = 256 * 1024;
const ENTRY = 3 * 1024;
/** The part of the memory which Node gives a process that may be full of tables; documents and sockets need the rest. */
const SHARE = 1 / 4;

export class Kept {
	readonly #room: number;
	readonly #chance: () => number;
	readonly #tables = new Map<string, { readonly hosted: HostedTable; readonly weight: number }>();
	#weight = 0;

	/** `room` in bytes; `chance` from 0 to below 1 picks who makes room. */
	constructor(room = getHeapStatistics().heap_size_limit * SHARE, chance = Math.random) {
		this.#room = room;
		this.#chance = chance;
	}

	/** How many there are. */
	get size(): number {
		return this.#tables.size;
	}

	get(id: string): HostedTable | undefined {
		return this.#tables.get(id)?.hosted;
	}

	/** Keeps a table as it is now, if need be in place of others. */
	put(hosted: HostedTable): void {
		const { position, trail } = hosted;
		const { id } = hosted.table;
		this.drop(id);
		const weight = TABLE + ENTRY * position.log.length + trail.size;
		this.#tables.set(id, { hosted, weight });
		this.#weight += weight;
		while (this.#weight > this.#room && this.#tables.size > 1) this.#makeRoom();
	}

	/** Forgets a table. */
	drop(id: string): void {
		this.#weight -= this.#tables.get(id)?.weight ?? 0;
		this.#tables.delete(id);
	}

	/**
	 * Any table but the one that was put last. Where all are asked in turn and one more than fits, the one that was asked
	 * longest ago is always the next to be asked: each would be read anew every time.
	 */
	#makeRoom(): void {
		const others = [...this.#tables.keys()].slice(0, -1);
		const picked = others[Math.floor(this.#chance() * others.length)];
		if (picked !== undefined) this.drop(picked);
	}
}
