/** What `npm test` does, step by step. */

/**
 * @typedef {object} Step
 * @property {string} name how `--only` calls it
 * @property {string} title
 * @property {[command: string, ...args: string[]]} command
 * @property {1 | 2} cores how many it keeps busy; whoever takes both runs alone
 * @property {string} [after] a step without which it cannot run
 * @property {string} [again] what repeats one of the tests that Vitest counts in it
 * @property {'tools' | 'engines'} [looks] what its tests look with, which npm does not bring
 */

/** In the order in which they begin, as soon as their cores are free. @type {readonly Step[]} */
export const STEPS = [
	// compiled once, before several read them at the same time
	{ name: 'messages', title: 'messages', command: ['npm', 'run', '--silent', 'sync'], cores: 2 },
	{
		name: 'conform',
		title: 'every game keeps the contract',
		command: ['npm', 'run', '--silent', 'conform', '--', '--games', '200'],
		cores: 1
	},
	{ name: 'lint', title: 'lint', command: ['eslint', '.'], cores: 1 },
	{
		name: 'types',
		title: 'types',
		command: ['svelte-check', '--fail-on-warnings', '--tsgo', '--incremental'],
		cores: 1
	},
	{
		name: 'typed',
		title: 'lint that knows types',
		command: ['oxlint', '--type-aware', '--deny-warnings'],
		cores: 1
	},
	{ name: 'dead', title: 'dead code', command: ['knip'], cores: 1 },
	{
		name: 'unit',
		title: 'unit tests and scenarios',
		command: ['vitest', 'run'],
		cores: 2,
		again: 'npm run unit --',
		looks: 'tools'
	},
	// it writes the messages anew: what reads them does not run beside it
	{ name: 'build', title: 'build', command: ['npm', 'run', '--silent', 'build'], cores: 1 },
	{ name: 'format', title: 'format', command: ['prettier', '--check', '.'], cores: 1 },
	{
		name: 'browser',
		title: 'browser tests',
		command: ['vitest', 'run', '--config', 'test/e2e/vitest.config.ts'],
		cores: 2,
		after: 'build',
		again: 'npm run browser --',
		looks: 'tools'
	},
	{
		name: 'engines',
		title: 'Firefox and WebKit',
		command: ['vitest', 'run', '--config', 'test/e2e/engines/vitest.config.ts'],
		cores: 2,
		after: 'build',
		again: 'npx vitest run --config test/e2e/engines/vitest.config.ts',
		looks: 'engines'
	}
];

/** The browser tests in another engine, for which a day has no time. @type {(name: string) => Step} */
export const whole = (name) => ({
	name,
	title: `the browser tests in ${name}`,
	command: ['npm', 'run', '--silent', 'browser', '--', '--engine', name],
	cores: 2,
	after: 'build',
	again: `npm run browser -- --engine ${name}`,
	looks: 'engines'
});
