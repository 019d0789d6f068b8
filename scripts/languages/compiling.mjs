/** Compiles the messages with Paraglide: for a build in memory, for all else into a folder that is renamed once it is whole, so that a start that is broken off leaves nothing half done. */
import {
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ELSEWHERE } from '../games/found.mjs';
import { newestOf, root } from '../install.mjs';
import { readAll, rowsOf } from './messageFiles.mjs';

const SETTINGS = 'project.inlang/settings.json';
const SOURCES = ['messages', ELSEWHERE, SETTINGS, 'scripts/languages', 'package-lock.json'];

/** Where compiled messages lie: a file for each language. */
const COMPILED = join(root, 'src', 'lib', 'paraglide');
/** Lists the files with their sizes, and its time is when the compiling began. */
const LIST = 'compiled.json';

/**
 * The compiled files by name: a module for each message, as a page of the client comes with its own alone, or one for each
 * language, which Node reads in a tenth of the time. Throws where a text cannot be read.
 * @param {'message-modules' | 'locale-modules'} outputStructure
 * @returns {Promise<Record<string, string>>}
 */
export async function compiled(outputStructure) {
	// half a second, which nobody needs to whom nothing is new
	const { compileProject } = await import('@inlang/paraglide-js');
	const settings = JSON.parse(readFileSync(join(root, SETTINGS), 'utf8'));
	return compileProject({
		compilerOptions: {
			outputStructure,
			strategy: ['cookie', 'preferredLanguage', 'baseLocale'],
			isServer: "import.meta.env?.SSR ?? typeof window === 'undefined'"
		},
		project: projectOf(settings, rowsOf(readAll(settings.locales))),
		projectPath: './project.inlang'
	});
}

/**
 * What the compiler asks of a project. Through the database that inlang brings, the same rows take thirty seconds.
 * @param {object} settings
 * @param {readonly object[]} rows
 * @returns {never} what it does not ask of one is not there
 */
function projectOf(settings, rows) {
	const query = { execute: async () => rows };
	for (const step of ['leftJoin', 'select', 'orderBy']) Reflect.set(query, step, () => query);
	const project = { settings: { get: async () => settings }, db: { selectFrom: () => query } };
	return /** @type {never} */ (project);
}

/** Compiles the messages unless what is compiled is whole and newer than all that it was made of. */
export async function compileMessages() {
	const since = compiledAt();
	if (since !== null && since >= newestOf(SOURCES)) return;
	const fresh = join(root, '.svelte-kit', `paraglide-${process.pid}`);
	const began = Date.now(); // a text that is changed meanwhile is newer
	const files = await compiled('locale-modules');
	for (const [name, code] of Object.entries(files)) write(join(fresh, name), code);
	const sizes = Object.fromEntries(
		Object.keys(files).map((name) => [name, statSync(join(fresh, name)).size])
	);
	write(join(fresh, LIST), JSON.stringify(sizes));
	utimesSync(join(fresh, LIST), began / 1_000, began / 1_000);
	replace(COMPILED, fresh);
}

/** When whole messages were compiled, in milliseconds since 1970; null where a file is missing or cut. */
function compiledAt() {
	try {
		const list = join(COMPILED, LIST);
		const sizes = Object.entries(JSON.parse(readFileSync(list, 'utf8')));
		const whole = sizes.every(([name, size]) => statSync(join(COMPILED, name)).size === size);
		return whole ? Math.ceil(statSync(list).mtimeMs) : null;
	} catch {
		return null;
	}
}

/** @param {string} path @param {string} text */
function write(path, text) {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
}

/**
 * Puts a folder in another's place. Of two that come at the same time the later one stays.
 * @param {string} folder
 * @param {string} fresh
 */
function replace(folder, fresh) {
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

/** @param {unknown} problem */
const codeOf = (problem) => /** @type {NodeJS.ErrnoException} */ (problem).code ?? '';
