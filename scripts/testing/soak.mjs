/** npm run lab -- soak [--times 30] [--browser N] [--busy] [--seed S]: the unit tests of `npm test` again and again, each time with another seed; with `--browser` the browser tests N times instead, with `--busy` beside processes that keep every core busy. Exit 1 if any run failed. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { prepareTools } from '../chromium.mjs';
import { install, stop } from '../install.mjs';
import { runSteps, tell } from './stepping.mjs';
import { beyond, STEPS } from './steps.mjs';

const { values } = parseArgs({
	options: {
		times: { type: 'string' },
		browser: { type: 'string', default: '0' },
		busy: { type: 'boolean', default: false },
		seed: { type: 'string', default: '1' }
	}
});
const browser = wholeOf('browser', values.browser);
const times = wholeOf('times', values.times ?? (browser > 0 ? '0' : '30'));
const seed = wholeOf('seed', values.seed);

install();
await prepareTools();
if (values.busy) {
	process.env['BUSY'] = '1';
	keepBusy();
}
const made = browser > 0 ? ['messages', 'build'] : ['messages'];
let whole = tell(await runSteps(stepsNamed(made)));
if (!whole) stop('what is to be tested could not be made; see above.');
let good = 0;
const runs = [...Array(times).fill('unit'), ...Array(browser).fill('browser')];
for (const [index, name] of runs.entries()) {
	process.env['SEED'] = String(seed + index);
	console.log(`\n${name} tests, run ${index + 1} of ${runs.length}, seed ${seed + index}`);
	if (tell(await runSteps(stepsNamed([name])))) good += 1;
	else whole = false;
}
console.log(`\nsoak: ${good} of ${runs.length} runs passed`);
process.exit(whole ? 0 : 1);

/** @param {readonly string[]} names */
function stepsNamed(names) {
	// journeys too
	const browser = beyond('1').flatMap((step) =>
		step.name === 'browser' ? [{ ...step, env: {} }] : []
	);
	return [...STEPS, ...browser].filter(({ name }) => names.includes(name));
}

/** A process for each core that does nothing but reckon, until this one ends. */
function keepBusy() {
	for (let core = 0; core < availableParallelism(); core += 1) {
		const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
		process.once('exit', () => child.kill('SIGKILL'));
	}
	for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
		process.once(signal, () => process.exit(1));
	}
}

/** @param {string} name @param {string} text */
function wholeOf(name, text) {
	const value = Number(text);
	return Number.isInteger(value) && value >= 0 ? value : stop(`--${name} takes a whole number.`);
}
