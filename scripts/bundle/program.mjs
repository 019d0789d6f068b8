/** What every bundle holds, whatever machine it is for: computed from what the server reaches. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from '../install.mjs';
import { bundleLauncher } from './launcher.mjs';
import { reachedFrom } from './reached.mjs';
import { typefaces } from './typefaces.mjs';

/** @typedef {import('./zip.mjs').Entry} Entry */

/** Of the database's package: its library is another for each machine. */
const SQLITE = join('better-sqlite3', 'lib', '**', '*.js');

/**
 * The program: the build, what starts it, and the packages that these reach.
 * @param {string} folder an empty one, for what is made on the way
 * @returns {Promise<{ entries: Entry[], packages: string[] }>} entries below `app`; packages as files below node_modules
 */
export async function program(folder) {
	await bundleLauncher(folder);
	const launcher = filesIn(folder).map((file) => entry(`start/${file}`, join(folder, file)));
	const built = filesIn(join(root, 'build')).filter(
		(file) => !/\.(map|br)$|^compiled[\\/]/.test(file)
	);
	const scripts = built.filter((file) => file.endsWith('.js') && !file.startsWith('client'));
	const packages = [
		...(await reachedFrom([
			...scripts.map((file) => join(root, 'build', file)),
			...launcher.map(({ from }) => String(from))
		])),
		...globSync(SQLITE, { cwd: join(root, 'node_modules') }),
		...typefaces()
	];
	const texts = globSync('messages/*/terminal.json', { cwd: root });
	return {
		packages: [...new Set(packages)],
		entries: [
			...launcher,
			...built.map((file) => entry(join('build', file))),
			...texts.map((file) => entry(file)),
			...[...new Set(packages)].map((file) => entry(join('node_modules', file))),
			entry('LICENSE'),
			{ to: 'package.json', from: Buffer.from(packageJson()) }
		]
	};
}

/** @param {string} to @param {string} [from] @returns {Entry} */
const entry = (to, from = join(root, to)) => ({ to: to.replaceAll(sep, '/'), from });

/** @param {string} folder */
const filesIn = (folder) =>
	globSync('**/*', { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile());

/** What Node asks of it: that scripts are modules. */
function packageJson() {
	const { name, version, type, license } = JSON.parse(
		readFileSync(join(root, 'package.json'), 'utf8')
	);
	return `${JSON.stringify({ name, version, type, license }, null, '\t')}\n`;
}
