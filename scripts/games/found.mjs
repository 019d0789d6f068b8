/** Which games there are: ours under `src/lib/games`, those from elsewhere under `games`; and why one of them may not be. Nothing of a game is run. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMessage } from '../languages/keys.mjs';

/**
 * What `game.json` says.
 * @typedef {object} Manifest
 * @property {string} id kebab-case; also the folder's name
 * @property {number} contract the number of the contract that the game was written for
 * @property {number} version the module's own: raised when old logs would replay differently
 * @property {readonly string[]} locales the languages it has words in; English is one of them
 */
/** @typedef {Manifest & { folder: string, ours: boolean }} Game a game with its folder from the root on */

/** Where ours live, and where those from elsewhere do. */
export const OURS = 'src/lib/games';
export const ELSEWHERE = 'games';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 40;
/** Folders beside the games. */
const BESIDE = ['kit', 'lists', 'record'];
/** What no game can be called: such folders, what the lists call their own, pages of ours, and words of JavaScript, in which each game has its id for a name. */
const TAKEN = new Set([
	...BESIDE,
	...['modules', 'words', 'books', 'homes', 'any-module', 'games', 'pieces', 'try', 'new', 'dev'],
	...['arguments', 'async', 'await', 'break', 'case', 'catch', 'class', 'const', 'constructor'],
	...['continue', 'debugger', 'default', 'delete', 'do', 'else', 'enum', 'eval', 'export'],
	...['extends', 'false', 'finally', 'for', 'function', 'if', 'implements', 'import', 'in'],
	...['instanceof', 'interface', 'let', 'null', 'package', 'private', 'protected', 'prototype'],
	...['public', 'return', 'static', 'super', 'switch', 'this', 'throw', 'true', 'typeof'],
	...['undefined', 'var', 'void', 'while', 'with', 'yield']
]);

/** Why a game cannot be called so, as the end of a sentence; null where it can. @param {string} id */
export function nameFault(id) {
	if (!NAME.test(id)) return 'an id is small letters and digits, dashes between them';
	if (id.length > LONGEST) return `an id has at most ${LONGEST} letters`;
	return TAKEN.has(id) ? 'this name is taken by Borrowed Earth or by JavaScript itself' : null;
}

/** A game that cannot be taken in, in one sentence that names the places. */
export class GameRefused extends Error {}

/** @param {string} sentence @returns {never} */
function refuse(sentence) {
	throw new GameRefused(sentence);
}

/**
 * Every game that there is, ours first, each by its name.
 * @param {string} root
 * @returns {Game[]} throws `GameRefused` where two games meet, or one does not fit
 */
export function findGames(root) {
	const contract = contractOf(root);
	const games = [...gamesIn(root, OURS, true), ...gamesIn(root, ELSEWHERE, false)];
	for (const game of games) {
		const twin = games.find((one) => one.id === game.id);
		if (twin !== game)
			refuse(`Two games are called ${game.id}: ${twin?.folder} and ${game.folder}.`);
		if (game.contract !== contract) {
			const { folder } = game;
			refuse(
				`${folder}/game.json keeps contract ${game.contract}; this is contract ${contract} (src/lib/engine/module.ts).`
			);
		}
	}
	return games;
}

/**
 * The number of the contract that this tree keeps.
 * @param {string} root
 * @returns {number}
 */
function contractOf(root) {
	const text = readFileSync(join(root, 'src/lib/engine/module.ts'), 'utf8');
	return Number(/^export const CONTRACT = (\d+);/m.exec(text)?.[1]);
}

/** @param {string} root @param {string} room @param {boolean} ours @returns {Game[]} */
function gamesIn(root, room, ours) {
	if (!existsSync(join(root, room))) return [];
	return readdirSync(join(root, room), { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && !(ours && BESIDE.includes(entry.name)))
		.filter((entry) => !entry.name.startsWith('.'))
		.map(({ name }) => readGame(root, `${room}/${name}`, ours))
		.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/**
 * A game by what its folder says of itself.
 * @param {string} root @param {string} folder @param {boolean} ours
 * @returns {Game} throws `GameRefused` where something is missing or does not fit
 */
function readGame(root, folder, ours) {
	const manifest = readManifest(join(root, folder), folder);
	const { id } = manifest;
	if (folder.split('/').at(-1) !== id)
		refuse(`${folder}/game.json calls the game ${id}; the folder must be called that too.`);
	for (const file of ['index.ts', 'RULES.md', 'words/index.ts', 'words/listing.ts']) {
		if (!existsSync(join(root, folder, file))) refuse(`${folder} has no ${file}.`);
	}
	if (!ours) refuseForeign(root, folder, manifest);
	return { ...manifest, folder, ours };
}

/**
 * @param {string} path @param {string} folder as it is called in a sentence
 * @returns {Manifest} throws `GameRefused`
 */
export function readManifest(path, folder) {
	const file = join(path, 'game.json');
	if (!existsSync(file)) refuse(`${folder} has no game.json, which says what the game is called.`);
	/** @type {unknown} */
	const read = parsed(readFileSync(file, 'utf8'), `${folder}/game.json`);
	if (typeof read !== 'object' || read === null) refuse(`${folder}/game.json is no object.`);
	const { id, contract, version, locales } = /** @type {Record<string, unknown>} */ (read);
	const wrong = (/** @type {string} */ what) => refuse(`${folder}/game.json: ${what}.`);
	if (typeof id !== 'string') return wrong('id is a name');
	const fault = nameFault(id);
	if (fault !== null) return wrong(`"${id.slice(0, LONGEST)}" cannot be its id: ${fault}`);
	if (typeof contract !== 'number' || !Number.isInteger(contract))
		return wrong('contract is a whole number');
	if (typeof version !== 'number' || !Number.isInteger(version))
		return wrong('version is a whole number');
	if (!Array.isArray(locales) || !locales.every((one) => typeof one === 'string'))
		return wrong('locales is a list of languages');
	const odd = locales.find((one) => !/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/.test(one));
	if (odd !== undefined) return wrong(`"${odd}" is no language`);
	if (!locales.includes('en')) return wrong('locales lacks en, which everybody falls back to');
	return { id, contract, version, locales };
}

/** @param {string} text @param {string} place */
function parsed(text, place) {
	try {
		return JSON.parse(text);
	} catch (cause) {
		return refuse(`${place} is no JSON: ${cause instanceof Error ? cause.message : String(cause)}`);
	}
}

/** What only a game from elsewhere has to mind: ours lie where they do. @param {string} root @param {string} folder @param {Manifest} manifest */
function refuseForeign(root, folder, { locales }) {
	if (existsSync(join(root, folder, 'package.json')))
		refuse(`${folder}/package.json: a game is no package of its own, and brings no other along.`);
	for (const locale of locales) {
		if (!existsSync(join(root, folder, 'messages', locale)))
			refuse(`${folder}/game.json names the language ${locale}; there is no messages/${locale}.`);
	}
}

/** How the messages of a game begin. @param {string} id */
const prefixOf = (id) => `${id.replaceAll('-', '_')}_`;

/**
 * Refuses a message or a code that would stand in place of one of the host's, or of another game's.
 * @param {string} root @param {readonly Game[]} games
 */
export function refuseClashes(root, games) {
	const elsewhere = games.filter(({ ours }) => !ours);
	if (elsewhere.length === 0) return;
	/** By key, the file that has it. @type {Map<string, string>} */
	const known = new Map(keysIn(root, 'messages/en'));
	for (const { id, folder } of elsewhere) {
		// what is not named in game.json is read all the same
		for (const [key, file] of keysIn(root, `${folder}/messages`)) {
			const before = known.get(key);
			if (before !== undefined && !before.startsWith(`${folder}/`))
				refuse(`${file} has the message ${key}, which ${before} has already.`);
			if (!key.startsWith(prefixOf(id)))
				refuse(`${file} has the message ${key}; those of this game begin with ${prefixOf(id)}.`);
			known.set(key, file);
		}
		for (const [code, file] of codesIn(root, folder)) {
			if (hostCodes(root).has(code))
				refuse(`${file} refuses by ${code}, which src/lib/server/base/codes.ts has already.`);
		}
	}
}

/** The files below a folder whose names end so. @param {string} root @param {string} folder @param {string} end */
const filesIn = (root, folder, end) =>
	existsSync(join(root, folder))
		? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
				.filter((name) => name.endsWith(end))
				.map((name) => name.replaceAll('\\', '/'))
				.sort()
		: [];

/** @param {string} root @param {string} folder @returns {[key: string, file: string][]} */
function keysIn(root, folder) {
	return filesIn(root, folder, '.json').flatMap((name) => {
		const file = `${folder}/${name}`;
		const keys = Object.keys(parsed(readFileSync(join(root, file), 'utf8'), file));
		return keys.filter(isMessage).map((key) => /** @type {[string, string]} */ ([key, file]));
	});
}

const CODE = /(?<=["'`])[a-z]+(?:-[a-z0-9]+)+(?=["'`])|(?<=\brefusal\(\s*["'`])[a-z]+(?=["'`])/g;

/** Whatever is written like a code in the rules, in any quotes: it may get to a refusal by any way. @param {string} root @param {string} folder @returns {[code: string, file: string][]} */
function codesIn(root, folder) {
	const files = filesIn(root, folder, '.ts').filter((name) => /^(rules\/|index\.ts$)/.test(name));
	return files.flatMap((name) => {
		const text = readFileSync(join(root, folder, name), 'utf8');
		return [...text.matchAll(CODE)].map(
			([code]) => /** @type {[string, string]} */ ([code, `${folder}/${name}`])
		);
	});
}

/** Codes that every game gives, since set-up refuses by them. */
const SHARED = ['bad-option', 'bad-seats'];

/** @param {string} root */
function hostCodes(root) {
	const text = readFileSync(join(root, 'src/lib/server/base/codes.ts'), 'utf8');
	const list = /const SENTENCES = \{(.*?)\n\}/s.exec(text)?.[1] ?? '';
	const codes = [...list.matchAll(/^\t'?([a-z-]+)'?:/gm)].map(([, code = '']) => code);
	return new Set(codes.filter((code) => !SHARED.includes(code)));
}
