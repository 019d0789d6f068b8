import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import rooms from './eslint.rooms.js';
import svelteConfig from './svelte.config.js';

/** Every rule, with types in components too: what `npm run lab -- nightly` asks. */
export const typed = ts.config(
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
				// as an editor would see it, the index of all messages is too long to be read
				project: true,
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
			// the linter sees `any` where a component or a page's data comes in, and `unknown` for its generics; svelte-check knows their types
			'@typescript-eslint/no-unsafe-argument': 'off',
			'@typescript-eslint/no-unsafe-assignment': 'off',
			'@typescript-eslint/no-unsafe-call': 'off',
			'@typescript-eslint/no-unsafe-member-access': 'off',
			'@typescript-eslint/no-unsafe-return': 'off',
			'@typescript-eslint/no-redundant-type-constituents': 'off',
			'@typescript-eslint/no-unnecessary-type-assertion': 'off',
			// an effect names what it follows
			'@typescript-eslint/no-meaningless-void-operator': 'off'
		}
	},
	// a game's messages have types only where it is installed
	{ files: ['**/*.js', '**/*.mjs', 'examples/**'], ...ts.configs.disableTypeChecked },
	{ files: ['test/**', 'bench/**'], rules: { 'max-lines-per-function': 'off' } },
	...rooms
);

/** By day what needs types is asked by oxlint (`.oxlintrc.json`), which knows them at once; of components svelte-check alone does. */
export default [...typed, { ...ts.configs.disableTypeChecked, name: 'without types' }];
