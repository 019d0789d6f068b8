/** A fair line: workshops have their turns one after the other, and within a workshop its people. */
import type { From } from './orders.ts';

export class Turns<Order> {
	readonly #each: number;
	readonly #most: number;
	/** Whose turn comes next stands first, among workshops and among the people of each. */
	readonly #waiting = new Map<string, Map<string, Order[]>>();

	/** At most `each` orders of one person wait, and `most` of all. */
	constructor(each: number, most: number) {
		this.#each = each;
		this.#most = most;
	}

	/** How many wait. */
	get size(): number {
		return [...this.#waiting.keys()].reduce((sum, workshop) => sum + this.#sizeOf(workshop), 0);
	}

	/**
	 * Takes one more order in. Answers the one that has no place in the line: this one where its person has enough waiting;
	 * where the line is full, the last one of the workshop that has most of it, which may be this one's own. Null where all have a place.
	 */
	add(order: Order, { workshop, who }: From): Order | null {
		const own = this.#waiting.get(workshop)?.get(who)?.length ?? 0;
		if (own >= this.#each) return order;
		const pushed = this.size < this.#most ? null : this.#push(workshop);
		if (pushed === undefined) return order;
		const people = this.#waiting.get(workshop) ?? new Map<string, Order[]>();
		this.#waiting.set(workshop, people);
		people.set(who, [...(people.get(who) ?? []), order]);
		return pushed;
	}

	/** The order whose turn it is, of the workshops that are free; it waits no more. */
	next(isFree: (workshop: string) => boolean = () => true): Order | undefined {
		for (const [workshop, people] of this.#waiting) {
			if (!isFree(workshop)) continue;
			const [who = ''] = people.keys();
			const [order, ...rest] = people.get(who) ?? [];
			people.delete(who);
			if (rest.length > 0) people.set(who, rest);
			this.#waiting.delete(workshop);
			if (people.size > 0) this.#waiting.set(workshop, people);
			return order;
		}
		return undefined;
	}

	/** Takes out all that waits of one workshop, or of all. */
	drop(workshop?: string): Order[] {
		const gone = workshop === undefined ? [...this.#waiting.keys()] : [workshop];
		return gone.flatMap((one) => {
			const orders = [...(this.#waiting.get(one)?.values() ?? [])].flat();
			this.#waiting.delete(one);
			return orders;
		});
	}

	#sizeOf(workshop: string): number {
		const people = this.#waiting.get(workshop)?.values() ?? [];
		return [...people].reduce((sum, { length }) => sum + length, 0);
	}

	/** Makes room by taking the last order of the workshop that has most waiting; nothing where that is the asking one. */
	#push(asking: string): Order | undefined {
		const sizes = [...this.#waiting.keys()].map((one) => [one, this.#sizeOf(one)] as const);
		const [fullest, size] = sizes.reduce((a, b) => (b[1] > a[1] ? b : a));
		if (size <= this.#sizeOf(asking) + 1) return undefined;
		const people = this.#waiting.get(fullest);
		const who = [...(people?.keys() ?? [])].at(-1) ?? '';
		const orders = people?.get(who) ?? [];
		const last = orders.pop();
		if (orders.length === 0) people?.delete(who);
		return last;
	}
}
