/** Files that are written, and a folder that takes another's place at once. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @param {string} path @param {string} text */
export function write(path, text) {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
}

/**
 * Puts a folder in another's place. Of two that come at the same time the later one stays.
 * @param {string} folder
 * @param {string} fresh
 */
export function replace(folder, fresh) {
	const old = `${fresh}-old`;
	for (;;) {
		rmSync(old, { recursive: true, force: true });
		try {
			renameSync(folder, old);
		} catch (problem) {
			if (codeOf(problem) !== 'ENOENT') throw problem;
		}
		try {
			renameSync(fresh, folder);
			break;
		} catch (problem) {
			if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(codeOf(problem))) throw problem;
		}
	}
	rmSync(old, { recursive: true, force: true });
}

/**
 * Moves some files of a folder into another, in this order, and takes the folder away.
 * @param {string} folder
 * @param {string} fresh
 * @param {readonly string[]} names
 */
export function moveInto(folder, fresh, names) {
	for (const name of names) renameSync(join(fresh, name), join(folder, name));
	rmSync(fresh, { recursive: true });
}

/** @param {unknown} problem */
const codeOf = (problem) => /** @type {NodeJS.ErrnoException} */ (problem).code ?? '';
