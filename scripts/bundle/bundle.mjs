/** One platform's bundle: the program, its Node, its database library, and what a teacher sees. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, stop } from '../install.mjs';
import { madeFor } from './machine.mjs';
import { nodeOf } from './nodes.mjs';
import { notices } from './notices.mjs';
import { machineOf } from './platforms.mjs';
import { readMe } from './readMe.mjs';
import { startFile } from './startFiles.mjs';

/** @typedef {import('./zip.mjs').Entry} Entry */

/** What the folder is called that a zip unpacks to: the same in every version, since a firewall remembers the path of the program. */
const FOLDER = 'Borrowed Earth';
/** Of the program's languages the one that most read comes first. */
const languages = readdirSync(join(root, 'messages')).toSorted(
	(one, other) => Number(other === 'en') - Number(one === 'en') || one.localeCompare(other)
);

/**
 * Its files.
 * @param {import('./platforms.mjs').Platform} platform
 * @param {Awaited<ReturnType<typeof import('./program.mjs').program>>} whole
 * @param {string} folder an empty one, for what has to be fetched
 * @returns {Entry[]}
 */
export function bundleFor(platform, { entries, packages }, folder) {
	const node = nodeOf(platform, folder);
	const library = `node_modules/better-sqlite3/prebuilds/${machineOf(platform)}.node`;
	refuseStrange(platform, node.program, join(root, library));
	/** @type {Entry[]} */
	const program = [
		...entries,
		{ to: library, from: join(root, library) },
		{ to: platform.os === 'win32' ? 'node/node.exe' : 'node/node', from: node.program, runs: true },
		{ to: 'NOTICES.txt', from: Buffer.from(notices(packages, node.licence)) }
	];
	return [
		...program.map((entry) => ({ ...entry, to: `${FOLDER}/app/${entry.to}` })),
		{
			to: `${FOLDER}/${platform.start}`,
			from: Buffer.from(startFile(platform, languages)),
			runs: true
		},
		{ to: `${FOLDER}/READ ME FIRST.html`, from: Buffer.from(readMe(platform, languages)) }
	];
}

/**
 * Ends the process where Node or the library is for another machine, or Node without the signature for which systems trust it.
 * @param {import('./platforms.mjs').Platform} platform @param {string} node @param {string} library
 */
function refuseStrange(platform, node, library) {
	for (const file of [node, library]) {
		const made = madeFor(readFileSync(file));
		const isWhole = platform.os === 'linux' || file === library || made?.signed === true;
		if (made?.machine !== machineOf(platform) || !isWhole)
			stop(`${file} is none for ${machineOf(platform)}, or lacks its signature.`);
	}
}
