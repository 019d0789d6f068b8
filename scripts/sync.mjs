/** The first step of `npm run sync`: the lists of all games. Exit 1 with one sentence where a game cannot be taken in. */
import { GameRefused } from './games/found.mjs';
import { writeLists } from './games/lists.mjs';
import { root, stop } from './install.mjs';

try {
	writeLists(root);
} catch (problem) {
	if (!(problem instanceof GameRefused)) throw problem;
	stop(problem.message);
}
