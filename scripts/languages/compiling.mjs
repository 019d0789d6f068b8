/** Compiles the messages with Paraglide: for a build in memory, for all else into a folder that is renamed once it is whole, so that a start that is broken off leaves nothing half done. */
import { readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { ELSEWHERE } from '../games/found.mjs';
import { newerThan, newestOf, root } from '../install.mjs';
import { isMessage } from './keys.mjs';
import { readAll, rowsOf } from './messageFiles.mjs';
import { moveInto, replace, write } from './placing.mjs';
import { ownIn, spliced, withKeys } from './splicing.mjs';

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
 * @param {(files: ReturnType<typeof readAll>) => { locale: string, content: Uint8Array | string }[]} [some] of all texts, those to be compiled
 * @returns {Promise<Record<string, string>>}
 */
export async function compiled(outputStructure, some = (files) => files) {
	// half a second, which nobody needs to whom nothing is new
	const { compileProject } = await import('@inlang/paraglide-js');
	const settings = JSON.parse(readFileSync(join(root, SETTINGS), 'utf8'));
	const files = await compileProject({
		compilerOptions: {
			outputStructure,
			strategy: ['cookie', 'preferredLanguage', 'baseLocale'],
			isServer: "import.meta.env?.SSR ?? typeof window === 'undefined'"
		},
		project: projectOf(settings, rowsOf(some(readAll(settings.locales)))),
		projectPath: './project.inlang'
	});
	return { ...files, 'registry.js': remembering(files['registry.js'] ?? '') };
}

/** A language's rules for numbers are made once: made anew for each sentence with a number in it, they took a quarter of the time of a long log. */
const RULES = `const rules = /** @type {Record<string, Intl.PluralRules>} */ ({});`;
const ONCE = '(rules[locale + options?.type] ??= new Intl.PluralRules(locale, options))';

/** @param {string} code Paraglide's registry; throws where it is written in another form */
function remembering(code) {
	const made = 'new Intl.PluralRules(locale, options)';
	if (code.split(made).length !== 2) throw new Error('Paraglide chooses forms by another way');
	return `${RULES}\n${code.replace(made, ONCE)}`;
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

/** Leads from each message to those of the languages. */
const INDEX = join('messages', '_index.js');

/**
 * Compiles the messages unless what is compiled is whole and newer than all that it was made of.
 * @returns {Promise<string[]>} the files that say something else than before
 */
export async function compileMessages() {
	const since = compiledAt();
	if (since !== null && since >= newestOf(SOURCES)) return [];
	const fresh = join(root, '.svelte-kit', `paraglide-${process.pid}`);
	const began = Date.now(); // a text that is changed meanwhile is newer
	const alone = await textsAlone(since);
	const files = alone ?? (await compiled('locale-modules'));
	// what stays as it was is not read again by whoever watches it
	const news = Object.entries(files).filter(([name, code]) => !alone || differs(name, code));
	for (const [name, code] of news) write(join(fresh, name), code);
	const sizes = Object.entries(files).map(([name, code]) => [name, Buffer.byteLength(code)]);
	write(join(fresh, LIST), JSON.stringify(Object.fromEntries(sizes)));
	utimesSync(join(fresh, LIST), began / 1_000, began / 1_000);
	const changed = news.map(([name]) => name);
	if (alone) moveInto(COMPILED, fresh, [...changed, LIST]);
	else replace(COMPILED, fresh);
	// of texts alone the index tells in its comments
	return alone ? changed.filter((name) => name !== INDEX) : changed;
}

/** Whether a compiled file is not yet so. @param {string} name @param {string} code */
const differs = (name, code) => readFileSync(join(COMPILED, name), 'utf8') !== code;

/** More files are compiled with all others. */
const FEW = 9;

/**
 * All that is compiled, with the texts that were changed since; null where more is new than texts of messages that there were.
 * @param {number | null} since
 * @returns {Promise<Record<string, string> | null>}
 */
async function textsAlone(since) {
	const changed = since === null ? [] : newerThan(SOURCES, since);
	if (changed.length === 0 || changed.length > FEW || !changed.every(isText)) return null;
	const keys = new Set(changed.flatMap((path) => keysOf(readFileSync(path, 'utf8'))));
	/** By language, its messages. @type {Map<string, Set<string>>} */
	const own = new Map();
	const fresh = await compiled('locale-modules', (files) => {
		for (const { locale, content } of files) {
			const known = own.get(locale) ?? new Set();
			for (const key of keysOf(content)) known.add(key);
			own.set(locale, known);
		}
		return withKeys(files, keys);
	});
	/** @type {Record<string, string>} */
	const whole = {};
	for (const name of Object.keys(fresh)) {
		const code = readFileSync(join(COMPILED, name), 'utf8');
		const locale = /^messages[\\/](.*)\.js$/.exec(name)?.[1];
		const text = locale === undefined ? code : spliced(code, fresh[name] ?? '');
		// a message that came or went in one language is more than a text
		const known = own.get(locale ?? '') ?? new Set();
		if (text === null || (known.size > 0 && ownIn(text) !== known.size)) return null;
		whole[name] = text;
	}
	return whole;
}

const keysOf = (/** @type {Uint8Array | string} */ content) =>
	Object.keys(JSON.parse(String(content))).filter(isMessage);

const isText = (/** @type {string} */ path) =>
	/[\\/]messages[\\/][\w-]+[\\/][^\\/]+\.json$/.test(path);

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
