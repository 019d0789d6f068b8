/** npm start: installs when needed, builds when the build is older than the source, serves. */
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ELSEWHERE, GameRefused } from './games/found.mjs';
import { writeLists } from './games/lists.mjs';
import { said } from '../src/lib/server/base/terminal.mjs';
import { install, newestOf, node, root, run, stop } from './install.mjs';

install();
list();
if (
	builtAt() <
	newestOf([
		'src',
		ELSEWHERE,
		'messages',
		'static',
		'project.inlang',
		'package-lock.json',
		'svelte.config.js',
		'vite.config.ts'
	])
) {
	console.log(said('start_building'));
	if (!run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'error']))
		stop(said('start_not_built'));
}
serve();

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

/** Runs the server on Node 24 until it ends, and ends as it did. */
function serve() {
	const server = spawn(node, [join('src', 'server.mjs')], { cwd: root, stdio: 'inherit' });
	for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM'])) {
		process.on(signal, () => server.kill(signal));
	}
	server.on('exit', (code) => {
		process.exit(code ?? 1);
	});
}
