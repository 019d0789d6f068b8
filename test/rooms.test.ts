/** docs/architecture.md as tests: what lint cannot see file by file. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
	drawn,
	FLOORS,
	importsOf,
	PAGE,
	roomOf,
	scriptOf,
	serverRoomOf,
	shown,
	sourceFiles
} from '../scripts/testing/picture.mjs';
import { games, homeOf } from '../src/lib/games/registry.ts';

const FILES = sourceFiles();
const GAMES = 'src/lib/games/';
/** Written by `npm run sync`. */
const LISTS = `${GAMES}lists/`;

const graph = new Map(FILES.map((file) => [file, importsOf(file)]));

/** The ways round in the imports: from each file that is on one, the files of its circle. */
function circles(): string[][] {
	const found: string[][] = [];
	const done = new Set<string>();
	const walk = (file: string, way: readonly string[]): void => {
		const back = way.indexOf(file);
		if (back >= 0) found.push(way.slice(back));
		if (back >= 0 || done.has(file)) return;
		for (const next of graph.get(file) ?? []) walk(next, [...way, file]);
		done.add(file);
	};
	for (const file of graph.keys()) walk(file, []);
	return found;
}

test('no file imports itself by way of others, types included', () => {
	expect(graph.size).toBeGreaterThan(500);
	expect(circles()).toEqual([]);
});

const SERVER = 'src/lib/server/';
const floorOf = (file: string): number =>
	FLOORS.findIndex((rooms) => rooms.includes(serverRoomOf(file) ?? ''));

test('no room of the server imports one beside it or above it', () => {
	const own = FILES.filter((file) => file.startsWith(SERVER));
	expect(own.filter((file) => floorOf(file) < 0)).toEqual([]);
	const upward = own.flatMap((file) =>
		(graph.get(file) ?? [])
			.filter((to) => to.startsWith(SERVER) && serverRoomOf(to) !== serverRoomOf(file))
			.filter((to) => floorOf(to) >= floorOf(file))
			.map((to) => `${file} → ${to}`)
	);
	expect(upward).toEqual([]);
});

test('only the doors throw what HTTP answers', () => {
	const kit = FILES.filter((file) => file.startsWith(SERVER))
		.filter((file) => readFileSync(file, 'utf8').includes("'@sveltejs/kit'"))
		.map(serverRoomOf);
	expect(new Set(kit)).toEqual(new Set(['http', 'cluster']));
});

describe(PAGE, () => {
	/** Spaces and rules of tables are the formatter's. */
	const bare = (text: string) => text.replaceAll(/ +|-+(?= \|)/g, ' ').replaceAll(/ +/g, ' ');
	const page = readFileSync(PAGE, 'utf8');

	test.each(Object.entries(drawn()))(
		'shows the %s as they are: else run `npm run lab -- rooms`',
		(name, text) => {
			expect(bare(shown(page, name) ?? '')).toBe(bare(text));
		}
	);

	test('says of every room which tests guard it', () => {
		const rooms = new Set(FILES.filter((file) => file.startsWith('src/lib/')).map(roomOf));
		const doors = new Set(FILES.map(serverRoomOf));
		const missing = [...rooms, ...[...doors].map((room) => room && `server/${room}`)].filter(
			(room) => room !== undefined && room !== 'server' && !page.includes(`| \`${room}\``)
		);
		expect(rooms.size + doors.size).toBeGreaterThan(20);
		expect(missing).toEqual([]);
	});
});

test('no folder of source has more than thirty files of its own', () => {
	const scripts = globSync('scripts/**/*.{ts,mjs}');
	const folders = Map.groupBy([...FILES, ...scripts], (file) => dirname(file));
	const crowded = [...folders].filter(([, files]) => files.length > 30);
	expect(crowded.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([]);
});

test('no component has more than 150 lines', () => {
	const long = globSync('src/**/*.svelte')
		.map((file) => [file, readFileSync(file, 'utf8').trimEnd().split('\n').length] as const)
		.filter(([, lines]) => lines > 150);
	expect(long.map(([file, lines]) => `${file}: ${String(lines)}`)).toEqual([]);
});

/** Words of biome's own rules. */
const ONE_GAMES = /sphere|challenge|classpack|societ/i;
/** The host, and what every game is given. */
const EVERY_GAMES = [
	'src/{routes,lib/{engine,pieces,table,server,ui}}/**/*',
	`${GAMES}{kit,record}/**/*`,
	`${GAMES}*.ts`
].flatMap((files) => globSync(files).filter((file) => statSync(file).isFile()));

/** The places where a file has such a word: its name, or lines of it. */
const wordsIn = (file: string, text: string): string[] => [
	...(ONE_GAMES.test(file) ? [file] : []),
	...text
		.split('\n')
		.flatMap((line, index) => (ONE_GAMES.test(line) ? [`${file}:${String(index + 1)}`] : []))
];

test('what every game is given has no words of a single game', () => {
	expect(EVERY_GAMES.length).toBeGreaterThan(500);
	expect(EVERY_GAMES.flatMap((file) => wordsIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('such a word would be found in a name, a comment and a longer word', () => {
	const found = wordsIn('spheres.ts', '// a Challenge\nconst biosphere = 1;\nconst tide = 2;');
	expect(found).toEqual(['spheres.ts', 'spheres.ts:1', 'spheres.ts:2']);
});

/** How a test shows that it plays biome, the one game in which a class writes and somebody leads, and that it reads its files. */
const PLAYS = /(?:game: |gameOf\(|guideOf\(|sit\()(?='biome')/;
const READS = /games\/biome\/\w/;
/** What goes with biome: its own tests, and what measures, draws and leads its lessons. */
const OWN = 'test/games/biome/';
const WITH =
	'bench/{lesson,phoneWords,print,theatre} scripts/printPictures test/e2e/{ends,process}.test';

test('what tests the host plays other games than biome: the host is whole without it', () => {
	const files = globSync('{bench,scripts,test}/**/*.{ts,mjs}').filter(
		(file) => !file.startsWith(OWN)
	);
	const found = (sign: RegExp) => files.filter((file) => sign.test(readFileSync(file, 'utf8')));
	expect(found(PLAYS).filter((file) => /^test\/(?!e2e\/)/.test(file))).toEqual([]);
	const listed = WITH.split(' ').flatMap((path) => globSync(`${path}.ts`));
	expect(found(READS).toSorted()).toEqual(listed.toSorted());
});

test('at most one of our games has a pack: a class brings along one', () => {
	expect(games.filter(({ pack }) => pack).length).toBeLessThan(2);
});

const ours = games.map(({ id }) => id).filter((id) => homeOf(id).ours);

describe.each(ours)('%s', (id) => {
	const own = FILES.filter((file) => file.startsWith(`${GAMES}${id}/`));

	test('imports no other game and none of the lists of games', () => {
		const allowed = [`${GAMES}${id}/`, `${GAMES}kit/`, `${GAMES}record/`];
		const strange = own.flatMap((file) =>
			(graph.get(file) ?? [])
				.filter((to) => to.startsWith(GAMES) && !allowed.some((room) => to.startsWith(room)))
				.map((to) => `${file} → ${to}`)
		);
		expect(own.length).toBeGreaterThan(10);
		expect(strange).toEqual([]);
	});

	test('is asked for by its name nowhere but in its own folder and the lists', () => {
		const named = FILES.filter(
			(file) =>
				!file.startsWith(`${GAMES}${id}/`) &&
				!file.startsWith(LISTS) &&
				scriptOf(file).includes(`'${id}'`)
		);
		expect(named).toEqual([]);
	});
});
