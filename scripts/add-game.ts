/** npm run add-game -- FOLDER|TARBALL|GIT [--replace]: takes in a game from elsewhere, once it is checked; says what was found. What came from another place is replaced only by one who says so. Exit 1 where it is not taken in. */
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { About } from '../src/lib/engine/module.ts';
import { stop } from './command.ts';
import { brokenOff, fetchGame, layOut } from './games/fetching.ts';
import { ELSEWHERE, findGames, GameRefused, readManifest, type Manifest } from './games/found.mjs';
import { reachesTooFar } from './games/inspecting.ts';
import { camel, ORIGIN, originOf, writeLists } from './games/lists.mjs';
import { invocation, node, root } from './install.mjs';

/** How many games are played before a game is taken in, and for how long at most, in milliseconds. */
const GAMES = 50;
const TIMEOUT = 10 * 60_000;

const TRUST =
	'Installing a game is trusting it: it runs as part of this server, with all that is on it, and no linter can promise what it does.';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { replace: { type: 'boolean', default: false } }
});
const [from] = positionals;
if (from === undefined) stop('usage: npm run add-game -- FOLDER|TARBALL|GIT [--replace]');
try {
	console.log((await added(from)).join('\n'));
} catch (problem) {
	if (!(problem instanceof GameRefused)) throw problem;
	console.error(`Not taken in: ${problem.message}`);
	process.exitCode = 1;
}

/** Takes a game in; what is to be said of it. Throws `GameRefused`. */
async function added(from: string): Promise<string[]> {
	const fetched = await fetchGame(from);
	try {
		const manifest = readManifest(fetched.folder, from);
		const folder = `${ELSEWHERE}/${manifest.id}`;
		if (resolve(fetched.folder) === join(root, folder))
			throw new GameRefused(
				`what lies in ${folder} is in already; \`npm run sync\` finds it there.`
			);
		await mayReplace(folder, from);
		return await laidOut(fetched.folder, manifest, from);
	} finally {
		fetched.remove();
	}
}

/** Throws where a game of the same name came from another place, unless somebody says that this one is to take its place. */
async function mayReplace(folder: string, from: string): Promise<void> {
	if (values.replace || !existsSync(join(root, folder))) return;
	const known = originOf(root, folder);
	if (known === from) return;
	const came = known === null ? 'was put there by hand' : `came from ${known}`;
	const there = `${folder} ${came}, and this one comes from ${from}`;
	if (process.stdin.isTTY) {
		const asking = createInterface({ input: process.stdin, output: process.stdout });
		const answer = await asking.question(`${there}. Put it in its place? Type yes: `);
		asking.close();
		if (answer.trim() === 'yes') return;
	}
	throw new GameRefused(`${there}; with --replace it takes its place.`);
}

/** Puts a game next to the others and checks it; what is to be said of it. Throws `GameRefused`, and then all is as it was before. */
async function laidOut(game: string, manifest: Manifest, from: string): Promise<string[]> {
	const folder = `${ELSEWHERE}/${manifest.id}`;
	const [place, before] = [join(root, folder), join(root, ELSEWHERE, `.${manifest.id}.before`)];
	rmSync(before, { recursive: true, force: true });
	if (existsSync(place)) renameSync(place, before);
	try {
		const { files, left } = layOut(game, place);
		writeFileSync(join(place, ORIGIN), JSON.stringify({ from }));
		const said = await checked(manifest, folder);
		rmSync(before, { recursive: true, force: true });
		return [
			...said,
			`${files} files in ${folder}${left.length > 0 ? `; left out: ${left.join(', ')}` : ''}`,
			'',
			`It came from ${from}. ${TRUST}`,
			'`npm start` builds it in; `npm run dev` has it at once; `npm run remove-game` takes it out again.'
		];
	} catch (problem) {
		rmSync(place, { recursive: true, force: true });
		if (existsSync(before)) renameSync(before, place);
		synced();
		throw problem;
	}
}

/** Lists the game, looks at what it reaches for, and plays it. */
async function checked({ id, version, locales }: Manifest, folder: string): Promise<string[]> {
	writeLists(root);
	const far = await reachesTooFar(root, folder);
	if (far.length > 0) throw new GameRefused(`it reaches too far.\n${far.slice(0, 20).join('\n')}`);
	synced();
	const conform = played(id);
	const { [camel(id)]: module } = (await import(join(root, folder, 'index.ts'))) as Record<
		string,
		{ id: string; version: number; about: About }
	>;
	if (module?.id !== id || module.version !== version)
		throw new GameRefused(`${folder}/index.ts is not the game of its game.json: id, version.`);
	const { title, designers, seats, minutes, licence } = module.about;
	const others = findGames(root).find((game) => game.ours)?.locales.length ?? 0;
	return [
		`${title}, by ${designers.join(', ') || 'somebody who gives no name'}; licence: ${licence ?? 'none'}`,
		`${seats.join(', ')} players, ${minutes.join(' to ')} minutes, version ${version}`,
		`in ${locales.join(', ')}${locales.length < others ? '; other languages read it in English' : ''}`,
		'lint: nothing was seen that reaches for more than games may',
		conform
	];
}

/** Compiles the messages and the lists. */
function synced(): void {
	const { status, stderr } = spawnSync(...invocation('npm', ['run', '--silent', 'sync']), {
		cwd: root,
		encoding: 'utf8'
	});
	if (status !== 0) throw new GameRefused(stderr.trim());
}

/** What conform says of it, in a process of its own. */
function played(id: string): string {
	const script = join(root, 'scripts', 'conform.ts');
	const ended = spawnSync(node, [script, '--game', id, '--games', String(GAMES)], {
		cwd: root,
		encoding: 'utf8',
		timeout: TIMEOUT
	});
	const late = `fifty games of it took more than ${TIMEOUT / 60_000} minutes: does a rule never end?`;
	const broken = brokenOff(node, ended, late);
	if (broken !== null) throw new GameRefused(broken);
	const { status, stdout, stderr } = ended;
	const lines = stdout.trim().split('\n');
	if (status === 0) {
		const [first = '', ...hints] = lines.filter((line) => line.startsWith(`${id}: `));
		return [first, ...hints].map((line) => `conform: ${line.replace(`${id}: `, '')}`).join('\n');
	}
	const why = lines.filter((line) => line.startsWith(`${id}: `)).slice(1);
	throw new GameRefused(`it does not keep the contract.\n${why.join('\n') || stderr.trim()}`);
}
