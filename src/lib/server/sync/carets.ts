/** Where the others write just now (Yjs awareness): passed on, never stored, and nobody speaks for another. */
import * as encoding from 'lib0/encoding';
import { isObject } from '../../engine/json.ts';
import type { Member } from '../storage/storage.ts';
import { Bytes } from './bytes.ts';
import { Owners } from './owners.ts';

/** What stands beside a caret: the server's word, whatever the client says. */
export type User =
	| { readonly name: string; readonly seat: number; readonly member: string }
	| { readonly name: ''; readonly seat: null; readonly facilitator: true };

/** A connection that shows carets. */
export interface Writer {
	readonly user: User;
	/** Under which names it may write: its person's, the facilitator's, or both. */
	readonly who: readonly string[];
}

interface Caret {
	readonly clock: number;
	/** As JSON; null for one that is gone. */
	readonly state: string;
}

type Change = readonly [id: number, clock: number, state: string];

const BYTES = 2 * 1024;
const IDS = 4;
const ID_LIMIT = 2 ** 32;
const CLOCK_LIMIT = 2 ** 31;

export class Carets {
	readonly #carets = new Map<number, Caret>();
	readonly #writers = new Map<number, Writer>();
	readonly #owners: Owners;

	/** `owners` knows whose the ids are that write in the same document. */
	constructor(owners = new Owners()) {
		this.#owners = owners;
	}

	/** Takes what a connection says of its own carets; answers what the others are to hear. Throws on malformed bytes. */
	receive(writer: Writer, states: Uint8Array): Uint8Array | null {
		if (states.length > BYTES) throw new Error('too long');
		const bytes = new Bytes(states);
		const changes: Change[] = [];
		for (let left = bytes.uint(); left > 0; left -= 1) {
			const id = bytes.uint();
			const clock = bytes.uint();
			const state: unknown = JSON.parse(bytes.text());
			if (state !== null && !isObject(state)) continue;
			if (!this.#binds(writer, id) || !this.#isNews(id, clock, state)) continue;
			changes.push([id, clock, state ? JSON.stringify({ ...state, user: writer.user }) : 'null']);
		}
		bytes.end();
		return this.#change(changes);
	}

	/** Takes away the carets of a connection that closes; answers what the others are to hear. */
	leave(writer: Writer): Uint8Array | null {
		const changes: Change[] = [];
		for (const [id, owner] of [...this.#writers]) {
			if (owner !== writer) continue;
			this.#writers.delete(id);
			const caret = this.#carets.get(id);
			if (caret) changes.push([id, caret.clock, 'null']);
		}
		return this.#change(changes);
	}

	/** All carets, for somebody who has just come. */
	all(): Uint8Array | null {
		return encode([...this.#carets].map(([id, { clock, state }]) => [id, clock, state]));
	}

	/** An id belongs to the connection that named it first, and to its person's next one. */
	#binds(writer: Writer, id: number): boolean {
		const owner = this.#writers.get(id);
		if (owner === writer) return true;
		const ids = [...this.#writers.values()].filter((other) => other === writer).length;
		if (id >= ID_LIMIT || ids >= IDS || !this.#owners.claim(id, writer.who)) return false;
		this.#writers.set(id, writer);
		return true;
	}

	#isNews(id: number, clock: number, state: object | null): boolean {
		const caret = this.#carets.get(id);
		if (clock >= CLOCK_LIMIT || (!caret && !state)) return false;
		return !caret || clock > caret.clock || (clock === caret.clock && !state);
	}

	#change(changes: readonly Change[]): Uint8Array | null {
		for (const [id, clock, state] of changes) {
			if (state === 'null') this.#carets.delete(id);
			else this.#carets.set(id, { clock, state });
		}
		return encode(changes);
	}
}

function encode(changes: readonly Change[]): Uint8Array | null {
	if (changes.length === 0) return null;
	return encoding.encode((encoder) => {
		encoding.writeVarUint(encoder, changes.length);
		for (const [id, clock, state] of changes) {
			encoding.writeVarUint(encoder, id);
			encoding.writeVarUint(encoder, clock);
			encoding.writeVarString(encoder, state);
		}
	});
}

/** What stands beside a person's caret; where there is none, the facilitator's. */
export function userOf(member: Member | null): User {
	if (member && member.seat !== 'screen') {
		return { name: member.name, seat: member.seat, member: member.id };
	}
	return { name: '', seat: null, facilitator: true };
}
