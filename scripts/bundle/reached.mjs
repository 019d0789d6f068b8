/** Which files of packages the built server reaches, whatever it is asked. */
import { globSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../install.mjs';

const PACKAGES = join(root, 'node_modules');
/** What of a package is read as it is: letters' widths and colours, of which prints are made. */
const DATA = '**/*.{afm,icc}';

/**
 * The files below node_modules that some scripts import, or what they import, with what packages read beside them.
 * @param {readonly string[]} scripts
 * @returns {Promise<string[]>} their paths below node_modules, sorted
 */
export async function reachedFrom(scripts) {
	const modules = await modulesFrom(scripts);
	const inside = modules
		.filter((id) => id.startsWith(PACKAGES + sep))
		.map((id) => relative(PACKAGES, id));
	const packages = [...new Set(inside.map(packageOf))];
	const beside = packages.flatMap((name) =>
		globSync(['package.json', DATA], { cwd: join(PACKAGES, name) }).map((file) => join(name, file))
	);
	return [...new Set([...inside, ...beside])].toSorted();
}

/** Every module on the way, found as Node finds it; nothing is written. @param {readonly string[]} scripts @returns {Promise<string[]>} */
async function modulesFrom(scripts) {
	/** @type {string[]} */
	const found = [];
	const seen = await rolldown({
		input: [...scripts],
		platform: 'node',
		treeshake: false,
		logLevel: 'silent',
		plugins: [{ name: 'reached', moduleParsed: ({ id }) => void found.push(id) }]
	});
	await seen.generate();
	await seen.close();
	return found;
}

/**
 * The folder of the package in which a file lies, below node_modules; it may lie in another's own.
 * @param {string} file below node_modules
 */
export function packageOf(file) {
	const inner = /^(?:.*[\\/]node_modules[\\/])?(?:@[^\\/]+[\\/])?[^\\/]+/.exec(file);
	return inner?.[0] ?? file;
}
