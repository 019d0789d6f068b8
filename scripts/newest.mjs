/** What was made is made anew once something that it is made of is newer. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/**
 * When any of these files, or anything in these folders, was last changed, in milliseconds; of those that are there.
 * A folder counts by itself too: what was taken out of it has changed it.
 * @param {readonly string[]} names
 * @returns {number}
 */
export function newestOf(names) {
	const paths = names.map((name) => join(root, name)).filter((path) => existsSync(path));
	return Math.max(...paths.map(newest));
}

/**
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
	const stat = statSync(path);
	if (!stat.isDirectory()) return stat.mtimeMs;
	// what the tools generate there is no source
	const inside = readdirSync(path).filter((name) => name !== 'paraglide');
	return Math.max(stat.mtimeMs, ...inside.map((name) => newest(join(path, name))));
}
