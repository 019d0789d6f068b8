/** Which steps a change needs, and on what: `npm test -- --since REVISION`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, stop } from '../install.mjs';
import { filesOf, gameOf, guardsOf } from './rooms.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

const CODE = /\.(ts|js|mjs|svelte)$/;
/** Whatever hangs on these, hangs on all. */
const BASE =
	/^(package(-lock)?\.json|tsconfig\.json|[a-z.]+\.config\.[jt]s|eslint\.rooms\.js|\.oxlintrc\.json)$/;
/** What a component on a page is made of. */
const SEEN =
	/^(src\/(?!lib\/(server|print)\/)|messages\/|static\/|test\/components\/)|\.browser\.test\.ts$/;

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
 * The code of games in `games/`, of which git knows nothing: all of it may have changed.
 * @param {string} at the root of a checkout
 * @returns {string[]}
 */
export function codeOfElsewhere(at) {
	if (!existsSync(join(at, 'games'))) return [];
	const paths = readdirSync(join(at, 'games'), { encoding: 'utf8', recursive: true });
	return paths
		.filter((path) => CODE.test(path) && !/(^|[\\/])node_modules[\\/]/.test(path))
		.map((path) => `games/${path.replaceAll('\\', '/')}`);
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
		// journeys are named among the others
		const { env = {}, ...one } = step;
		return command ? [{ ...one, command, env: step.name === 'browser' ? {} : env }] : [];
	});
}

/**
 * What each step is called with; null where the changes do not touch it. Browser tests are one step: those that guard what has changed.
 * @param {readonly string[]} changed
 * @returns {Record<string, (whole: Step['command']) => Step['command'] | null>}
 */
function narrowing(changed) {
	const base = changed.some((path) => BASE.test(path));
	const there = changed.filter((path) => existsSync(join(root, path)));
	const code = changed.filter((path) => CODE.test(path));
	const files = there.filter((path) => CODE.test(path));
	const typed = base || code.length > 0 || changed.some((path) => path.startsWith('messages/'));
	const guards = guarding(changed, base);
	const seen = base || changed.some((path) => SEEN.test(path));
	return {
		messages: (whole) => (typed ? whole : null),
		lint: (whole) => {
			if (base) return whole;
			return files.length > 0 ? ['eslint', '--no-warn-ignored', ...files] : null;
		},
		typed: (whole) => {
			if (base) return whole;
			// games from elsewhere are held to rules of their own, by eslint
			const lines = files.filter((path) => /^(?!games\/).*\.ts$/.test(path));
			return lines.length > 0 ? [...whole, ...lines] : null;
		},
		types: (whole) => (typed ? whole : null),
		format: (whole) => {
			if (base) return whole;
			return there.length > 0
				? ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...there]
				: null;
		},
		dead: (whole) => (base || code.length > 0 ? whole : null),
		unit: (whole) => related(whole, changed, base, files),
		long: (whole) => related(whole, changed, base, files),
		conform: (whole) => conformed(whole, changed, base),
		components: (whole) => (seen ? whole : null),
		games: (whole) => (seen ? whole : null),
		build: (whole) => (guards.length > 0 ? whole : null),
		// journeys and all others alike: the files that are named
		browser: ([vitest, ...args]) => {
			const chromium = guards.filter((path) => !path.includes('/engines/'));
			return chromium.length > 0 ? [vitest, ...args, ...chromium] : null;
		},
		engines: (whole) => (guards.some((path) => path.includes('/engines/')) ? whole : null)
	};
}

/**
 * The unit tests that lean on what has changed.
 * @param {Step['command']} whole
 * @param {readonly string[]} changed
 * @param {boolean} base
 * @param {readonly string[]} files
 * @returns {Step['command'] | null}
 */
function related(whole, changed, base, files) {
	const read = changed.some((path) => !CODE.test(path) && /^(src|test|messages)\//.test(path));
	if (base || read) return whole;
	const tested = files.filter((path) => !path.startsWith('test/e2e/'));
	if (tested.length === 0) return null;
	const [vitest, , ...projects] = whole;
	// what reads the whole tree hangs on every file of it
	const always = ['test/rooms.test.ts', ...tested];
	return [vitest, 'related', '--run', '--passWithNoTests', ...projects, ...always];
}

/** What `npm run check` looks at. */
const QUICK = ['messages', 'types', 'lint', 'typed', 'format'];

/**
 * What a change needs at once: its types, lint and format, and the unit tests that stand where its files do.
 * @param {readonly Step[]} steps
 * @param {readonly string[]} changed
 * @returns {Step[]}
 */
export function quick(steps, changed) {
	const tests = beside(changed);
	return [
		...narrowed(
			steps.filter(({ name }) => QUICK.includes(name)),
			changed
		),
		...steps.flatMap((step) => {
			if (step.name !== 'unit' || tests.length === 0) return [];
			return [{ ...step, command: /** @type {Step['command']} */ (['vitest', 'run', ...tests]) }];
		})
	];
}

/**
 * The unit tests of files, by their place.
 * @param {readonly string[]} changed
 */
function beside(changed) {
	const names = changed.flatMap((path) => {
		if (path.endsWith('.test.ts')) return /\/e2e\/|\.browser\./.test(path) ? [] : [path];
		const [, place] =
			/^(?:src\/(?:lib\/)?)?(.+?)(?:\.svelte)?\.(?:ts|mjs|svelte)$/.exec(path) ?? [];
		return place === undefined ? [] : [`test/${place}.test.ts`];
	});
	return [...new Set(names)].filter((path) => existsSync(join(root, path)));
}

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
	if (base || ids.has(undefined)) return whole;
	return [...whole, ...[...ids].flatMap((id) => ['--game', id ?? ''])];
}

/**
 * The files of browser tests that guard what has changed.
 * @param {readonly string[]} changed
 * @param {boolean} base
 * @returns {string[]}
 */
function guarding(changed, base) {
	const guards = changed.map(guardsOf);
	if (base || guards.includes('all')) return filesOf(['*', 'games/*', 'engines/*']);
	return filesOf(guards.flatMap((one) => (one === 'all' ? [] : one)));
}
