/** npm test: installs, then types, lint, format, dead code, and every test. */
import { prepareTools } from './chromium.mjs';
import { install, run, stop } from './install.mjs';

install();
await prepareTools();

/** @type {[string, string[]][]} */
const steps = [
	['types', ['run', '--silent', 'check']],
	['lint and format', ['run', '--silent', 'lint']],
	['dead code', ['run', '--silent', 'dead']],
	['unit tests and scenarios', ['run', '--silent', 'unit']],
	['conform', ['run', '--silent', 'conform', '--', '--games', '200']],
	['build', ['run', '--silent', 'build']],
	['browser tests', ['run', '--silent', 'browser']]
];
for (const [name, args] of steps) {
	console.log(`\n— ${name}`);
	if (!run('npm', args)) stop(`${name}: failed`);
}
console.log('\nall tests passed');
