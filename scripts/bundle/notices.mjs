/** NOTICES.txt: whose work comes along, and under which licence. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { packageOf } from './reached.mjs';

const RULE = `\n${'-'.repeat(78)}\n`;

/**
 * The text for some files of packages, and for those that the build has taken into its own.
 * @param {readonly string[]} files below node_modules
 * @param {string | null} nodes the licence of Node, as a file, where that comes along too
 * @returns {string}
 */
export function notices(files, nodes) {
	const names = new Set([...files, ...builtIn()].map(packageOf));
	const parts = [...names].toSorted().map(noticeOf);
	if (nodes !== null) parts.push(`Node.js\n\n${readFileSync(nodes, 'utf8').trim()}`);
	return `${parts.join(RULE)}\n`;
}

/** Files below node_modules that became part of the build, as its maps say. @returns {string[]} */
function builtIn() {
	const maps = globSync('build/**/*.map', { cwd: root });
	const sources = maps.flatMap((map) => JSON.parse(readFileSync(join(root, map), 'utf8')).sources);
	return sources
		.filter((source) => typeof source === 'string' && source.includes('node_modules/'))
		.map((source) => source.slice(source.indexOf('node_modules/') + 'node_modules/'.length))
		.filter((file) => existsSync(join(root, 'node_modules', packageOf(file), 'package.json')));
}

/** @param {string} name its folder below node_modules */
function noticeOf(name) {
	const folder = join(root, 'node_modules', name);
	const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
	const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
	const text = file === undefined ? '' : `\n\n${readFileSync(join(folder, file), 'utf8').trim()}`;
	return `${name.replace(/^.*node_modules[\\/]/, '')} ${version} (${license})${text}`;
}
