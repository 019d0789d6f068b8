/** npm test [-- --only STEP,…] [--since REVISION]: installs, then runs every step of `testing/steps.mjs`; ends with `N passed, N failed`. Exit 1 if any failed. */
import { parseArgs } from 'node:util';
import { prepareTools } from './chromium.mjs';
import { ENGINE_NAMES, prepareEngines } from './engines.mjs';
import { install, stop } from './install.mjs';
import { seedOfTests } from './testing/seeds.mjs';
import { changedSince, narrowed } from './testing/since.mjs';
import { runSteps, tell } from './testing/stepping.mjs';
import { STEPS } from './testing/steps.mjs';

const { values } = parseArgs({
	options: { only: { type: 'string', multiple: true }, since: { type: 'string' } }
});
const names = STEPS.map(({ name }) => name);
const wanted = values.only?.flatMap((list) => list.split(',')) ?? names;
const unknown = wanted.find((name) => !names.includes(name));
if (unknown !== undefined) stop(`There is no step ${unknown}; there are ${names.join(', ')}.`);

install();
const tools = wants('tools') || wants('engines') ? prepareTools() : Promise.resolve();
// apt does one thing at a time
const engines = wants('engines') ? tools.then(() => prepareEngines(ENGINE_NAMES)) : tools;
process.env['SEED'] = seedOfTests();
console.log(`seed ${process.env['SEED']}`);

/** What others stand on is done too. */
const first = STEPS.flatMap(({ name, after }) => (wanted.includes(name) && after ? [after] : []));
const steps = STEPS.filter(({ name }) => [...wanted, ...first, 'messages'].includes(name));
const touched = values.since === undefined ? steps : narrowed(steps, changedSince(values.since));
process.exitCode = tell(await runSteps(touched, { tools, engines })) ? 0 : 1;

/**
 * Whether a step that is wanted looks with these.
 * @param {'tools' | 'engines'} what
 */
function wants(what) {
	return STEPS.some(({ name, looks }) => wanted.includes(name) && looks === what);
}
