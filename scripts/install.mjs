/** What `npm start` and `npm test` share: installs what the lock file names, when it is not there yet, and says what is older than its sources. Runs on the system's own Node (20 or newer), without packages. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { said } from '../src/lib/server/process/terminal.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The Node that npm brought, whatever the system's own is. */
export const node = join(
	root,
	'node_modules',
	'.bin',
	process.platform === 'win32' ? 'node.cmd' : 'node'
);

/**
 * Ends the process with one sentence.
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
	console.error(sentence);
	process.exit(1);
}

/**
 * Runs a command in the project's folder, its output passed through.
 * @param {string} command
 * @param {string[]} args
 * @returns {boolean} whether it succeeded
 */
export function run(command, args) {
	return spawnSync(command, args, { ...here(), stdio: 'inherit' }).status === 0;
}

/**
 * The same without blocking, where nothing else prints.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] beside this process's own
 * @returns {Promise<{ passed: boolean, said: string }>} what it said went past already
 */
export function runAlone(command, args, env) {
	return new Promise((resolve) => {
		const child = spawn(command, args, { ...here(env), stdio: 'inherit' });
		child.on('close', (status) => resolve({ passed: status === 0, said: '' }));
	});
}

/**
 * The same beside other work: what it prints is shown when it is done, and handed on.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] beside this process's own
 * @returns {Promise<{ passed: boolean, said: string }>}
 */
export function runBeside(command, args, env) {
	return new Promise((resolve) => {
		const child = spawn(command, args, { ...here(env), stdio: ['ignore', 'pipe', 'pipe'] });
		const leave = () => child.kill();
		process.once('exit', leave);
		/** @type {Buffer[]} */
		const said = [];
		child.stdout.on('data', (part) => said.push(part));
		child.stderr.on('data', (part) => said.push(part));
		child.on('close', (status) => {
			process.off('exit', leave);
			const whole = Buffer.concat(said).toString();
			process.stdout.write(whole);
			resolve({ passed: status === 0, said: whole });
		});
	});
}

/** In the project's folder, with what npm brought. @param {Record<string, string>} [env] */
const here = (env) => ({
	cwd: root,
	shell: process.platform === 'win32',
	env: {
		...process.env,
		...env,
		PATH: `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env['PATH'] ?? ''}`
	}
});

/** `npm ci` where node_modules is missing or older than the lock file. */
export function install() {
	if (Number(process.versions.node.split('.')[0]) < 20) {
		stop(said('start_old_node', { version: process.version }));
	}
	const installed = join(root, 'node_modules', '.package-lock.json');
	const lock = join(root, 'package-lock.json');
	if (
		existsSync(installed) &&
		statSync(installed).mtimeMs >= statSync(lock).mtimeMs &&
		existsSync(node)
	)
		return;
	if (!run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']))
		stop(said('start_not_installed'));
}

/**
 * When any of these files, or anything in these folders, was last changed, in milliseconds; of those that are there.
 * A folder counts by itself too: what was taken out of it has changed it.
 * @param {readonly string[]} names
 * @returns {number}
 */
export function newestOf(names) {
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
