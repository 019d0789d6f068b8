/** What a game from elsewhere reaches for that it may not, as lint sees it: nothing of it is run. */
import { ESLint } from 'eslint';
import { relative } from 'node:path';

/** What keeps a game out; whatever else lint would say of its style is its author's own affair. */
const CLOSED = new Set([
	'game/reach',
	'no-restricted-globals',
	'no-restricted-properties',
	'no-restricted-syntax',
	'svelte/no-at-html-tags'
]);

/** A line for each place where a game reaches too far, or cannot be read. */
export async function reachesTooFar(root: string, folder: string): Promise<string[]> {
	const lint = new ESLint({ cwd: root, errorOnUnmatchedPattern: false });
	const results = await lint.lintFiles([`${folder}/**/*.{ts,svelte}`]);
	return results.flatMap(({ filePath, messages }) =>
		messages
			.filter(({ ruleId, fatal }) => fatal === true || (ruleId !== null && CLOSED.has(ruleId)))
			.map(({ line, message }) => `${relative(root, filePath)}:${line}: ${message}`)
	);
}
