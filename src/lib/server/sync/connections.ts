/** The sockets that are open: how many of each table, and when each is looked after. */
import type { Connection } from './connection.ts';

/** In how many parts they are looked after: thousands of pings at one moment would hold up everybody. */
const PARTS = 10;

export class Connections {
	readonly #parts: readonly Set<Connection>[] = Array.from({ length: PARTS }, () => new Set());
	readonly #tables = new Map<string, number>();
	#turn = 0;

	/** How many are open. */
	get size(): number {
		return this.#parts.reduce((sum, part) => sum + part.size, 0);
	}

	/** How many of a table are open. */
	ofTable(table: string): number {
		return this.#tables.get(table) ?? 0;
	}

	/** All that are open at this moment. */
	all(): Connection[] {
		return this.#parts.flatMap((part) => [...part]);
	}

	add(connection: Connection): void {
		const least = this.#parts.reduce((a, b) => (b.size < a.size ? b : a));
		least.add(connection);
		this.#count(connection, 1);
	}

	delete(connection: Connection): void {
		const part = this.#parts.find((one) => one.delete(connection));
		if (part) this.#count(connection, -1);
	}

	/** Looks after the next part of them; after ten times all have been. */
	beat(): void {
		this.#turn = (this.#turn + 1) % PARTS;
		for (const connection of [...(this.#parts[this.#turn] ?? [])]) connection.beat();
	}

	/** Milliseconds between two parts, where each is looked after every `beat` milliseconds. */
	static every(beat: number): number {
		return beat / PARTS;
	}

	#count({ table }: Connection, more: number): void {
		if (table === null) return;
		const count = this.ofTable(table) + more;
		if (count > 0) this.#tables.set(table, count);
		else this.#tables.delete(table);
	}
}
