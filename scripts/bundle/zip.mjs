/** One zip of the same bytes for the same files. */
import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';

/**
 * @typedef {object} Entry
 * @property {string} to its path in the zip, with slashes
 * @property {string | Uint8Array} from the file on the disk, or its bytes
 * @property {boolean} [runs] whether it is a program
 */

/** The first moment that a zip can name; by the clock on the wall, so that no machine's time zone shows. */
const ALWAYS = new Date(1980, 0, 1);
/** What is packed already. */
const PACKED = /\.(gz|woff2?|png|jpe?g|webp)$/;
const FILE = 0o100_000;

/**
 * The zip of some files, sorted by their paths, with Unix modes.
 * @param {readonly Entry[]} entries
 * @param {{ isStored?: boolean }} [how] stored as they are, for whoever reads all of them at once
 * @returns {Uint8Array}
 */
export function zip(entries, { isStored = false } = {}) {
	const sorted = entries.toSorted((one, other) => (one.to < other.to ? -1 : 1));
	/** @type {import('fflate').Zippable} */
	const files = {};
	for (const { to, from, runs = false } of sorted) {
		const attrs = (FILE | (runs ? 0o755 : 0o644)) * 2 ** 16;
		files[to] = [
			typeof from === 'string' ? readFileSync(from) : from,
			{ level: isStored || PACKED.test(to) ? 0 : 6, mtime: ALWAYS, os: 3, attrs }
		];
	}
	return zipSync(files);
}
