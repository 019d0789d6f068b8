/** The write-ahead log beside a data file: what SQLite will read of it, and whether it passes over anything. */
import { existsSync, readFileSync } from 'node:fs';

/** The size of our files' pages: SQLite's own, which none of our versions has changed. */
export const PAGE = 4096;
const HEAD = 32;
const FRAME_HEAD = 24;
const FRAME = FRAME_HEAD + PAGE;

/** One page as a commit wrote it. */
export interface Frame {
	/** The page's number, from 1. */
	readonly page: number;
	/** Whether a commit ended with it. */
	readonly ends: boolean;
	readonly bytes: Buffer;
}

export interface Wal {
	/** Those that count, up to the last commit. */
	readonly frames: readonly Frame[];
	/**
	 * `torn`: the last commit is not whole, as a power cut leaves one that was not answered yet. `damaged`: SQLite would
	 * pass over commits that were answered, without a word.
	 */
	readonly state: 'whole' | 'torn' | 'damaged';
}

/** Reads the write-ahead log of a data file. */
export function walOf(file: string): Wal {
	const name = `${file}-wal`;
	const bytes = existsSync(name) ? readFileSync(name) : Buffer.alloc(0);
	if (bytes.length < HEAD + FRAME) return { frames: [], state: 'whole' };
	const sums = new Sums(bytes.readUInt32BE(0) % 2 === 1);
	const sound = isHead(bytes) && sums.take(bytes, 0, HEAD - 8).are(bytes, HEAD - 8);
	const salts = sound ? 16 : HEAD + 8;
	const of = (at: number): boolean =>
		// one of the two is enough: the other may be what is damaged; those of an earlier round share neither
		bytes.readUInt32BE(at + 8) === bytes.readUInt32BE(salts) ||
		bytes.readUInt32BE(at + 12) === bytes.readUInt32BE(salts + 4);
	const places = placesIn(bytes).filter(of);
	const readable = sound ? places.findIndex((at, index) => !isNext(bytes, at, index, sums)) : 0;
	if (readable < 0) return { frames: committed(bytes, places), state: 'whole' };
	const commits = places.slice(readable).filter((at) => bytes.readUInt32BE(at + 4) > 0).length;
	if (sound && commits < 2) {
		return { frames: committed(bytes, places.slice(0, readable)), state: 'torn' };
	}
	return { frames: committed(bytes, places), state: 'damaged' };
}

const isHead = (bytes: Buffer): boolean =>
	bytes.readUInt32BE(0) >>> 1 === 0x377f0682 >>> 1 && bytes.readUInt32BE(8) === PAGE;

const placesIn = (bytes: Buffer): number[] =>
	Array.from({ length: Math.floor((bytes.length - HEAD) / FRAME) }, (_, at) => HEAD + at * FRAME);

/** Whether the frame there follows on all before it. */
const isNext = (bytes: Buffer, at: number, index: number, sums: Sums): boolean =>
	at === HEAD + index * FRAME &&
	bytes.compare(bytes, 16, 24, at + 8, at + 16) === 0 &&
	sums
		.take(bytes, at, 8)
		.take(bytes, at + FRAME_HEAD, PAGE)
		.are(bytes, at + 16);

function committed(bytes: Buffer, places: readonly number[]): Frame[] {
	const frames = places.map((at) => ({
		page: bytes.readUInt32BE(at),
		ends: bytes.readUInt32BE(at + 4) > 0,
		bytes: bytes.subarray(at + FRAME_HEAD, at + FRAME)
	}));
	return frames.slice(0, frames.findLastIndex(({ ends }) => ends) + 1);
}

/** SQLite's running checksum of a write-ahead log. */
class Sums {
	readonly #big: boolean;
	#one = 0;
	#two = 0;

	constructor(big: boolean) {
		this.#big = big;
	}

	take(bytes: Buffer, from: number, length: number): this {
		const word = (at: number) => (this.#big ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at));
		for (let at = from; at < from + length; at += 8) {
			this.#one = (this.#one + word(at) + this.#two) >>> 0;
			this.#two = (this.#two + word(at + 4) + this.#one) >>> 0;
		}
		return this;
	}

	/** Whether they stand there. */
	are(bytes: Buffer, at: number): boolean {
		return bytes.readUInt32BE(at) === this.#one && bytes.readUInt32BE(at + 4) === this.#two;
	}
}
