/**
 * Writes the lists of all games that Node reads, and of each game's screens: what belongs together is fetched
 * together. All else Vite finds in the folders by itself.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { findGames, OURS, refuseClashes } from './found.mjs';

/** @typedef {import('./found.mjs').Game} Game */

/** Where the lists lie; nothing there is written by hand. */
const LISTS = `${OURS}/lists`;

/** As a game is called in code. @param {string} id */
export const camel = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** The way from the lists to a game's file. @param {Game} game @param {string} file */
const wayTo = ({ folder }, file) => posix.relative(LISTS, posix.join(folder, file));

/**
 * Finds the games and writes the lists, those that differ.
 * @param {string} root
 * @returns {Game[]} throws `GameRefused` where two games meet or one does not fit; then nothing is written
 */
export function writeLists(root) {
	const games = findGames(root);
	refuseClashes(root, games);
	const lists = listsOf(root, games);
	for (const name of screensIn(root)) if (!(name in lists)) rmSync(join(root, LISTS, name));
	for (const [name, text] of Object.entries(lists)) {
		const file = join(root, LISTS, name);
		mkdirSync(dirname(file), { recursive: true });
		if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
	}
	return games;
}

/** @param {string} root @param {readonly Game[]} games @returns {Record<string, string>} */
const listsOf = (root, games) => ({
	'modules.ts': modulesOf(games),
	'words.ts': wordsOf(games),
	'books.ts': booksOf(games.filter(({ folder }) => existsSync(join(root, folder, 'book.ts')))),
	'homes.ts': homesOf(root, games),
	...Object.fromEntries(games.flatMap((game) => screensOf(root, game)))
});

/** Where each game's screens are listed: what a phone needs first, and everything. */
const SCREENS = ['phone', 'all'];

/** The lists of screens that are there, of games that are gone too. @param {string} root */
const screensIn = (root) =>
	SCREENS.filter((folder) => existsSync(join(root, LISTS, folder))).flatMap((folder) =>
		readdirSync(join(root, LISTS, folder)).map((name) => `${folder}/${name}`)
	);

/** A game's screens, by their names; none for a game without a board. @param {string} root @param {Game} game @returns {[string, string][]} */
function screensOf(root, game) {
	const has = (/** @type {string} */ file) => existsSync(join(root, game.folder, file));
	/** @param {string} what @param {string} file */
	const line = (what, file) =>
		has(file) ? [`export ${what} from '../${wayTo(game, file)}';`] : [];
	const screen = (/** @type {string} */ name) =>
		line(`{ default as ${name} }`, `screens/${name}.svelte`);
	if (!has('screens/Board.svelte')) return [];
	const words = `import { words } from '../${wayTo(game, 'words/index.ts')}';`;
	const head = has('screens/led.ts')
		? line('* as led', 'screens/led.ts')
		: has('words/status.ts')
			? line('{ title }', 'words/status.ts')
			: [
					words,
					`import { titled } from '../${PLAIN}/said.ts';`,
					'export const title = titled(words);'
				];
	const phone = [
		'/** What a phone needs first. Written by `npm run sync`. */',
		...screen('Board'),
		...head
	];
	const all = [
		'/** All screens of a game. Written by `npm run sync`. */',
		`export * from '../phone/${game.id}.ts';`,
		...screen('Wall'),
		...(has('screens/Past.svelte')
			? screen('Past')
			: line('{ default as Past }', 'screens/Table.svelte')),
		...line('{ endOf }', 'words/end.ts'),
		...wallOf(root, game, has)
	];
	return [
		[`phone/${game.id}.ts`, lines(...phone)],
		[`all/${game.id}.ts`, lines(...all)]
	];
}

/** The ways from a list of screens to what the host has for all games. */
const PLAIN = '../kit/plain';

/** What a game says on its wall in words of its own, and where they stand. */
const WALL_WORDS = {
	'rules/rules.ts': ['toAct'],
	'words/status.ts': ['statusOf', 'title'],
	'words/end.ts': ['endOf'],
	'words/events.ts': ['eventSentence']
};

/** What a game's wall is given; what it has not written itself stands there as the host has it for all games. A led game tells all on its own screens. @param {string} root @param {Game} game @param {(file: string) => boolean} has */
function wallOf(root, game, has) {
	if (has('screens/led.ts')) return [];
	const text = (/** @type {string} */ file) =>
		has(file) ? readFileSync(join(root, game.folder, file), 'utf8') : '';
	const says = Object.entries(WALL_WORDS).every(([file, names]) =>
		names.every((name) => new RegExp(`^export (const|function) ${name}\\b`, 'm').test(text(file)))
	);
	if (!says || !has('screens/Wall.svelte')) return plainOf(game, has);
	const imports = Object.entries(WALL_WORDS).map(
		([file, names]) => `import { ${names.join(', ')} } from '../${wayTo(game, file)}';`
	);
	return [
		...imports,
		'export const wall = { words: { title, toAct, endOf, eventSentence, statusOf } };'
	];
}

/** What stands for what is missing: made of the module and the words. @param {Game} game @param {(file: string) => boolean} has */
function plainOf(game, has) {
	const open = ['Past', 'Table', 'Board'].find((name) => has(`screens/${name}.svelte`));
	return [
		`import { ${camel(game.id)} } from '../${wayTo(game, 'index.ts')}';`,
		`import { words as said } from '../${wayTo(game, 'words/index.ts')}';`,
		`import Open from '../${wayTo(game, `screens/${open}.svelte`)}';`,
		`import { anyModule } from '../../../engine/module.ts';`,
		`import { endingOf, saidOnWall } from '../${PLAIN}/said.ts';`,
		...(has('screens/Wall.svelte')
			? []
			: [`export { default as Wall } from '../${PLAIN}/Wall.svelte';`]),
		`const plain = { game: anyModule(${camel(game.id)}), words: said, Open };`,
		'export const wall = { words: saidOnWall(plain), plain };',
		...(has('words/end.ts') ? [] : ['export const endOf = endingOf(plain);'])
	];
}

/** @param {readonly Game[]} games */
const modulesOf = (games) =>
	lines(
		'/** Every module. Written by `npm run sync`. */',
		`import { anyModule } from '../../engine/module.ts';`,
		...games.map((game) => `import { ${camel(game.id)} } from '${wayTo(game, 'index.ts')}';`),
		'',
		'export const modules = [',
		games.map(({ id }) => `\tanyModule(${camel(id)})`).join(',\n'),
		'];'
	);

/** @param {readonly Game[]} games */
const wordsOf = (games) =>
	lines(
		'/** The words of every game. Written by `npm run sync`. */',
		...games.map(
			(game) => `import { words as ${camel(game.id)} } from '${wayTo(game, 'words/index.ts')}';`
		),
		`import type { Words } from '../kit/words.ts';`,
		'',
		'export const words: Readonly<Record<string, Words>> = {',
		games.map(({ id }) => `\t'${id}': ${camel(id)}`).join(',\n'),
		'};'
	);

/** @param {readonly Game[]} games those that have one */
const booksOf = (games) =>
	lines(
		'/** What sets the pages of a book, of the games that have one. Written by `npm run sync`. */',
		`import type { SetBook } from '../kit/canvas.ts';`,
		'',
		'type Book = () => Promise<{ readonly setBook: SetBook }>;',
		'',
		'export const books: Readonly<Record<string, Book>> = {',
		games.map((game) => `\t'${game.id}': () => import('${wayTo(game, 'book.ts')}')`).join(',\n'),
		'};'
	);

/** @param {string} root @param {readonly Game[]} games */
const homesOf = (root, games) =>
	lines(
		'/** Where every game lives, and where those from elsewhere came from. Written by `npm run sync`. */',
		'export interface Home {',
		'\treadonly folder: string;',
		'\treadonly ours: boolean;',
		'\t/** The languages it has words in. */',
		'\treadonly locales: readonly string[];',
		'\t/** As `npm run add-game` was told; null for one of ours, or one that was put there by hand. */',
		'\treadonly from: string | null;',
		'}',
		'',
		'export const homes: Readonly<Record<string, Home>> = {',
		games
			.map((game) => {
				const { folder, ours, locales } = game;
				const home = { folder, ours, locales, from: ours ? null : originOf(root, folder) };
				return `\t'${game.id}': ${JSON.stringify(home)}`;
			})
			.join(',\n'),
		'};'
	);

/** A file of these lines. @param {string[]} parts */
const lines = (...parts) => [...parts, ''].join('\n');

/** Where `npm run add-game` noted that a game came from. */
export const ORIGIN = '.origin.json';

/** Where a game from elsewhere came from, as `npm run add-game` was told; null for what was put there by hand. @param {string} root @param {string} folder @returns {string | null} */
export function originOf(root, folder) {
	const file = join(root, folder, ORIGIN);
	if (!existsSync(file)) return null;
	const { from } = JSON.parse(readFileSync(file, 'utf8'));
	return String(from);
}
