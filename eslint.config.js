import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/**
 * Who may import whom (docs/decisions.md, "rooms"). A room is a folder of src/lib or the routes;
 * `closed` lists, as patterns of import paths, what it may not reach for.
 * @param {string[]} files
 * @param {string[]} closed
 * @param {string} because
 * @param {string[]} [ignores]
 * @returns {import("eslint").Linter.Config}
 */
const room = (files, closed, because, ignores = []) => ({
	files,
	ignores,
	rules: {
		'no-restricted-imports': [
			'error',
			{ patterns: [{ regex: closed.join('|'), message: because }] }
		]
	}
});

const SCREENS = '\\.svelte$';
const kit = '^\\$(lib|app|env)';
/** @param {string} names */
const rooms = (names) => `(\\.\\./|/lib/|\\$lib/)(${names})/`;

export default ts.config(
	{ ignores: ['src/lib/paraglide/', 'build/', '.svelte-kit/', 'data/'] },
	js.configs.recommended,
	ts.configs.strictTypeChecked,
	ts.configs.stylisticTypeChecked,
	svelte.configs.recommended,
	prettier,
	svelte.configs.prettier,
	{
		languageOptions: {
			globals: { ...globals.browser, ...globals.node },
			parserOptions: {
				projectService: true,
				tsconfigRootDir: import.meta.dirname,
				extraFileExtensions: ['.svelte']
			}
		},
		rules: {
			'no-undef': 'off',
			'@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
			'@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
			'svelte/no-navigation-without-resolve': 'off',
			'max-lines-per-function': ['warn', { max: 60, skipBlankLines: true, skipComments: true }]
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
		rules: {
			'max-lines-per-function': 'off',
			// the linter sees `any` where a component or a page's data comes in; svelte-check knows their types
			'@typescript-eslint/no-unsafe-argument': 'off',
			'@typescript-eslint/no-unsafe-assignment': 'off',
			'@typescript-eslint/no-unsafe-call': 'off',
			'@typescript-eslint/no-unsafe-member-access': 'off',
			'@typescript-eslint/no-unsafe-return': 'off'
		}
	},
	{ files: ['**/*.js', '**/*.mjs'], ...ts.configs.disableTypeChecked },
	{ files: ['test/**', 'bench/**'], rules: { 'max-lines-per-function': 'off' } },
	room(
		['src/lib/engine/**'],
		[kit, rooms('games|pieces|table|print|server|ui|paraglide'), SCREENS],
		'The engine imports nothing of ours.'
	),
	room(
		['src/lib/games/*/**/*.ts'],
		[kit, rooms('table|print|server|ui'), '\\.\\./\\.\\./games/', '^(svelte|yjs|node:)', SCREENS],
		'A game imports the engine and pieces only, by relative path.',
		['src/lib/games/*/{phone,play,book,pictures}.ts']
	),
	room(
		['src/lib/games/*/**/*.svelte', 'src/lib/games/*/{phone,play,book,pictures}.ts'],
		['/server/', rooms('print|server')],
		'A game’s screens import the engine, pieces and ui.'
	),
	room(['src/lib/pieces/**'], [rooms('games|table|print|server')], 'Pieces import ui at most.'),
	room(
		['src/lib/table/**'],
		[rooms('games|pieces|print|server|ui')],
		'The table knows the engine only.'
	),
	room(
		['src/lib/print/**'],
		[kit, rooms('table|server|ui'), SCREENS],
		'Prints know the engine, the registry and piece geometry, by relative path.'
	),
	room(
		['src/lib/server/**'],
		[rooms('pieces|ui'), SCREENS],
		'The server knows the engine, the registry, the table and prints.'
	),
	room(['src/lib/ui/**'], [rooms('engine|games|pieces|table|print|server')], 'No game words in ui.')
);
