/** npm test: installs, then types, lint, format, dead code, and every test. */
import { prepareTools } from './chromium.mjs';
import { install, run, runBeside, stop } from './install.mjs';

install();
await prepareTools();

/** @typedef {[name: string, command: string, args: string[]]} Step */

const COMPONENTS = '**/*.svelte';
/** These need one core each and nothing of one another; the longest comes first. @type {Step[]} */
const beside = [
	// by themselves: the linter forgets the types it knows with each component it reads
	['lint of components', 'eslint', [COMPONENTS]],
	['lint', 'eslint', ['.', '--ignore-pattern', COMPONENTS]],
	['types', 'svelte-check', ['--fail-on-warnings']],
	['format', 'prettier', ['--check', '.']],
	['dead code', 'knip', []]
];
/** These use all cores. @type {Step[]} */
const alone = [
	['unit tests and scenarios', 'npm', ['run', '--silent', 'unit']],
	['conform', 'npm', ['run', '--silent', 'conform', '--', '--games', '200']],
	['build', 'npm', ['run', '--silent', 'build']],
	['browser tests', 'npm', ['run', '--silent', 'browser']]
];

/** Begins one after the other, two at a time. @param {Step[]} steps */
async function runInPairs(steps) {
	const left = [...steps];
	const lane = async () => {
		for (let step = left.shift(); step; step = left.shift()) {
			const [name, ...command] = step;
			judge(name, await runBeside(...command));
		}
	};
	await Promise.all([lane(), lane()]);
}

/** @param {string} name @param {boolean} passed */
const judge = (name, passed) => {
	if (!passed) stop(`${name}: failed`);
};

// compiled once, before several read them at the same time
judge('messages', run('npm', ['run', '--silent', 'sync']));
console.log(`\n— ${beside.map(([name]) => name).join(', ')}`);
await runInPairs(beside);
for (const [name, ...command] of alone) {
	console.log(`\n— ${name}`);
	judge(name, run(...command));
}
console.log('\nall tests passed');
