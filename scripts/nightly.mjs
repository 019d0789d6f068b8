/** npm run nightly -- [--minutes 10] [--seed S]: what `npm test` has no time for, with another seed every day; ends with `N passed, N failed`. Exit 1 if any failed. */
import { parseArgs } from 'node:util';
import { prepareTools } from './chromium.mjs';
import { ENGINE_NAMES, prepareEngines } from './engines.mjs';
import { install } from './install.mjs';
import { seedOfToday } from './testing/seeds.mjs';
import { runSteps, tell } from './testing/stepping.mjs';
import { STEPS, whole } from './testing/steps.mjs';

const { values } = parseArgs({
	options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } }
});
const seed = values.seed ?? seedOfToday();
install();
const tools = prepareTools();
const engines = tools.then(() => prepareEngines(ENGINE_NAMES));
process.env['SEED'] = seed;
console.log(`seed ${seed}`);

/** @type {Readonly<Record<string, import('./testing/steps.mjs').Step['command']>>} */
const longer = {
	conform: ['npm', 'run', '--silent', 'conform', '--', '--games', '1000', '--seed', seed]
};
const steps = STEPS.map((step) => ({ ...step, command: longer[step.name] ?? step.command }));
const more = /** @type {import('./testing/steps.mjs').Step[]} */ ([
	{
		name: 'strict',
		title: 'lint with types, in components too',
		command: ['eslint', '--config', 'eslint.typed.js', '.'],
		cores: 1
	},
	{
		name: 'fuzz',
		title: 'odd input',
		command: ['npm', 'run', '--silent', 'fuzz', '--', '--minutes', values.minutes, '--seed', seed],
		cores: 2
	}
]);
const all = [...steps, ...ENGINE_NAMES.map(whole), ...more];
process.exitCode = tell(await runSteps(all, { tools, engines })) ? 0 : 1;
