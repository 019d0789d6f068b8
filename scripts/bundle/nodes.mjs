/** The Node of each platform, as npm has it. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { invocation, node, nodeOn, root, stop } from '../install.mjs';
import { machineOf } from './platforms.mjs';

/** @typedef {import('./platforms.mjs').Platform} Platform */

const BROUGHT = join(root, 'node_modules');
/** @type {{ packages: Record<string, { version: string, optional?: boolean }> }} */
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** @param {Platform} platform */
const pathOf = (platform) => relative(BROUGHT, nodeOn(machineOf(platform)));

/** @param {Platform} platform */
function packageOf(platform) {
	const [name = ''] = pathOf(platform).split(sep);
	const entry = lock.packages[`node_modules/${name}`] ?? stop(`No ${name}.`);
	return { name, entry: { ...entry, optional: false } };
}

/** The version of a platform's Node. @param {Platform} platform */
export const versionOf = (platform) => packageOf(platform).entry.version;

/**
 * Whether a version is older than another by more than one minor version: too many mends are missing.
 * @param {string} version
 * @param {string} newest
 */
export function isOld(version, newest) {
	const [major = 0, minor = 0] = version.split('.').map(Number);
	const [mostMajor = 0, mostMinor = 0] = newest.split('.').map(Number);
	return major < mostMajor || (major === mostMajor && mostMinor - minor > 1);
}

/**
 * A platform's Node and its licence: what npm brought, else fetched into `folder` as the lock file says, its sum included.
 * @param {Platform} platform
 * @param {string} folder an empty one
 * @returns {{ program: string, licence: string }}
 */
export function nodeOf(platform, folder) {
	const { name, entry } = packageOf(platform);
	if (!existsSync(join(BROUGHT, pathOf(platform)))) fetch(folder, name, entry);
	const from = existsSync(join(BROUGHT, name)) ? BROUGHT : join(folder, 'node_modules');
	const licence = join(from, name, 'LICENSE');
	// not every one of these packages has it; Node's own is the same for all machines
	const ours = join(dirname(dirname(node)), 'LICENSE');
	return {
		program: join(from, pathOf(platform)),
		licence: existsSync(licence) ? licence : ours
	};
}

/** @param {string} folder @param {string} name @param {{ version: string }} entry */
function fetch(folder, name, entry) {
	const asked = { name: 'node', version: '1.0.0', dependencies: { [name]: entry.version } };
	const packages = { '': asked, [`node_modules/${name}`]: entry };
	writeFileSync(join(folder, 'package.json'), JSON.stringify(asked));
	writeFileSync(
		join(folder, 'package-lock.json'),
		JSON.stringify({ name: 'node', version: '1.0.0', lockfileVersion: 3, packages })
	);
	// by force, since it is for another machine than this
	const quiet = ['--no-audit', '--no-fund', '--loglevel', 'error'];
	const args = ['ci', '--force', '--ignore-scripts', ...quiet];
	const { status } = spawnSync(...invocation('npm', args), { cwd: folder, stdio: 'inherit' });
	if (status !== 0) stop(`npm did not bring ${name}; see above.`);
}
