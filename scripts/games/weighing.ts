/** What is in a tarball, read from its headers while it streams by: nothing is written, and it is let go as soon as it is too much. */
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { GameRefused } from './found.mjs';

export const MOST_FILES = 500;
export const MOST_BYTES = 20 * 1024 * 1024;
/** How much longer an archive may be than what is in it: headers, and what fills blocks up. */
const MOST_READ = 2 * MOST_BYTES;

const BLOCK = 512;
/** Names that are too long for a header, and other things said of the next file. */
const SAID_BEFORE = 'xgLK';
const [FILE, OLD_FILE, FOLDER] = ['0', '\0', '5'];

/** Throws `GameRefused` where a tarball holds more than a game may, or anything but files and folders. */
export async function weighTarball(file: string): Promise<void> {
	let [files, bytes, read] = [0, 0, 0];
	let [rest, skip] = [Buffer.alloc(0), 0];
	for await (const chunk of streamOf(file)) {
		read += chunk.length;
		rest = Buffer.concat([rest, chunk]);
		while (rest.length >= Math.min(skip, BLOCK) + BLOCK || (skip > 0 && rest.length > 0)) {
			if (skip > 0) {
				const over = Math.min(skip, rest.length);
				[rest, skip] = [rest.subarray(over), skip - over];
				continue;
			}
			const { size, type } = headerOf(rest);
			rest = rest.subarray(BLOCK);
			skip = Math.ceil(size / BLOCK) * BLOCK;
			if (!SAID_BEFORE.includes(type)) [files, bytes] = [files + 1, bytes + size];
			refuseType(type, file);
			if (files > 4 * MOST_FILES || bytes > MOST_BYTES) tooMuch();
		}
		if (read > MOST_READ) tooMuch();
	}
}

const tooMuch = (): never => {
	throw new GameRefused(`The game has more than ${MOST_FILES} files or 20 MB.`);
};

function refuseType(type: string, file: string): void {
	if (type === '' || [FILE, OLD_FILE, FOLDER].includes(type) || SAID_BEFORE.includes(type)) return;
	throw new GameRefused(`${file} holds a link or a device; a game has only files.`);
}

/** The size and type of what follows; blocks of zeros at the end have neither. */
function headerOf(block: Buffer): { size: number; type: string } {
	if (block.subarray(0, BLOCK).every((byte) => byte === 0)) return { size: 0, type: '' };
	const digits = block.toString('latin1', 124, 136).replaceAll(/[\0 ]/g, '');
	const size = /^[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : Infinity;
	return { size, type: block.toString('latin1', 156, 157) };
}

async function* streamOf(file: string): AsyncGenerator<Buffer> {
	const source = createReadStream(file);
	// unlike a pipe, it passes on what the file itself cannot be read for
	const unzipped = () => pipeline(source, createGunzip(), () => undefined);
	const stream = file.endsWith('.tar') ? source : unzipped();
	try {
		for await (const chunk of stream) yield chunk as Buffer;
	} catch (cause) {
		throw new GameRefused(
			`${file} cannot be unpacked: ${cause instanceof Error ? cause.message : String(cause)}`
		);
	} finally {
		source.destroy();
	}
}
