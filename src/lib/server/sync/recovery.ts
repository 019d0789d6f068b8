/**
 * Reads what a document says from its stored updates without Yjs: each letter is put behind the one it was written
 * behind. Where nobody wrote at the same place at the same time, that is what Yjs would make of it; and it takes no
 * longer for updates that are made to take long.
 */
import { textOf } from './bytes.ts';
import type { Stretch, Told } from './plain.ts';
import { scan, type Deletion, type Struct } from './scan.ts';

interface Node {
	readonly client: number;
	readonly clock: number;
	length: number;
	letters: string | null;
	text: string;
	before: Node | null;
	next: Node | null;
}

/** What these updates say together, as far as they can be read. */
export function recovered(updates: readonly Uint8Array[]): Told {
	const letters = new Recovery();
	const deletions = updates.flatMap((update) => letters.read(update));
	letters.place();
	for (const deletion of deletions) letters.remove(deletion);
	return letters.told();
}

class Recovery {
	/** By client, in the order of their clocks: what was read, and of it what has found its place. */
	readonly #read = new Map<number, Struct[]>();
	readonly #placed = new Map<number, Node[]>();
	readonly #next = new Map<number, number>();
	/** Each text's beginning and its last stretch. */
	readonly #texts = new Map<string, { readonly head: Node; tail: Node }>();

	/** Takes in what can be read of an update; what it deletes comes later. */
	read(update: Uint8Array): Deletion[] {
		const deletions: Deletion[] = [];
		try {
			const structs = scan(update);
			let next = structs.next();
			for (; !next.done; next = structs.next()) {
				const own = this.#read.get(next.value.client) ?? [];
				this.#read.set(next.value.client, own);
				if (next.value.kind !== 'skip') own.push({ ...next.value });
			}
			deletions.push(...next.value);
		} catch {
			// what comes before the mistake counts
		}
		return deletions;
	}

	/** Puts everything where it belongs: each client's letters in their order, and after those that they stand beside. */
	place(): void {
		for (const own of this.#read.values()) own.sort((a, b) => a.clock - b.clock);
		for (const client of this.#read.keys()) {
			const waiting = [client];
			for (let one = waiting.at(-1); one !== undefined; one = waiting.at(-1)) {
				const missing = this.#step(one, waiting);
				if (missing === null) waiting.pop();
				else if (missing !== one) waiting.push(missing);
			}
		}
	}

	/** Places a client's next letters: answers the client, another one that has to come first, or null when all are placed. */
	#step(client: number, waiting: readonly number[]): number | null {
		const at = this.#next.get(client) ?? 0;
		const struct = this.#read.get(client)?.[at];
		if (!struct) return null;
		const sides = [
			[struct.leftClient, struct.leftClock],
			[struct.rightClient, struct.rightClock]
		] as const;
		for (const [beside, clock] of sides) {
			const comes = this.#read.get(beside)?.[this.#next.get(beside) ?? 0];
			const isMissing = comes && comes.clock <= clock && this.#endOf(beside) <= clock;
			if (isMissing && !waiting.includes(beside)) return beside;
		}
		this.#next.set(client, at + 1);
		this.#put(struct);
		return client;
	}

	#put(struct: Struct): void {
		const { client, clock, length, kind } = struct;
		const known = this.#endOf(client) - clock;
		if (known >= length || kind === 'gc') return;
		const skipped = Math.max(0, known);
		const beside = skipped > 0 ? this.#upTo(client, clock + skipped - 1) : this.#besides(struct);
		if (!beside) return;
		const letters = kind === 'text' ? textOf(struct.letters).slice(skipped) : null;
		const node: Node = {
			client,
			clock: clock + skipped,
			length: length - skipped,
			letters,
			text: beside.text,
			before: null,
			next: null
		};
		this.#insert(node, beside);
		const own = this.#placed.get(client) ?? [];
		this.#placed.set(client, own);
		own.push(node);
	}

	/** Behind what a struct's letters stand. */
	#besides({ root, leftClient, leftClock, rightClient, rightClock }: Struct): Node | null {
		if (root !== null) return this.#text(root).tail;
		const left = this.#upTo(leftClient, leftClock);
		if (left) return left;
		const right = this.#from(rightClient, rightClock);
		return right?.before ?? null;
	}

	#text(name: string): { readonly head: Node; tail: Node } {
		const known = this.#texts.get(name);
		if (known) return known;
		const head = {
			client: -1,
			clock: 0,
			length: 0,
			letters: null,
			text: name,
			before: null,
			next: null
		};
		const text = { head, tail: head };
		this.#texts.set(name, text);
		return text;
	}

	#insert(node: Node, before: Node): void {
		node.before = before;
		node.next = before.next;
		if (before.next) before.next.before = node;
		else this.#text(node.text).tail = node;
		before.next = node;
	}

	#endOf(client: number): number {
		const last = this.#placed.get(client)?.at(-1);
		return last ? last.clock + last.length : 0;
	}

	/** The stretch that begins with this letter. */
	#from(client: number, clock: number): Node | null {
		const found = this.#indexOf(client, clock);
		const node = this.#placed.get(client)?.[found];
		if (!node) return null;
		return node.clock === clock ? node : this.#split(client, found, clock);
	}

	/** The stretch that ends with this letter. */
	#upTo(client: number, clock: number): Node | null {
		const found = this.#indexOf(client, clock);
		const node = this.#placed.get(client)?.[found];
		if (!node) return null;
		if (node.clock + node.length > clock + 1) this.#split(client, found, clock + 1);
		return node;
	}

	#indexOf(client: number, clock: number): number {
		const own = this.#placed.get(client) ?? [];
		let [low, high] = [0, own.length - 1];
		while (low <= high) {
			const middle = (low + high) >> 1;
			const node = own[middle];
			if (!node) return -1;
			if (node.clock > clock) high = middle - 1;
			else if (node.clock + node.length <= clock) low = middle + 1;
			else return middle;
		}
		return -1;
	}

	/** Cuts a stretch before a letter of it, and answers its second part. */
	#split(client: number, index: number, clock: number): Node | null {
		const own = this.#placed.get(client) ?? [];
		const node = own[index];
		if (!node) return null;
		const first = clock - node.clock;
		const rest: Node = {
			...node,
			clock,
			length: node.length - first,
			letters: node.letters?.slice(first) ?? null
		};
		node.length = first;
		node.letters = node.letters?.slice(0, first) ?? null;
		this.#insert(rest, node);
		own.splice(index + 1, 0, rest);
		return rest;
	}

	remove({ client, clock, end }: Deletion): void {
		for (let node = this.#from(client, clock); node;) {
			if (node.clock + node.length > end) this.#upTo(client, end - 1);
			node.letters = null;
			const next = node.clock + node.length;
			node = next < end ? this.#from(client, next) : null;
		}
	}

	told(): Told {
		return new Map([...this.#texts].map(([name, { head }]) => [name, after(head)]));
	}
}

function* after(head: Node): Generator<Stretch> {
	for (let node = head.next; node; node = node.next) yield node;
}
