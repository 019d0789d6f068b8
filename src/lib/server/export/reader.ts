/** Reads files of tables away from the tables that are played. */
import { TooMuch, type From } from '../base/orders.ts';
import { Thread } from '../base/thread.ts';
import { unpack, type Flaw, type Read, type Unpacked } from './unpack.ts';

/** Files up to this many bytes cannot make much work: they are read here. */
const SMALL = 16 * 1024;
/** How many files may wait beside those that are read, and how many of one sender. */
const MOST = 8;
const EACH = 3;

/** A file's title, pack and tables, or its flaw. */
export type Brought =
	| (Exclude<Read, { readonly flaw: Flaw }> & { readonly tables: readonly Unpacked[] })
	| { readonly flaw: Flaw };

const thread = new Thread<Uint8Array, Unpacked, Read>('reader', { each: EACH, most: MOST });

/** Reads a file that somebody brought. Rejects with LineFull when too many wait. */
export async function readFile(file: Uint8Array, from: From): Promise<Brought> {
	const tables: Unpacked[] = [];
	const keep = (table: Unpacked) => {
		tables.push(table);
	};
	const read = file.length <= SMALL ? await unpack(file, keep) : await later(file, from, keep);
	return 'flaw' in read ? read : { ...read, tables };
}

const later = (file: Uint8Array, from: From, keep: (table: Unpacked) => void): Promise<Read> =>
	thread
		.run(from, () => file, keep)
		.catch((cause: unknown): Read => {
			if (cause instanceof TooMuch) return { flaw: { code: 'heavy-file' } };
			throw cause;
		});
