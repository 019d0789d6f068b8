/** Whose each Yjs client id is in one document: content under another’s id would shut its owner’s out for ever. */
import type { Author } from '../storage/storage.ts';

/** How many ids are kept that were shown by a caret only; beyond that the oldest is forgotten. */
const LOOSE = 2_000;

export class Owners {
	readonly #stored: Map<number, string>;
	readonly #loose = new Map<number, string>();

	constructor(stored: readonly Author[] = []) {
		this.#stored = new Map(stored.map(({ client, member }) => [client, member]));
	}

	/** Whether this id is somebody else’s than these (a person, the facilitator, or one who is both). */
	isOthers(client: number, who: readonly string[]): boolean {
		const owner = this.ownerOf(client);
		return owner !== null && !who.includes(owner);
	}

	/** An id belongs to the first who writes or shows a caret under it. False where it is another’s. */
	claim(client: number, who: readonly string[]): boolean {
		const [first] = who;
		if (first === undefined || this.isOthers(client, who)) return false;
		if (this.ownerOf(client) === null) this.#loose.set(client, first);
		const [oldest] = this.#loose.keys();
		if (this.#loose.size > LOOSE && oldest !== undefined) this.#loose.delete(oldest);
		return true;
	}

	/** Of ids whose content is about to be stored, those whose owner is not stored yet. */
	unstored(clients: readonly number[]): Author[] {
		return clients.flatMap((client) => {
			const member = this.#loose.get(client);
			if (member === undefined) return [];
			this.#loose.delete(client);
			this.#stored.set(client, member);
			return [{ client, member }];
		});
	}

	/** Whose an id is; null where nobody knows. */
	ownerOf(client: number): string | null {
		return this.#stored.get(client) ?? this.#loose.get(client) ?? null;
	}
}
