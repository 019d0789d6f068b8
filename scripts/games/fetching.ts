/** Brings a game from elsewhere next to the others, as plain files. Nothing of it is run. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join, relative } from 'node:path';
import { GameRefused } from './found.mjs';

/** What a game is made of; anything else is left where it came from. */
const KINDS = ['.ts', '.svelte', '.json', '.md', '.txt', '.svg', '.png', '.webp'];
const NAMES = ['LICENSE', 'COPYING'];
/** What belongs to the place where it is written, not to the game. */
const LEFT = ['package.json', 'package-lock.json', 'tsconfig.json', 'node_modules'];

const MOST_FILES = 500;
const MOST_BYTES = 20 * 1024 * 1024;

const isGit = (from: string): boolean => /^(https?|git|ssh|file):\/\/|^git@|\.git$/.test(from);
const isTarball = (from: string): boolean => /\.(tgz|tar\.gz|tar)$/.test(from);

/** The game's folder, from a folder, a tarball or a git address; a copy in a temporary place unless it is a folder already. */
export function fetchGame(from: string): string {
	if (isTarball(from)) return unpacked(from);
	if (isGit(from)) return cloned(from);
	if (!existsSync(from) || !statSync(from).isDirectory())
		throw new GameRefused(`${from} is no folder, no tarball and no git address.`);
	return gameIn(from, from);
}

const temporary = () => mkdtempSync(join(tmpdir(), 'borrowed-earth-game-'));

function unpacked(file: string): string {
	const folder = temporary();
	did('tar', ['-xf', file, '-C', folder, '--no-same-owner'], `${file} cannot be unpacked`);
	return gameIn(folder, file);
}

function cloned(url: string): string {
	const folder = join(temporary(), 'game');
	const quiet = ['-c', 'core.hooksPath=/dev/null', '-c', 'protocol.ext.allow=never'];
	const clone = ['clone', '--quiet', '--depth', '1', '--no-recurse-submodules', '--template='];
	did('git', [...quiet, ...clone, '--', url, folder], `${url} cannot be fetched`);
	return gameIn(folder, url);
}

function did(command: string, args: string[], otherwise: string): void {
	const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
	if (status !== 0) throw new GameRefused(`${otherwise}: ${stderr.trim()}`);
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
