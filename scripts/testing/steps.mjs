/** What `npm test` does, step by step, and what `npm run test:all` does beyond. */
import { JOURNEYS } from './journeys.mjs';

/**
 * @typedef {object} Step
 * @property {string} name how `--only` calls it
 * @property {string} title
 * @property {[command: string, ...args: string[]]} command
 * @property {1 | 'all'} cores how many it keeps busy; what takes all runs alone
 * @property {string} [after] a step without which it cannot run
 * @property {string} [again] what repeats one of the tests that Vitest counts in it
 * @property {'tools' | 'engines'} [looks] what its tests look with, which npm does not bring
 * @property {Record<string, string>} [env]
 */

const BROWSER = 'test/e2e/vitest.config.ts';

/** @param {string} name @param {string} title @param {string[]} args @returns {Step} */
const unit = (name, title, ...args) => ({
	name,
	title,
	command: ['vitest', 'run', ...args],
	cores: 'all',
	again: 'npm run unit --',
	looks: 'tools'
});

/** @param {string} name @param {string} title @param {string[]} args @returns {Step} */
const browser = (name, title, ...args) => ({
	name,
	title,
	command: ['vitest', 'run', '--config', BROWSER, ...args],
	cores: 'all',
	after: 'build',
	again: 'npm run browser --',
	looks: 'tools'
});

/** @param {string} name @param {string} title @param {string[]} args @returns {Step} */
const components = (name, title, ...args) => ({
	name,
	title,
	command: ['vitest', 'run', '--config', 'test/components/vitest.config.ts', ...args],
	cores: 'all',
	again: 'npm run components --',
	looks: 'tools'
});

/** @param {string[]} args @returns {Step['command']} */
const conform = (...args) => ['npm', 'run', '--silent', 'conform', '--', ...args];

/** Of `npm test`, in the order in which they begin, as soon as their cores are free. @type {readonly Step[]} */
export const STEPS = [
	// compiled once, before several read them at the same time
	{
		name: 'messages',
		title: 'messages',
		command: ['npm', 'run', '--silent', 'sync'],
		cores: 'all'
	},
	{ name: 'build', title: 'build', command: ['npm', 'run', '--silent', 'build'], cores: 1 },
	// components; `typed` looks at all other code, and `strict` asks the rest
	{
		name: 'lint',
		title: 'lint',
		command: ['eslint', 'src/**/*.svelte'],
		cores: 1
	},
	{
		name: 'types',
		title: 'types',
		command: ['svelte-check', '--fail-on-warnings', '--tsgo', '--incremental'],
		cores: 1
	},
	{ name: 'format', title: 'format', command: ['oxfmt', '--check', '.'], cores: 1 },
	{
		name: 'typed',
		title: 'lint that knows types',
		command: ['oxlint', '--type-aware', '--deny-warnings'],
		cores: 1
	},
	{ name: 'dead', title: 'dead code', command: ['knip'], cores: 1 },
	{
		name: 'conform',
		title: 'every game keeps the contract',
		command: conform('--games', '12'),
		cores: 'all'
	},
	unit(
		'unit',
		'unit tests and scenarios',
		...['rules', 'rest'].flatMap((name) => ['--project', name])
	),
	components('components', 'components'),
	browser('journeys', 'journeys', ...JOURNEYS)
];

/** What `npm run test:all` does too. @param {string} seed @returns {Step[]} */
export const beyond = (seed) => [
	unit('long', 'long unit tests', '--project', 'long'),
	{
		...components('games', 'whole games in a browser', 'games/'),
		env: { VITE_WHOLE: '1' }
	},
	// trees that are built, processes that die and whole games take as long as they take
	{
		...browser('browser', 'all other browser tests'),
		env: { JOURNEYS: 'other', BUSY: '1', VITE_WHOLE: '1' }
	},
	{
		name: 'engines',
		title: 'Firefox and WebKit',
		command: ['vitest', 'run', '--config', 'test/e2e/engines/vitest.config.ts'],
		cores: 'all',
		after: 'build',
		again: 'npx vitest run --config test/e2e/engines/vitest.config.ts',
		looks: 'engines'
	},
	{
		...browser('late', 'journeys of devices that hear late', ...JOURNEYS),
		env: { LATE: '800', VITE_WHOLE: '1' }
	},
	{
		name: 'more',
		title: 'the contract over 500 games',
		command: conform('--games', '500', '--seed', seed),
		cores: 'all'
	},
	{
		...unit('seeds', 'rules with another seed', '--project', 'rules'),
		env: { SEED: String(Number(seed) + 1), VITE_WHOLE: '1' }
	},
	{
		name: 'strict',
		title: 'lint with types, in components too',
		command: ['eslint', '--config', 'eslint.typed.js', '.'],
		cores: 1
	},
	{
		name: 'fuzz',
		title: 'odd input',
		command: ['npm', 'run', '--silent', 'lab', '--', 'fuzz', '--minutes', '2'],
		cores: 'all'
	}
];

/** All browser tests in another engine, for which only a night has time. @type {(name: string) => Step} */
export const whole = (name) => ({
	name,
	title: `the browser tests in ${name}`,
	command: ['npm', 'run', '--silent', 'browser', '--', '--engine', name],
	cores: 'all',
	after: 'build',
	again: `npm run browser -- --engine ${name}`,
	looks: 'engines'
});
