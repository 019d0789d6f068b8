/** A copy of this tree that is quick to build: one of our games, in English alone. What is added, built and removed there touches nothing here. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { findGames } from '../../scripts/games/found.mjs';

const PARTS = [
	...['src', 'messages/en', 'static', 'project.inlang', 'scripts', 'docs', 'examples'],
	...[
		'test/games/walk.ts',
		'test/whole.ts',
		'package.json',
		'tsconfig.json',
		'vite.config.ts',
		'CHANGELOG.md'
	],
	...['svelte.config.js', 'eslint.config.js', 'eslint.rooms.js', 'eslint.foreign.js']
];
/** What the tools write there by themselves. */
const WRITTEN = ['src/lib/paraglide', 'src/lib/games/lists'];

/** A tsconfig for games from elsewhere. */
const GAMES_ALONE = 'tsconfig.games.json';
const gamesAlone = {
	extends: './tsconfig.json',
	include: ['games/**/*', 'src/app.d.ts', '.svelte-kit/*.d.ts']
};

/** The exit code of a command, and all that it said. */
interface Answer {
	readonly status: number | null;
	readonly said: string;
}

export interface SmallTree {
	readonly path: string;
	/** One of the project's own commands. */
	run(command: string, ...given: string[]): Answer;
	/** What the types of its games from elsewhere, and of all that they lean on, say. */
	types(): Answer;
	remove(): void;
}

/** Copies the tree with this one of our games. */
export function smallTree(kept: string): SmallTree {
	const path = mkdtempSync(join(tmpdir(), 'borrowed-earth-copy-'));
	const others = findGames('.').filter(({ ours, id }) => ours && id !== kept);
	const left = new Set([...WRITTEN, ...others.flatMap(partsOf)]);
	for (const part of PARTS)
		cpSync(part, join(path, part), { recursive: true, filter: (name) => !left.has(name) });
	const settings = { baseLocale: 'en', locales: ['en'] };
	writeFileSync(join(path, 'project.inlang/settings.json'), JSON.stringify(settings));
	writeFileSync(join(path, GAMES_ALONE), JSON.stringify(gamesAlone));
	symlinkSync(resolve('node_modules'), join(path, 'node_modules'));
	return {
		path,
		run: (command, ...given) => run(path, 'npm', ['run', '--silent', command, '--', ...given]),
		types: () => run(path, 'npx', ['svelte-check', '--tsgo', '--tsconfig', GAMES_ALONE]),
		remove: () => {
			rmSync(path, { recursive: true });
		}
	};
}

/** A game's folder, and its texts: files that are called as it is. */
const partsOf = ({ id, folder }: { readonly id: string; readonly folder: string }): string[] => [
	folder,
	...readdirSync('messages/en')
		.filter((file) => basename(file, '.json') === id)
		.map((file) => `messages/en/${file}`)
];

function run(cwd: string, command: string, args: readonly string[]): Answer {
	const env = { ...process.env, VITEST: '', NODE_ENV: 'production' };
	const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env });
	return { status, said: stdout + stderr };
}
