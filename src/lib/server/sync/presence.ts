/** Who is here: somebody comes with their first socket and has gone soon after their last. */
import { trouble } from '../base/logger.ts';
import type { Member } from '../storage/storage.ts';

/** Milliseconds: a page that is loaded again is away for less. */
const GRACE = 2_000;

interface Presence {
	sockets: number;
	leaving: NodeJS.Timeout | null;
	/** What is being told, one after the other. */
	told: Promise<void>;
}

export class Attendance {
	readonly #tell: (member: Member, present: boolean) => Promise<void>;
	readonly #present = new Map<string, Presence>();

	constructor(tell: (member: Member, present: boolean) => Promise<void>) {
		this.#tell = tell;
	}

	/** How many sockets this person has open. */
	socketsOf(member: string): number {
		return this.#present.get(member)?.sockets ?? 0;
	}

	/** A socket of this person opened. */
	enter(member: Member): void {
		let presence = this.#present.get(member.id);
		if (!presence) {
			presence = { sockets: 0, leaving: null, told: Promise.resolve() };
			this.#present.set(member.id, presence);
			this.#next(presence, member, true);
		}
		presence.sockets += 1;
		if (presence.leaving) clearTimeout(presence.leaving);
		presence.leaving = null;
	}

	/** A socket of this person closed. */
	leave(member: Member): void {
		const presence = this.#present.get(member.id);
		if (!presence) return;
		presence.sockets -= 1;
		if (presence.sockets > 0) return;
		presence.leaving = setTimeout(() => {
			this.#present.delete(member.id);
			this.#next(presence, member, false);
		}, GRACE);
		presence.leaving.unref();
	}

	/** Tells nothing more: the process ends, and those who are here come back to the next one. */
	stop(): void {
		for (const { leaving } of this.#present.values()) if (leaving) clearTimeout(leaving);
		this.#present.clear();
	}

	#next(presence: Presence, member: Member, present: boolean): void {
		presence.told = presence.told
			.then(() => this.#tell(member, present))
			.catch((error: unknown) => trouble('presence could not be noted', error));
	}
}
