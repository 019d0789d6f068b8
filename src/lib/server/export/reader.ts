/** Reads files of tables away from the tables that are played. */
import { Thread, TooMuch } from '../process/thread.ts';
import { unpack, type Flaw, type Read, type Unpacked } from './unpack.ts';

/** Files up to this many bytes cannot make much work: they are read here. */
const SMALL = 16 * 1024;
/** How many files may wait, and how many of one sender. */
const QUEUE = 8;
const EACH = 3;

/** Too many files wait already. */
export class ReaderBusy extends Error {}

/** A file's title, pack and tables, or its flaw. */
export type Brought =
	| (Exclude<Read, { readonly flaw: Flaw }> & { readonly tables: readonly Unpacked[] })
	| { readonly flaw: Flaw };

const thread = new Thread<Uint8Array, Unpacked, Read>('reader');
/** Whose files wait, or are read. */
const senders: string[] = [];

/** Reads a file that `who` brought. Rejects with ReaderBusy when too many wait. */
export async function readFile(file: Uint8Array, who: string): Promise<Brought> {
	const tables: Unpacked[] = [];
	const keep = (table: Unpacked) => {
		tables.push(table);
	};
	const read = file.length <= SMALL ? await unpack(file, keep) : await later(file, who, keep);
	return 'flaw' in read ? read : { ...read, tables };
}

async function later(
	file: Uint8Array,
	who: string,
	keep: (table: Unpacked) => void
): Promise<Read> {
	const own = senders.filter((one) => one === who).length;
	if (senders.length >= QUEUE || own >= EACH) throw new ReaderBusy();
	senders.push(who);
	try {
		return await thread.run(file, keep);
	} catch (cause) {
		if (cause instanceof TooMuch) return { flaw: { code: 'heavy-file' } };
		throw cause;
	} finally {
		senders.splice(senders.indexOf(who), 1);
	}
}

/** Stops the thread; who still waits is refused. */
export const closeReader = (): Promise<void> => thread.close();
