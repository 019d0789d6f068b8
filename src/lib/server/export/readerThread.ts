/** The thread in which files of tables are read. */
import { platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { unpack, type Read, type Unpacked } from './unpack.ts';

/** A file to be read. */
export interface Order {
	readonly id: number;
	readonly file: Uint8Array;
}

/** A table as soon as it is read, and in the end how it went. */
export type Answer = { readonly id: number } & (
	{ readonly table: Unpacked } | { readonly read: Read } | { readonly failed: string }
);

// on Linux this is the thread's own: where the machine is busy, the tables come first
if (platform() === 'linux') setPriority(10);

const tell = (answer: Answer): void => parentPort?.postMessage(answer);

parentPort?.on('message', ({ id, file }: Order) => {
	unpack(file, (table) => {
		tell({ id, table });
	}).then(
		(read) => {
			tell({ id, read });
		},
		(cause: unknown) => {
			tell({ id, failed: cause instanceof Error ? cause.message : String(cause) });
		}
	);
});
