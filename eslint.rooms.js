/** Who may import whom, room by room: docs/architecture.md as lint rules. */
import { findGames } from './scripts/games/found.mjs';
import foreignGames from './eslint.foreign.js';

const SCREENS = '\\.svelte$';
const MESSAGES = '/paraglide/';
const kit = '^\\$(lib|app|env)';
/** @param {string} names */
const rooms = (names) => `(\\.\\./|/lib/|\\$lib/)(${names})/`;

const games = findGames(import.meta.dirname).map(({ id }) => id);
/** A game reaches its own files by ways that do not hold its name, so a way that holds one leads to another game. */
const otherGames = `/(${games.join('|')})/`;
/** What knows all games, from so many folders below it. */
const lists = (/** @type {number} */ depth) => `^(\\.\\./){${depth}}[a-z]+\\.ts$`;

/**
 * A room is a folder of src/lib; `closed` lists, as patterns of import paths, what it may not reach for.
 * @param {string[]} files
 * @param {string[]} closed
 * @param {string} because
 * @returns {import("eslint").Linter.Config}
 */
const room = (files, closed, because) => ({
	files,
	rules: {
		'no-restricted-imports': [
			'error',
			{ patterns: [{ regex: closed.join('|'), message: because }] }
		]
	}
});

const STAGE = '/^(phase|step|round|paused)$/';

/** What a game's own rules decide is nobody else's to read or to ask for. @type {import("eslint").Linter.Config} */
const foreignStates = {
	files: ['src/**/*.{ts,svelte}'],
	ignores: ['src/lib/games/**'],
	rules: {
		'no-restricted-syntax': [
			'error',
			{
				selector: `Literal[value=/^(${games.join('|')})$/]`,
				message: 'Ask the module, its words, guide or prints; never for a game by its name.'
			},
			{
				selector: `MemberExpression[object.name=/^(view|state)$/][property.name=${STAGE}], MemberExpression[object.property.name=/^(view|state)$/][property.name=${STAGE}]`,
				message: 'What stands in a state is its game’s own: ask `stage` and `outcome`.'
			}
		]
	}
};

/** Rules know no clock and no chance but the table's. @type {import("eslint").Linter.Config} */
const pureRules = {
	files: ['src/lib/games/*/{rules,pack}/**/*.ts', 'src/lib/engine/**/*.ts'],
	ignores: ['src/lib/engine/random.ts'],
	rules: {
		'no-restricted-globals': ['error', 'Date', 'performance', 'crypto', 'setTimeout'],
		'no-restricted-properties': ['error', { object: 'Math', property: 'random' }]
	}
};

export default [
	room(
		['src/lib/engine/**'],
		[kit, rooms('games|pieces|table|print|server|ui|paraglide'), SCREENS],
		'The engine imports nothing of ours.'
	),
	room(
		['src/lib/games/*/{rules,pack}/**', 'src/lib/games/*/index.ts'],
		[
			kit,
			rooms('table|print|server|ui|words|screens'),
			'^\\./(words|screens)/',
			MESSAGES,
			otherGames,
			'^(svelte|yjs|node:)',
			SCREENS
		],
		'Rules import the engine, the geometry of pieces and their own game’s rules, by relative path.'
	),
	room(
		[
			'src/lib/games/*/{words,challenges,history}/**',
			'src/lib/games/*/{figure,guide,prints,sample}.ts'
		],
		[kit, rooms('table|print|server|ui|screens'), otherGames, '^(svelte|yjs|node:)', SCREENS],
		'Words and records import the engine, pieces, the kit and their own game, by relative path.'
	),
	room(
		['src/lib/games/*/screens/**'],
		[rooms('print|server|table'), otherGames],
		'A game’s screens import the engine, the kit, pieces, ui and their own game.'
	),
	room(
		['src/lib/games/{kit,record}/*'],
		[rooms('print|server|table'), otherGames, lists(1)],
		'What every game is given knows no game.'
	),
	room(
		['src/lib/games/{kit,record}/*/*'],
		[rooms('print|server|table'), otherGames, lists(2)],
		'What every game is given knows no game.'
	),
	room(['src/lib/pieces/**'], [rooms('games|table|print|server')], 'Pieces import ui at most.'),
	room(
		['src/lib/table/**'],
		[rooms('games|pieces|print|server|ui')],
		'The table knows the engine only.'
	),
	room(
		['src/lib/print/**'],
		[kit, rooms('table|server|ui'), otherGames, SCREENS],
		'Prints know the engine, the kit and piece geometry, by relative path.'
	),
	room(
		['src/lib/server/**'],
		[rooms('pieces|ui'), otherGames, SCREENS],
		'The server knows the engine, the lists of games, the table and prints.'
	),
	room(
		['src/lib/ui/**'],
		[rooms('engine|games|pieces|table|print|server')],
		'No game words in ui.'
	),
	pureRules,
	foreignStates,
	...foreignGames
];
