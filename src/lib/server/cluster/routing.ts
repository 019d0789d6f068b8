/** Who answers a visitor: this process, the one that owns the workshop, or nobody for a moment. */
import { postgres, storage } from '../storage/store.ts';
import type { Process } from '../storage/postgres/leases.ts';
import type { Postgres } from '../storage/postgres/postgres.ts';
import { trouble } from '../base/logger.ts';
import { askedBy, workshopAsked } from './asked.ts';

/** `later`: the owner cannot be reached or is not known, and nobody else may answer. */
export type Way = 'here' | 'later' | Process;

/** Milliseconds for which an owner is believed without asking again, from the last visitor that was handed to it: it says itself when it no longer is the owner, and one that cannot be reached is forgotten. */
const BELIEVED = 6_000;
/** How many owners are remembered. */
const REMEMBERED = 20_000;

class Routing {
	readonly #owners = new Map<string, { readonly owner: Process; at: number }>();
	/** When each workshop was last asked for here, by the process's running time. */
	readonly used = new Map<string, number>();
	/** Nothing is claimed any more: the process ends. */
	closed = false;

	/** The way for a request with this address; one that another process has sent goes no further. */
	async wayOf(url: string, relayed: boolean): Promise<Way> {
		const opened = postgres();
		const asked = askedBy(url);
		if (!opened || !asked) return 'here';
		try {
			const workshop = await workshopAsked(asked);
			return workshop === null ? 'here' : await this.#wayTo(opened, workshop, relayed);
		} catch (cause) {
			trouble('it could not be found out whose a workshop is', cause);
			return 'later';
		}
	}

	/** The way to a workshop. */
	async wayTo(workshop: string): Promise<Way> {
		const opened = postgres();
		return opened ? this.#wayTo(opened, workshop, false) : 'here';
	}

	/** This owner could not be reached, or is none any more: it is asked for anew. */
	forget(owner: Process): void {
		for (const [workshop, known] of this.#owners) {
			if (known.owner.owner === owner.owner) this.#owners.delete(workshop);
		}
	}

	async #wayTo({ leases }: Postgres, workshop: string, relayed: boolean): Promise<Way> {
		if (this.closed) return 'later';
		const now = performance.now();
		if (leases.holds(workshop, now)) {
			this.used.set(workshop, now);
			return 'here';
		}
		const known = this.#owners.get(workshop);
		if (!relayed && known && now - known.at < BELIEVED) {
			known.at = now;
			return known.owner;
		}
		const owner = await leases.claim(workshop);
		if (owner === 'mine') {
			this.used.set(workshop, now);
			return 'here';
		}
		// of one that was deleted anybody may say that it is gone
		if (!owner && !(await storage().workshop(workshop))) return 'here';
		if (!owner || relayed) return 'later';
		if (this.#owners.size >= REMEMBERED) this.#owners.clear();
		this.#owners.set(workshop, { owner, at: now });
		return owner;
	}
}

/** The one of this process. */
export const routing = new Routing();
