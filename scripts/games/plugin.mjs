/** Keeps the lists of all games right while Vite builds, tests or serves: a game that comes or goes is there, or gone, at once. */
import { resolve, sep } from 'node:path';
import { ELSEWHERE, GameRefused } from './found.mjs';
import { writeLists } from './lists.mjs';

/** What of a game's folder the lists depend on. */
const LISTED =
	/\/(game\.json|screens\/(Board|Table|Wall|Past)\.svelte|screens\/led\.ts|words\/(status|end)\.ts)$/;

/** @returns {import('vite').Plugin} */
export function listedGames() {
	const root = resolve('.');
	return {
		name: 'listed-games',
		config() {
			writeLists(root);
			// Kit lets a browser read from `src` alone
			return { server: { fs: { allow: [resolve(root, ELSEWHERE)] } } };
		},
		configureServer(vite) {
			const changed = (/** @type {string} */ path) => {
				if (!LISTED.test(path.replaceAll(sep, '/'))) return;
				try {
					writeLists(root);
				} catch (problem) {
					if (!(problem instanceof GameRefused)) throw problem;
					vite.config.logger.error(problem.message);
				}
			};
			for (const what of ['add', 'change', 'unlink']) vite.watcher.on(what, changed);
		}
	};
}
