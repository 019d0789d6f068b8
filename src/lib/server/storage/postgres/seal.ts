/** What people make is kept sealed: with a key for each workshop, and so that it opens at its own place alone. */
import {
	createCipheriv,
	createDecipheriv,
	createSecretKey,
	randomBytes,
	type KeyObject
} from 'node:crypto';
import { trouble } from '../../base/logger.ts';
import { Unreadable } from '../../base/away.ts';

/**
 * The columns that are sealed, each into a column beside it (`sealed_title` for `title`), and those by which a row says
 * where it stands. What was sealed leaves its own column empty; rows from before there were seals have it in the open.
 */
export const SEALED = {
	workshops: { columns: ['title'], by: ['id'] },
	tables: { columns: ['title'], by: ['id'] },
	members: { columns: ['name'], by: ['table', 'id'] },
	entries: { columns: ['body'], by: ['table', 'seq'] },
	updates: { columns: ['bytes'], by: ['document'] },
	reports: { columns: ['text'], by: ['table', 'id'] },
	// its mark is made from its bytes, and would give it away to anybody with the same picture
	pictures: { columns: ['mark', 'bytes'], by: ['table', 'seat'] },
	packs: { columns: ['own'], by: ['workshop'] }
} as const;

export type SealedTable = keyof typeof SEALED;
/** A row, or as much of it as says where it stands. */
type SealedRow = Readonly<Record<string, unknown>>;

const CIPHER = 'aes-256-gcm';
/** Bytes. */
export const KEY = 32;
const NONCE = 12;
const TAG = 16;
/** What is sealed begins with this byte: another way of sealing will begin with another. */
const WAY = 1;

/** Seals and opens what is kept of one workshop. One without a key opens only what was never sealed. */
export class Seal {
	readonly workshop: string;
	readonly #key: KeyObject | null;

	constructor(workshop: string, key: Uint8Array | null) {
		this.workshop = workshop;
		this.#key = key?.length === KEY ? createSecretKey(key) : null; // a third of the time that bytes take
	}

	get hasKey(): boolean {
		return this.#key !== null;
	}

	/** The value for `sealed_` and this column of a row that stands there. Throws Unreadable without a key. */
	close(table: SealedTable, column: string, place: SealedRow, value: string | Uint8Array): Buffer {
		if (!this.#key) throw this.#refused(new Error('no key'));
		const nonce = randomBytes(NONCE);
		const cipher = createCipheriv(CIPHER, this.#key, nonce, { authTagLength: TAG });
		cipher.setAAD(this.#placed(table, column, place));
		const hidden = cipher.update(typeof value === 'string' ? Buffer.from(value) : value);
		cipher.final();
		return Buffer.concat([Buffer.of(WAY), nonce, hidden, cipher.getAuthTag()]);
	}

	/** The same for a word; null, so that it can be asked for, where there is none. */
	closeWord(table: SealedTable, column: string, place: SealedRow, word: string): Buffer | null {
		return word === '' ? null : this.close(table, column, place, word);
	}

	/** The bytes in this column of a row. Throws Unreadable where they were not sealed with this key for this place. */
	bytes(table: SealedTable, column: string, row: SealedRow): Uint8Array {
		const sealed = row[`sealed_${column}`];
		if (sealed instanceof Uint8Array) return this.#open(table, column, row, sealed);
		const open = row[column];
		return open instanceof Uint8Array ? open : Buffer.from(String(open));
	}

	/** The same as text. */
	text(table: SealedTable, column: string, row: SealedRow): string {
		const bytes = this.bytes(table, column, row);
		return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
	}

	/** The same for a title or name beside what is no secret: empty where it cannot be opened, so that the rest is of use. */
	word(table: SealedTable, column: string, row: SealedRow): string {
		try {
			return this.text(table, column, row);
		} catch (cause) {
			if (cause instanceof Unreadable) return '';
			throw cause;
		}
	}

	#open(table: SealedTable, column: string, place: SealedRow, sealed: Uint8Array): Uint8Array {
		if (!this.#key) throw this.#refused(new Error('no key'));
		try {
			if (sealed[0] !== WAY) throw new Error('sealed in a way that is not known');
			const [begin, end] = [1 + NONCE, sealed.length - TAG];
			const nonce = sealed.subarray(1, begin);
			const cipher = createDecipheriv(CIPHER, this.#key, nonce, { authTagLength: TAG });
			cipher.setAAD(this.#placed(table, column, place));
			cipher.setAuthTag(sealed.subarray(end));
			const value = cipher.update(sealed.subarray(begin, end));
			cipher.final();
			return value;
		} catch (cause) {
			throw this.#refused(cause);
		}
	}

	/** Where a value stands, as bytes that belong to it without being kept with it. */
	#placed(table: SealedTable, column: string, place: SealedRow): Buffer {
		const by = SEALED[table].by.map((name) => place[name]);
		return Buffer.from(JSON.stringify([this.workshop, table, column, ...by]));
	}

	#refused(cause: unknown): Unreadable {
		const event = 'a workshop cannot be read: its key is missing or wrong, or a row was changed';
		trouble(event, cause, { workshop: this.workshop });
		return new Unreadable('what is kept of this workshop cannot be opened', { cause });
	}
}
