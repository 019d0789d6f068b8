/** npm test: installs, then types, lint, format, dead code, and every test. */
import { prepareTools } from './chromium.mjs';
import { install, run, runBeside, stop } from './install.mjs';

install();
await prepareTools();

/** @typedef {[name: string, command: string, args: string[]]} Step */

/** These need one core each and nothing of one another. @type {Step[]} */
const beside = [
	['lint', 'eslint', ['.']],
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

/** @param {string} name @param {boolean} passed */
const judge = (name, passed) => {
	if (!passed) stop(`${name}: failed`);
};

// compiled once, before several read them at the same time
judge('messages', run('npm', ['run', '--silent', 'sync']));
console.log(`\n— ${beside.map(([name]) => name).join(', ')}`);
const passed = await Promise.all(beside.map(([, ...command]) => runBeside(...command)));
for (const [index, [name]] of beside.entries()) judge(name, passed[index] ?? false);
for (const [name, ...command] of alone) {
	console.log(`\n— ${name}`);
	judge(name, run(...command));
}
console.log('\nall tests passed');
