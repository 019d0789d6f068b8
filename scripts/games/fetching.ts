/** Brings a game from elsewhere next to the others, as plain files. Nothing of it is run. */
import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join, relative } from 'node:path';
import { GameRefused } from './found.mjs';
import { MOST_BYTES, MOST_FILES, weighTarball } from './weighing.ts';

/** What a game is made of; anything else is left where it came from. */
const KINDS = ['.ts', '.svelte', '.json', '.md', '.txt', '.svg', '.png', '.webp'];
const NAMES = ['LICENSE', 'COPYING'];
/** What belongs to the place where it is written, not to the game. */
const LEFT = ['package.json', 'package-lock.json', 'tsconfig.json', 'node_modules'];

const TIMEOUT = 5 * 60_000;

const isGit = (from: string): boolean => /^(https?|git|ssh|file):\/\/|^git@|\.git$/.test(from);
const isTarball = (from: string): boolean => /\.(tgz|tar\.gz|tar)$/.test(from);

/** A game's folder, and what takes a copy in a temporary place away again. */
export interface Fetched {
	readonly folder: string;
	readonly remove: () => void;
}

/** The game's folder, from a folder, a tarball or a git address; a copy in a temporary place unless it is a folder already. Throws `GameRefused`, and then leaves nothing behind. */
export async function fetchGame(from: string): Promise<Fetched> {
	if (isTarball(from)) {
		await weighTarball(from);
		return copied(from, (to) => {
			did('tar', ['-xf', from, '-C', to, '--no-same-owner'], `${from} cannot be unpacked`);
		});
	}
	if (isGit(from))
		return copied(from, (to) => {
			cloned(from, to);
		});
	if (!existsSync(from) || !statSync(from).isDirectory())
		throw new GameRefused(`${from} is no folder, no tarball and no git address.`);
	return { folder: gameIn(from, from), remove: () => undefined };
}

function copied(from: string, put: (to: string) => void): Fetched {
	const place = mkdtempSync(join(tmpdir(), 'borrowed-earth-game-'));
	const remove = () => {
		rmSync(place, { recursive: true, force: true });
	};
	try {
		put(place);
		return { folder: gameIn(place, from), remove };
	} catch (problem) {
		remove();
		throw problem;
	}
}

function cloned(url: string, to: string): void {
	const quiet = ['-c', 'core.hooksPath=/dev/null', '-c', 'protocol.ext.allow=never'];
	const clone = ['clone', '--quiet', '--depth', '1', '--no-recurse-submodules', '--template='];
	did('git', [...quiet, ...clone, '--', url, join(to, 'game')], `${url} cannot be fetched`);
}

function did(command: string, args: string[], otherwise: string): void {
	const ended = spawnSync(command, args, { encoding: 'utf8', timeout: TIMEOUT });
	const broken = brokenOff(command, ended, 'it took more than five minutes');
	if (broken !== null) throw new GameRefused(`${otherwise}: ${broken}.`);
	if (ended.status !== 0) throw new GameRefused(`${otherwise}: ${ended.stderr.trim()}`);
}

/** Why a program did not end by itself, in words for one that took too long; null where it did. */
export function brokenOff(
	command: string,
	{ status, error, signal }: SpawnSyncReturns<string>,
	late: string
): string | null {
	if (status !== null) return null;
	const { code = '?' } = (error ?? {}) as NodeJS.ErrnoException;
	if (code === 'ETIMEDOUT') return late;
	return signal === null
		? `${command} cannot be started (${code})`
		: `${command} was ended by ${signal}`;
}

/** The folder itself, or the only one in it. */
function gameIn(folder: string, from: string): string {
	if (existsSync(join(folder, 'game.json'))) return folder;
	const inside = readdirSync(folder).map((name) => join(folder, name));
	const games = inside.filter((path) => existsSync(join(path, 'game.json')));
	const [game] = games;
	if (!game || games.length > 1)
		throw new GameRefused(`${from} has no game.json, nor one folder that has.`);
	return game;
}

/** Copies a game's own files to a folder; how many, and what was left out. Throws for links, and for what is too much. */
export function layOut(game: string, to: string): { files: number; left: string[] } {
	const left: string[] = [];
	let [files, bytes] = [0, 0];
	cpSync(game, to, {
		recursive: true,
		filter(path) {
			const stat = lstatSync(path);
			if (stat.isSymbolicLink())
				throw new GameRefused(`${relative(game, path)} is a link; a game has only files.`);
			if (stat.isDirectory()) return path === game || !isLeft(path);
			if (!stat.isFile())
				throw new GameRefused(`${relative(game, path)} is no file; a game has only files.`);
			const taken =
				!isLeft(path) && (KINDS.includes(extname(path)) || NAMES.includes(basename(path)));
			if (!taken) left.push(relative(game, path));
			else [files, bytes] = [files + 1, bytes + stat.size];
			if (files > MOST_FILES || bytes > MOST_BYTES)
				throw new GameRefused(`The game has more than ${MOST_FILES} files or 20 MB.`);
			return taken;
		}
	});
	return { files, left };
}

const isLeft = (path: string): boolean =>
	LEFT.includes(basename(path)) || basename(path).startsWith('.');
