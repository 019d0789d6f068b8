/** npm run lab [-- NAME …]: what measures, attacks and prepares, for people who work on the product. Without a name it lists all of it. Exits as what it ran, with 1 where that failed or has another name. */
import { pathToFileURL } from 'node:url';
import { run, stop } from './install.mjs';

/**
 * Each by its name: what is started, and what it is for. Their own files say what they can be given.
 * @type {Readonly<Record<string, readonly [command: string, says: string]>>}
 */
export const LAB = {
	attack: [
		'node scripts/attack.ts',
		'hostile messages to a server of its own, and what each costs'
	],
	'bench-authors': [
		'node bench/authors.ts',
		'what the author of a game waits for: add-game, a text and a rule that were changed'
	],
	'bench-cluster': [
		'node bench/cluster.ts',
		'phones on one SQLite process, and on several with PostgreSQL'
	],
	'bench-computers': [
		'node bench/computers.ts',
		'how much longer thirty phones wait beside six computer players'
	],
	'bench-engines': [
		'node bench/engines.ts',
		'better-sqlite3 and node:sqlite behind the same storage, turn and turn about'
	],
	'bench-first-load': [
		'node bench/firstLoad.ts',
		'what a phone fetches in each language and what each board adds, beside another build'
	],
	'bench-lesson': [
		'node bench/lesson.ts',
		'how long a round takes, and how much each child has to do'
	],
	'bench-long': ['node bench/long.ts', 'an action and an undo at entry 10 and at entry 10,000'],
	'bench-print': ['node bench/print.ts', 'sheets, records and books, beside Chromium; build first'],
	'bench-reading': [
		'node bench/reading.ts',
		'what a log, a look back, a comparison and the class board of 3,000 entries cost'
	],
	'bench-storage': ['node bench/storage.ts', 'entries a second on SQLite and on PostgreSQL'],
	'bench-theatre': [
		'node bench/theatre.ts',
		'the world of 300 entries as a scene, laid out and drawn for a wall'
	],
	'bench-turns': [
		'node bench/turns.ts',
		'how long others wait for one who orders too much; build first'
	],
	crash: [
		'node bench/crash.ts',
		'kills the server while thirty play and write; nothing may be lost'
	],
	dead: ['knip', 'code, files and packages that nothing uses'],
	fuzz: ['node scripts/testing/fuzz.mjs', 'odd input of every kind, for some minutes'],
	languages: [
		'node scripts/languages.mjs',
		'how complete each language is, and what is to be looked at'
	],
	league: ['node scripts/league.ts', 'how strong the computer players of a game are'],
	mend: ['node bench/mend.ts', 'what a start saves of damaged data files'],
	nightly: [
		'node scripts/test.mjs --all --engines --seed today',
		'all tests with a new seed, in every engine'
	],
	'print-pictures': ['node scripts/printPictures.ts', 'draws the pictures of docs/prints.md anew'],
	rooms: ['node scripts/testing/picture.mjs', 'draws the rooms of docs/architecture.md anew'],
	sample: ['node scripts/sample.ts', 'keeps a game of computer players for the sample workshop'],
	soak: [
		'node scripts/testing/soak.mjs',
		'the same tests again and again, each time with another seed'
	],
	tries: [
		'node scripts/games/tries.ts',
		'chooses three moments of a game of computer players, to try a game by'
	],
	workshop: ['node bench/workshop.ts', 'how fast a desk answers while six tables play; build first']
};

/** The program and arguments of one of them, with what it is given. @param {string} name @param {readonly string[]} given */
export function called(name, given) {
	const [command = '', ...args] = LAB[name]?.[0].split(' ') ?? [];
	return { command, args: [...args, ...given] };
}

const list = () =>
	Object.entries(LAB)
		.map(([name, [, says]]) => `  ${name.padEnd(16)} ${says}`)
		.join('\n');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
	const [name, ...given] = process.argv.slice(2);
	if (name === undefined) console.log(`npm run lab -- NAME …\n\n${list()}`);
	else if (!Object.hasOwn(LAB, name)) stop(`The lab has no "${name}". It has:\n${list()}`);
	else {
		const { command, args } = called(name, given);
		process.exitCode = run(command, args) ? 0 : 1;
	}
}
