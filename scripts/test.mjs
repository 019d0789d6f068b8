/** npm test: installs, then types and tests. */
import { install, run, stop } from './install.mjs';

install();

/** @type {[string, string, string[]][]} */
const steps = [
	['types', 'npm', ['run', '--silent', 'check']],
	['unit tests', 'npm', ['run', '--silent', 'unit']]
];
for (const [name, command, args] of steps) {
	console.log(`\n— ${name}`);
	if (!run(command, args)) stop(`${name}: failed`);
}
