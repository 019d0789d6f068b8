/** npm run lab -- fuzz [--minutes N] [--seed S]: odd input of every kind for N minutes (1 unless said), each day with another seed; the same seed, the same input. */
import { parseArgs } from 'node:util';
import { install, run, stop } from '../install.mjs';
import { seedOfToday } from './seeds.mjs';

const { values } = parseArgs({
	options: { minutes: { type: 'string', default: '1' }, seed: { type: 'string' } }
});
if (!(Number(values.minutes) > 0)) stop('--minutes has to be a number above 0.');

install();
const seed = values.seed ?? seedOfToday();
console.log(`seed ${seed}`);
process.env['FUZZ_MINUTES'] = values.minutes;
process.env['SEED'] = seed;
const timeout = String(Math.ceil(Number(values.minutes) * 60_000 + 120_000));
const args = ['run', 'test/fuzz', '--no-file-parallelism', '--disable-console-intercept'];
if (!run('vitest', [...args, '--testTimeout', timeout])) stop('fuzz: failed');
