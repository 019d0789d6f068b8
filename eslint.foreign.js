/** What a game from elsewhere may reach for: its own folder, and what package.json names. Its author's example is held to the same. */

/** Where such games lie. @param {string} files below a game's folder */
const at = (files) => [`games/*/${files}`, `examples/*/${files}`];

const HOST = 'borrowed-earth/(engine|kit|pieces|ui)/';
const MESSAGES = 'borrowed-earth/messages$';

/**
 * Files so deep in a game's folder: what they import by a longer way up lies outside it.
 * @param {string} files @param {number} depth @param {string} open what else they may import, as a pattern
 * @returns {import("eslint").Linter.Config}
 */
const reach = (files, depth, open) => ({
	files: at(files),
	rules: {
		'no-restricted-imports': [
			'error',
			{
				patterns: [
					{
						regex: `^(?!\\.\\.?/|${open})|^(\\.\\./){${depth + 1}}`,
						message: `A game imports its own folder, ${open.replaceAll('$', '')}, and nothing else.`
					}
				]
			}
		]
	}
});

const RULES = `${HOST}|valibot$`;
const SCREENS = `${HOST}|${MESSAGES}|valibot$|svelte(/|$)`;

/** What speaks to other hosts, reads the device, or runs what no lint has seen. */
const CLOSED = [
	...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'Worker', 'SharedWorker'],
	...['process', 'require', 'eval', 'Function', 'globalThis', 'window', 'self', 'navigator'],
	...['localStorage', 'sessionStorage', 'indexedDB', 'caches']
];

/** @type {import("eslint").Linter.Config[]} */
export default [
	{
		files: at('**'),
		linterOptions: { noInlineConfig: true },
		rules: {
			'no-restricted-globals': ['error', ...CLOSED],
			'no-restricted-syntax': [
				'error',
				{
					selector: 'ImportExpression:not([source.value=/^[.][.]?\\u002F/])',
					message:
						'What is fetched later lies in the game’s own folder, by a name that is written out.'
				},
				{ selector: 'MetaProperty', message: 'A game knows nothing of how it is built.' }
			]
		}
	},
	...[0, 1, 2, 3].map((depth) => reach(`${'*/'.repeat(depth)}*`, depth, SCREENS)),
	...[1, 2].map((depth) => reach(`rules/${'*/'.repeat(depth - 1)}*`, depth, RULES)),
	reach('index.ts', 0, RULES),
	reach('test/*', 1, `${HOST}|borrowed-earth/testing$|vitest$|fast-check$`),
	{
		files: at('rules/**'),
		rules: {
			'no-restricted-globals': [
				'error',
				...[...CLOSED, 'Date', 'performance', 'crypto', 'setTimeout', 'document']
			],
			'no-restricted-properties': ['error', { object: 'Math', property: 'random' }]
		}
	}
];
