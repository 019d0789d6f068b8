/** What a build is made of. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { ELSEWHERE } from './games/found.mjs';
import { newerThan, root } from './install.mjs';

export const SOURCES = [
	'src',
	ELSEWHERE,
	'messages',
	'static',
	'project.inlang',
	'scripts/games',
	'scripts/languages',
	'scripts/building',
	'package-lock.json',
	'svelte.config.js',
	'vite.config.ts'
];

/** Made from the others; so is what lies in `paraglide`, which is not even read. */
const MADE = 'src/lib/games/lists/';

/**
 * A name for the source as it stands, of 16 hexadecimal digits: the same source has the same on every machine, so that the same
 * commit is built to the same bytes.
 * @returns {string}
 */
export const nameOfSource = () =>
	nameOf(
		newerThan(SOURCES, 0).map((path) => [
			relative(root, path).replaceAll(sep, '/'),
			readFileSync(path)
		])
	);

/**
 * A name for files by their paths and contents, in whatever order they come; what is made from others does not count.
 * @param {readonly (readonly [path: string, bytes: Uint8Array])[]} files
 * @returns {string}
 */
export function nameOf(files) {
	const hash = createHash('sha256');
	for (const [path, bytes] of files.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
		if (!path.startsWith(MADE)) hash.update(`${path}\0${bytes.length}\0`).update(bytes);
	}
	return hash.digest('hex').slice(0, 16);
}
