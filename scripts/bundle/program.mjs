/** What every bundle holds, whatever machine it is for: computed from what the server reaches. */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from '../install.mjs';
import { client } from './client.mjs';
import { reachedFrom } from './reached.mjs';
import { started, writeStarted } from './scripts.mjs';
import { typefaces } from './typefaces.mjs';

/** @typedef {import('./zip.mjs').Entry} Entry */

/** Of the database's package: its library is another for each machine. */
const SQLITE = join('better-sqlite3', 'lib', '**', '*.js');

/**
 * The program: the build, what starts it, and the packages that these reach.
 * @param {string} folder an empty one below ours, for what is made on the way
 * @returns {Promise<{ entries: Entry[], packages: string[] }>} entries below `app`; packages as files below node_modules, those too that became part of a script
 */
export async function program(folder) {
	const scripts = await writeStarted(folder);
	const kept = new Set([
		...(await reachedFrom(scripts.map((file) => join(folder, file)))),
		...globSync(SQLITE, { cwd: join(root, 'node_modules') })
	]);
	const taken = await reachedFrom(Object.values(started()).map((file) => join(root, file)));
	const letters = typefaces();
	const texts = globSync('messages/*/terminal.json', { cwd: root });
	return {
		packages: [...taken, ...kept, ...letters.map(({ to }) => to.replace(/^node_modules\//, ''))],
		entries: [
			...scripts.map((file) => entry(file, join(folder, file))),
			{ to: 'build/client.zip', from: client() },
			...texts.map((file) => entry(file)),
			...[...kept].map((file) => entry(join('node_modules', file))),
			...letters,
			entry('LICENSE'),
			{ to: 'package.json', from: Buffer.from(packageJson()) }
		]
	};
}

/** @param {string} to @param {string} [from] @returns {Entry} */
const entry = (to, from = join(root, to)) => ({ to: to.replaceAll(sep, '/'), from });

/** What Node asks of it: that scripts are modules. */
function packageJson() {
	const { name, version, type, license } = JSON.parse(
		readFileSync(join(root, 'package.json'), 'utf8')
	);
	return `${JSON.stringify({ name, version, type, license }, null, '\t')}\n`;
}
