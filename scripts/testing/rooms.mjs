/** Which browser tests guard which room: `--since` runs them for what has changed there. A file without a room of its own is guarded by all. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

/** Behind every board. */
const BOARDS = ['games/*', 'still', 'thumb', 'boards', 'styles', 'hotseat'];

/** From a path's beginning to the tests under `test/e2e` that see its faults; the first that fits counts. @type {readonly [room: RegExp, tests: readonly string[]][]} */
const ROOMS = [
	[/^src\/lib\/server\/cluster\//, ['cluster']],
	[/^src\/lib\/server\/storage\/postgres\//, ['cluster']],
	[/^src\/lib\/server\/storage\//, ['process', 'crash', 'along', 'threeLessons']],
	[/^src\/lib\/server\/sync\//, ['together', 'writing', 'coming', 'crash', 'engines/three']],
	[
		/^src\/lib\/server\/people\//,
		['class', 'classlist', 'coming', 'front', 'waiting', 'powers', 'leaving', 'address', 'words']
	],
	[/^src\/lib\/server\/computers\//, ['computers']],
	[
		/^src\/lib\/server\/workshops\//,
		['class', 'classboard', 'nexttime', 'threeLessons', 'screens']
	],
	[/^src\/lib\/server\/pictures\//, ['told', 'evening']],
	[/^src\/lib\/server\/prints\//, ['printing', 'told', 'evening', 'class']],
	[/^src\/lib\/server\/export\//, ['along', 'threeLessons', 'told', 'class']],
	[/^src\/lib\/server\/http\//, ['headers', 'process', 'coming', 'front']],
	[/^src\/lib\/server\/tables\//, ['lesson', 'powers', 'ends', 'library', 'waiting', 'evening']],
	[/^src\/lib\/print\//, ['printing', 'told', 'weight']],
	[/^src\/lib\/engine\/search\//, ['computers', 'hotseat']],
	[/^src\/lib\/games\/(lists\/|[^/]+$)/, [...BOARDS, 'lesson', 'library', 'elsewhere', 'weight']],
	[/^src\/lib\/pieces\//, [...BOARDS, 'weight']],
	[
		/^src\/lib\/table\//,
		['together', 'writing', 'kept', 'leaving', 'coming', 'lesson', 'hotseat', 'along', 'weight']
	],
	[/^src\/routes\/games\//, ['library', 'hotseat', 'examples', 'styles']],
	[/^src\/routes\/dev\//, ['dev']],
	[/^src\/routes\/(sample\/|\+page)/, ['shown', 'front', 'dead']],
	[
		/^src\/routes\/workshop\//,
		[
			...['powers', 'class', 'classlist', 'classboard', 'everyone', 'nexttime'],
			...['screens', 'ends', 'single', 'words']
		]
	],
	[/^src\/routes\/table\/[^/]+\/screen\//, ['still', 'classboard', 'ends', 'lesson', 'screens']],
	[/^src\/routes\/table\/[^/]+\/print\//, ['printing', 'told']],
	[/^src\/routes\/table\//, ['lesson', 'told', 'pressed', 'thumb', 'waiting', 'ends', 'weight']],
	[/^src\/lib\/ui\/translated/, ['translated']],
	[/^src\/routes\/join\//, ['classlist', 'coming', 'front', 'waiting', 'oldest']],
	[/^messages\//, ['languages', 'pseudo', 'weight', 'boards', 'front']],
	[/^src\/start(\/|\.mjs$)/, ['bundle', 'moved']],
	[/^scripts\/bundle/, ['bundle', 'bundles', 'package']],
	[/^scripts\/(start|install)\.mjs$/, ['process']],
	[/^scripts\/cluster/, ['cluster']],
	[/^scripts\/languages/, ['eighth']],
	[/^scripts\/(games|new-game)\//, ['dev', 'elsewhere']],
	[/^test\/e2e\/engines\//, ['engines/three']]
];

/** What no test in a browser can see. */
const UNSEEN = /^(docs|bench|scripts|test\/(?!e2e\/)|\.ci|[^/]+$)/;

/** @param {string} path @returns {string | undefined} the game whose own file it is, ours or one from elsewhere */
export const gameOf = (path) =>
	/^(?:src\/lib\/games|games|test\/games|test\/scenarios)\/(?!lists\/|kit\/)([a-z0-9-]+)\//.exec(
		path
	)?.[1] ?? /^messages\/[\w-]+\/(\w[\w-]*)\.json$/.exec(path)?.[1];

/**
 * The browser tests that guard a file: names under `test/e2e`, with `*` for all of a folder; 'all' where the file is behind every page; none where
 * no browser sees it.
 * @param {string} path
 * @returns {'all' | readonly string[]}
 */
export function guardsOf(path) {
	const own = /^test\/e2e\/((?:games\/)?[\w-]+)\.test\.ts$/.exec(path)?.[1];
	if (own !== undefined) return [own];
	const game = gameOf(path);
	if (game !== undefined && existsSync(join(root, `test/e2e/games/${game}.test.ts`)))
		return [`games/${game}`, 'still', 'thumb', 'boards', 'weight', 'hotseat'];
	const found = ROOMS.find(([room]) => room.test(path));
	if (found) return found[1];
	return UNSEEN.test(path) ? [] : 'all';
}

/** The files of tests of these names. @param {readonly string[]} names */
export const filesOf = (names) =>
	[...new Set(names.flatMap((name) => (name.endsWith('*') ? allIn(name.slice(0, -1)) : [name])))]
		.toSorted()
		.map((name) => `test/e2e/${name}.test.ts`)
		.filter((file) => existsSync(join(root, file)));

/** @param {string} folder `games/`, or nothing */
const allIn = (folder) =>
	readdirSync(join(root, 'test/e2e', folder))
		.filter((name) => name.endsWith('.test.ts'))
		.map((name) => folder + name.slice(0, -'.test.ts'.length));

/** How the paths of rooms begin, for the test that none of them is gone. */
export const PLACES = ROOMS.map(([room]) => room);

/** Every test that a room names, for the test that none of them is gone. */
export const GUARDS = [...new Set(ROOMS.flatMap(([, tests]) => tests))];
