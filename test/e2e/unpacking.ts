/** A zip's files with their modes, put on the disk as a teacher's unzipper does. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

const HEAD = 46;

/** The mode of each file, as the zip's own list says it. */
export function modesIn(zip: Buffer): ReadonlyMap<string, number> {
	const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'));
	const modes = new Map<string, number>();
	let at = zip.readUInt32LE(end + 16);
	for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
		const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
		const path = zip.toString('utf8', at + HEAD, at + HEAD + (name ?? 0));
		modes.set(path, zip.readUInt16LE(at + 40) & 0o7777);
		at += HEAD + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
	}
	return modes;
}

/** Unpacks it into a folder. */
export function unpack(zip: Buffer, folder: string): void {
	const modes = modesIn(zip);
	for (const [path, bytes] of Object.entries(unzipSync(zip))) {
		const file = join(folder, path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, bytes);
		chmodSync(file, modes.get(path) ?? 0);
	}
}
