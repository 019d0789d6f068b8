/** npm start: installs when needed, builds when the build is older than the source, serves. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ELSEWHERE, GameRefused } from './games/found.mjs';
import { writeLists } from './games/lists.mjs';
import { said } from '../src/lib/server/process/terminal.mjs';
import { install, node, root, run, stop } from './install.mjs';

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

/**
 * When any of these files or anything in these folders was last changed.
 * @param {string[]} names
 * @returns {number}
 */
function newestOf(names) {
	const paths = names.map((name) => join(root, name)).filter((path) => existsSync(path));
	return Math.max(...paths.map(newest));
}

/**
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
	const stat = statSync(path);
	if (!stat.isDirectory()) return stat.mtimeMs;
	// what the tools generate there is no source
	const inside = readdirSync(path).filter((name) => name !== 'paraglide');
	return Math.max(stat.mtimeMs, ...inside.map((name) => newest(join(path, name))));
}

/** Runs the server on Node 24 until it ends, and ends as it did. */
function serve() {
	const server = spawn(node, [join('src', 'server.ts')], {
		cwd: root,
		stdio: 'inherit',
		shell: process.platform === 'win32'
	});
	for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM'])) {
		process.on(signal, () => server.kill(signal));
	}
	server.on('exit', (code) => {
		process.exit(code ?? 1);
	});
}
