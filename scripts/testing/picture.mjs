/** npm run lab -- rooms: draws the rooms into docs/architecture.md, and beside them which tests guard each. `test/rooms.test.ts` holds the page to it. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { guardsOf } from './rooms.mjs';

const { dirname, join } = posix;
export const PAGE = 'docs/architecture.md';

/** The rooms of the server, lowest first: each imports only what lies below it. @type {readonly (readonly string[])[]} */
export const FLOORS = [
	['base'],
	['storage'],
	['sync'],
	['tables'],
	['people', 'computers', 'pictures'],
	['workshops'],
	['prints', 'export'],
	['http'],
	['cluster'],
	['compose.ts']
];

/** @typedef {Map<string, Set<string>>} Arrows from a room to the rooms that it imports */

/** All source files, by their paths from the root. @returns {string[]} */
export const sourceFiles = () =>
	readdirSync('src', { recursive: true, encoding: 'utf8' })
		.map((name) => join('src', name.replaceAll('\\', '/')))
		.filter((name) => /\.(ts|svelte)$/.test(name) && !name.includes('/paraglide/'))
		.toSorted();

/** The scripts of a component one after the other; any other file as it is. @param {string} file */
export function scriptOf(file) {
	const text = readFileSync(file, 'utf8');
	if (!file.endsWith('.svelte')) return text;
	return [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
		.map(([, code]) => code)
		.join('\n');
}

/** The files of ours that a file imports, types and parts that are fetched later included. @param {string} file @returns {string[]} */
export function importsOf(file) {
	const { importedFiles } = ts.preProcessFile(scriptOf(file), true, true);
	return importedFiles.flatMap(({ fileName }) => {
		if (fileName.startsWith('$lib/')) return [join('src/lib', fileName.slice('$lib/'.length))];
		return fileName.startsWith('.') ? [join(dirname(file), fileName)] : [];
	});
}

/** The room of a file; none for messages, which every room may import, and for what stands beside the rooms. @param {string} file */
export function roomOf(file) {
	const [, home = '', room = '', part = '', ...deeper] = file.split('/');
	if (home === 'routes') return home;
	if (home !== 'lib' || room === 'paraglide') return undefined;
	if (room !== 'games') return room;
	if (deeper.length === 0 || part === 'lists') return 'games/*.ts';
	return part === 'kit' || part === 'record' ? `games/${part}` : 'games/<id>';
}

/** The room of the server that a file is in; none elsewhere. @param {string} file */
export const serverRoomOf = (file) => /^src\/lib\/server\/([^/]+)/.exec(file)?.[1];

/**
 * Which room imports which.
 * @param {readonly string[]} files
 * @param {(file: string) => string | undefined} place
 * @returns {Arrows}
 */
export function arrowsOf(files, place) {
	/** @type {Arrows} */
	const arrows = new Map();
	for (const file of files) {
		const from = place(file);
		if (from === undefined) continue;
		const there = arrows.get(from) ?? new Set();
		arrows.set(from, there);
		for (const to of importsOf(file).map(place)) if (to !== undefined && to !== from) there.add(to);
	}
	return arrows;
}

/** Whether one room reaches another, by however many others. @param {Arrows} arrows @param {string} from @param {string} to @returns {boolean} */
const reaches = (arrows, from, to) =>
	[...(arrows.get(from) ?? [])].some((next) => next === to || reaches(arrows, next, to));

/** The arrows that no longer way says already. @param {Arrows} arrows @returns {[from: string, to: string][]} */
const needed = (arrows) =>
	[...arrows].flatMap(([from, targets]) =>
		[...targets]
			.filter((to) => ![...targets].some((other) => other !== to && reaches(arrows, other, to)))
			.map((to) => /** @type {[string, string]} */ ([from, to]))
	);

/** @param {string} room */
const idOf = (room) => room.replaceAll(/\W/g, '_');

/** A Mermaid diagram, which GitHub draws from the text. @param {Arrows} arrows */
export function diagram(arrows) {
	const rooms = [...arrows.keys()].toSorted();
	const boxes = rooms.map((room) => `\t${idOf(room)}["${room.replace('<id>', '‹id›')}"]`);
	const lines = needed(arrows).map(([from, to]) => `\t${idOf(from)} --> ${idOf(to)}`);
	return ['```mermaid', 'flowchart TB', ...boxes, ...lines.toSorted(), '```'].join('\n');
}

/** The rooms of `src/lib` and of the server, lowest first. */
const GUARDED = [
	...['engine', 'ui', 'pieces', 'games/kit', 'games/record', 'games/<id>', 'games/*.ts'],
	...['table', 'print'],
	...FLOORS.flat().map((room) => `server/${room}`)
];

/** Where no folder of `test/` mirrors a room. @type {Readonly<Record<string, readonly string[]>>} */
const ELSEWHERE = {
	'games/*.ts': ['test/games/*.test.ts'],
	'games/<id>': ['test/games/<id>/', 'test/scenarios/<id>/'],
	'games/record': ['test/games/records.test.ts']
};

/** The tests of a room that need no built server. @param {string} room */
function mirrors(room) {
	const mirrored = [`test/${room}/`, `test/${room}.test.ts`].filter((path) => existsSync(path));
	return (ELSEWHERE[room] ?? mirrored).map((path) => `\`${path}\``).join(', ') || '–';
}

/** The journeys through a built server that `--since` runs for a room. @param {string} room */
function journeys(room) {
	if (room === 'games/<id>') return '`games/<id>`, `still`, `thumb`, `boards`, `weight`, `hotseat`';
	const file = room.endsWith('.ts') ? room.replace('*', 'any') : `${room}/any.ts`;
	const guards = guardsOf(`src/lib/${file}`);
	return guards === 'all' ? 'all' : guards.map((name) => `\`${name}\``).join(', ');
}

export const guardTable = () =>
	[
		'| room | functions and components | journeys (`test/e2e`) |',
		'| --- | --- | --- |',
		...GUARDED.map((room) => `| \`${room}\` | ${mirrors(room)} | ${journeys(room)} |`)
	].join('\n');

/** What stands on the page between two marks, by the name of the mark. @returns {Record<string, string>} */
export function drawn() {
	const files = sourceFiles();
	return {
		rooms: diagram(arrowsOf(files, roomOf)),
		'rooms of the server': diagram(withoutBase(arrowsOf(files, serverRoomOf))),
		guards: guardTable()
	};
}

/** Every room of the server may import `base`: the picture leaves it out. @param {Arrows} arrows @returns {Arrows} */
const withoutBase = (arrows) =>
	new Map(
		[...arrows]
			.filter(([room]) => room !== 'base')
			.map(([room, targets]) => [room, new Set([...targets].filter((to) => to !== 'base'))])
	);

/** What stands between the marks of this name. @param {string} name */
const between = (name) => new RegExp(`(<!-- ${name} -->\\n)([\\s\\S]*?)(<!-- /${name} -->)`);

/** @param {string} page @param {string} name */
export const shown = (page, name) => between(name).exec(page)?.[2]?.trim();

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
	let page = readFileSync(PAGE, 'utf8');
	for (const [name, text] of Object.entries(drawn()))
		page = page.replace(between(name), (_all, begin, _old, end) => `${begin}\n${text}\n\n${end}`);
	writeFileSync(PAGE, page);
}
