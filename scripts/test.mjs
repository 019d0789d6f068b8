/** npm test [-- --all] [--quick] [--only STEP,…] [--since REVISION] [--busy] [--seed S]: installs, then runs every step of `testing/steps.mjs`; ends with `N passed, N failed`. Exit 1 if any failed. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareTools } from './chromium.mjs';
import { ENGINE_NAMES, prepareEngines } from './engines.mjs';
import { install, root, stop } from './install.mjs';
import { seedOfTests, seedOfToday } from './testing/seeds.mjs';
import { changedSince, codeOfElsewhere, narrowed, quick } from './testing/since.mjs';
import { runSteps, tell } from './testing/stepping.mjs';
import { beyond, STEPS, whole } from './testing/steps.mjs';

const { values } = parseArgs({
	options: {
		// what `npm test` has no time for as well
		all: { type: 'boolean', default: false },
		// and all browser tests in Firefox and WebKit
		engines: { type: 'boolean', default: false },
		// what a change needs at once
		quick: { type: 'boolean', default: false },
		only: { type: 'string', multiple: true },
		since: { type: 'string' },
		// beside something that keeps the machine busy on purpose: nothing is too late
		busy: { type: 'boolean', default: false },
		// `today` is another one every day
		seed: { type: 'string' }
	}
});
install();
const seed = values.seed === 'today' ? seedOfToday() : (values.seed ?? seedOfTests());
process.env['SEED'] = seed;
// each step starts many processes that read the same files: what the first has compiled is there for the others
Object.assign(process.env, { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') });
if (values.busy) process.env['BUSY'] = '1';
console.log(`seed ${seed}`);

const everything = [...STEPS, ...beyond(seed)];
const steps = wanted();
const tools = steps.some(({ looks }) => looks) ? prepareTools() : Promise.resolve();
// apt does one thing at a time
const engines = steps.some(({ looks }) => looks === 'engines')
	? tools.then(() => prepareEngines(ENGINE_NAMES))
	: tools;
process.exitCode = tell(await runSteps(steps, { tools, engines })) ? 0 : 1;

function wanted() {
	if (values.quick)
		return quick(STEPS, [...changedSince(values.since ?? 'HEAD'), ...codeOfElsewhere(root)]);
	if (values.only) return named(values.only.flatMap((list) => list.split(',')));
	// what has changed may be guarded by any of them
	if (values.since !== undefined) return narrowed(everything, changedSince(values.since));
	const some = values.all ? everything : STEPS;
	return values.engines ? [...some, ...ENGINE_NAMES.map(whole)] : some;
}

/** What others stand on is done too. @param {readonly string[]} names */
function named(names) {
	const known = [...everything, ...ENGINE_NAMES.map(whole)];
	const unknown = names.find((name) => !known.some((step) => step.name === name));
	if (unknown !== undefined)
		stop(`There is no step ${unknown}; there are ${known.map(({ name }) => name).join(', ')}.`);
	const first = known.flatMap(({ name, after }) => (names.includes(name) && after ? [after] : []));
	return known.filter(({ name }) => [...names, ...first, 'messages'].includes(name));
}
