/** Which steps a change needs, and on what: `npm test -- --since REVISION`. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, stop } from '../install.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

const CODE = /\.(ts|js|mjs|svelte)$/;
/** Whatever hangs on these, hangs on all. */
const BASE =
	/^(package(-lock)?\.json|tsconfig\.json|[a-z.]+\.config\.[jt]s|eslint\.rooms\.js|\.oxlintrc\.json)$/;
/** What every change of the app is measured with. */
const WEIGHED = ['test/e2e/boards.test.ts', 'test/e2e/weight.test.ts'];
const SHARED = new Set(['kit', 'biome']);

/**
 * The files that differ from a revision, new ones and deleted ones too.
 * @param {string} revision
 * @returns {string[]}
 */
export function changedSince(revision) {
	const git = (/** @type {string[]} */ ...args) => {
		try {
			return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
		} catch {
			return stop(`git knows no revision ${revision}.`);
		}
	};
	const from = git('merge-base', revision, 'HEAD')[0] ?? revision;
	const differing = git('diff', '--name-only', '--no-renames', from);
	return [...differing, ...git('ls-files', '--others', '--exclude-standard')];
}

/**
 * The steps that these changes need, each on as little as it can.
 * @param {readonly Step[]} steps
 * @param {readonly string[]} changed
 * @returns {Step[]}
 */
export function narrowed(steps, changed) {
	const narrow = narrowing(changed);
	return steps.flatMap((step) => {
		const command = narrow[step.name]?.(step.command);
		return command ? [{ ...step, command }] : [];
	});
}

/**
 * What each step is called with; null where the changes do not touch it.
 * @param {readonly string[]} changed
 * @returns {Record<string, (whole: Step['command']) => Step['command'] | null>}
 */
function narrowing(changed) {
	const base = changed.some((path) => BASE.test(path));
	const there = changed.filter((path) => existsSync(join(root, path)));
	const code = changed.filter((path) => CODE.test(path));
	const files = there.filter((path) => CODE.test(path));
	const typed = base || code.length > 0 || changed.some(inRoom('messages'));
	const browser = browserTests(changed);
	return {
		messages: (whole) => (typed ? whole : null),
		lint: (whole) => {
			if (base) return whole;
			return files.length > 0 ? ['eslint', '--no-warn-ignored', ...files] : null;
		},
		typed: (whole) => {
			if (base) return whole;
			const lines = files.filter((path) => path.endsWith('.ts'));
			return lines.length > 0 ? [...whole, ...lines] : null;
		},
		types: ([command, ...args]) => (typed ? [command, '--incremental', ...args] : null),
		format: (whole) => {
			if (base) return whole;
			return there.length > 0 ? ['prettier', '--check', '--ignore-unknown', ...there] : null;
		},
		dead: (whole) => (base || code.length > 0 ? whole : null),
		unit: (whole) => {
			const read = changed.some((path) => !CODE.test(path) && /^(src|test|messages)\//.test(path));
			if (base || read) return whole;
			// what reads the whole tree hangs on every file of it
			const tested = files.filter((path) => !path.startsWith('test/e2e/'));
			return tested.length > 0
				? ['vitest', 'related', '--run', '--passWithNoTests', 'test/rooms.test.ts', ...tested]
				: null;
		},
		conform: (whole) => conformed(whole, changed, base),
		build: (whole) => (base || browser !== null ? whole : null),
		browser: (whole) => {
			if (base || browser === 'all') return whole;
			return browser ? [...whole, ...browser] : null;
		},
		engines: (whole) => (base || browser === 'all' ? whole : null)
	};
}

/** @param {string} room @returns {(path: string) => boolean} */
const inRoom = (room) => (path) => path.startsWith(`${room}/`);

/** @param {string} path @returns {string | undefined} the game whose own file it is */
const gameOf = (path) => /^(?:src\/lib|test\/e2e)\/games\/([a-z0-9-]+)[/.]/.exec(path)?.[1];

/**
 * @param {Step['command']} whole
 * @param {readonly string[]} changed
 * @param {boolean} base
 * @returns {Step['command'] | null}
 */
function conformed(whole, changed, base) {
	const rules = changed.filter((path) =>
		/^(src\/lib\/(engine|games|pieces)\/|scripts\/(conform|examination)\.ts)/.test(path)
	);
	if (!base && rules.length === 0) return null;
	const ids = new Set(rules.map(gameOf));
	if (base || ids.has(undefined) || ids.has('kit')) return whole;
	return [...whole, ...[...ids].flatMap((id) => ['--game', id ?? ''])];
}

/**
 * The browser tests that changes can touch; null for none.
 * @param {readonly string[]} changed
 * @returns {'all' | string[] | null}
 */
function browserTests(changed) {
	/** @type {Set<string>} */
	const files = new Set();
	for (const path of changed) {
		const game = gameOf(path);
		if (game !== undefined && !SHARED.has(game)) {
			for (const file of [`test/e2e/games/${game}.test.ts`, ...WEIGHED]) files.add(file);
		} else if (/^test\/e2e\/[^/]+\.test\.ts$/.test(path)) files.add(path);
		else if (/^(src|static|messages|project\.inlang|test\/e2e)\//.test(path)) return 'all';
	}
	return files.size > 0 ? [...files].filter((path) => existsSync(join(root, path))) : null;
}
