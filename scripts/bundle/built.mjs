/** The build, made anew where it is older than the source. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { GameRefused } from '../games/found.mjs';
import { writeLists } from '../games/lists.mjs';
import { said } from '../../src/lib/server/base/terminal.mjs';
import { newestOf, root, run, stop } from '../install.mjs';
import { SOURCES } from '../sources.mjs';

/** Builds where something is newer; ends the process with a sentence where that fails. */
export function makeBuilt() {
	list();
	if (builtAt() >= newestOf(SOURCES)) return;
	console.log(said('start_building'));
	if (!run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'error']))
		stop(said('start_not_built'));
}

/** Notes which games came, went or changed their place: the build is then older than the lists. */
function list() {
	try {
		writeLists(root);
	} catch (problem) {
		if (!(problem instanceof GameRefused)) throw problem;
		stop(problem.message);
	}
}

/** When the build was finished; 0 without one. */
function builtAt() {
	const built = join(root, 'build', 'handler.js');
	return existsSync(built) ? statSync(built).mtimeMs : 0;
}
