/** Runs steps on the cores that there are, all of them whatever fails, and tells at the end what did, how to repeat it, and what was slow. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root, runAlone, runBeside } from '../install.mjs';
import { CORES } from './machine.mjs';

/** How many of the slowest files are told of. */
const SLOWEST = 10;

/** @typedef {import('./steps.mjs').Step} Step */
/**
 * What became of a step, in single tests where it counts them.
 * @typedef {object} Result
 * @property {Step} step
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} faults a line each, with the command that repeats it
 * @property {readonly { file: string, seconds: number }[]} files how long each file of tests took
 * @property {number} seconds
 */

/**
 * @param {readonly Step[]} steps
 * @param {Partial<Record<'tools' | 'engines', Promise<void>>>} [coming] what the tests look with, which comes meanwhile
 * @returns {Promise<Result[]>}
 */
export async function runSteps(steps, coming = {}) {
	/** @type {Result[]} */
	const results = [];
	/** @type {Set<Promise<void>>} */
	const running = new Set();
	let free = CORES;
	for (const step of steps) {
		const cores = step.cores === 'all' ? CORES : step.cores;
		while (free < cores) await Promise.race(running);
		if (step.looks) await coming[step.looks];
		if (step.after && results.some((one) => one.step.name === step.after && one.failed > 0)) {
			results.push(failing(step, 0, [`${step.title}: not run, since ${step.after} failed`]));
			continue;
		}
		free -= cores;
		const done = runStep(step).then((result) => {
			results.push(result);
			running.delete(done);
			free += cores;
		});
		running.add(done);
	}
	await Promise.all(running);
	return results;
}

/** @param {Step} step @returns {Promise<Result>} */
async function runStep(step) {
	const begun = Date.now();
	const folder = mkdtempSync(join(tmpdir(), 'borrowed-earth-'));
	const report = join(folder, 'report.json');
	const [command, ...args] = step.command;
	if (step.again) args.push('--reporter=default', '--reporter=json', `--outputFile=${report}`);
	const alone = step.cores === 'all';
	if (alone) console.log(`\n— ${step.title}`);
	const { passed, said } = await (alone ? runAlone : runBeside)(command, args, step.env);
	const seconds = Math.round((Date.now() - begun) / 1000);
	if (!alone) console.log(`— ${step.title}: ${passed ? 'passed' : 'failed'}`);
	const result = step.again ? counted(step, passed, report) : judged(step, passed, said);
	rmSync(folder, { recursive: true, force: true });
	return { ...result, seconds };
}

/** @param {Step} step @param {number} seconds @param {readonly string[]} faults @returns {Result} */
const failing = (step, seconds, faults) => ({
	...{ step, passed: 0, failed: 1, faults },
	...{ files: [], seconds }
});

/** @param {Step} step */
const repeating = ({ name }) => `npm test -- --only ${name}`;

/**
 * By the last line of what it said, `N passed, N failed`, or else as one.
 * @param {Step} step @param {boolean} passed @param {string} said
 * @returns {Result}
 */
function judged(step, passed, said) {
	const [, good, bad] = /(\d+) passed, (\d+) failed\s*$/.exec(said) ?? [];
	const counts = { passed: Number(good ?? (passed ? 1 : 0)), failed: Number(bad ?? 0) };
	if (passed) return { step, ...counts, faults: [], files: [], seconds: 0 };
	const faults = [`${step.title}: ${repeating(step)}`];
	const failed = Math.max(1, counts.failed);
	return { step, passed: counts.passed, failed, faults, files: [], seconds: 0 };
}

/**
 * By Vitest's own report.
 * @param {Step} step @param {boolean} passed @param {string} file
 * @returns {Result}
 */
function counted(step, passed, file) {
	const report = readReport(file);
	if (!report) return judged(step, passed, '');
	const set = Object.entries({ SEED: process.env['SEED'], ...step.env })
		.filter(([name, value]) => name !== 'SEED' || value !== '1')
		.map(([name, value]) => `${name}=${value} `)
		.join('');
	const faults = report.testResults.flatMap(({ name, status, assertionResults }) => {
		const again = `${set}${step.again} ${relative(root, name)}`;
		const bad = assertionResults.filter((one) => one.status === 'failed');
		if (status === 'failed' && bad.length === 0) return [again];
		return bad.map(({ fullName }) => `${again} -t ${quoted(fullName)}`);
	});
	if (!passed && faults.length === 0) faults.push(`${step.title}: ${repeating(step)}`);
	const files = report.testResults.map(({ name, startTime, endTime }) => ({
		file: relative(root, name),
		seconds: (endTime - startTime) / 1_000
	}));
	return { step, passed: report.numPassedTests, failed: faults.length, faults, files, seconds: 0 };
}

/**
 * A test's name as Vitest takes it, a pattern, and as a shell does.
 * @param {string} name
 */
const quoted = (name) => `'${name.replace(/[.*+?^${}()|[\]\\]/g, '.').replaceAll("'", '.')}'`;

/**
 * @typedef {object} Report
 * @property {number} numPassedTests
 * @property {{ name: string, status: string, startTime: number, endTime: number, assertionResults: { status: string, fullName: string }[] }[]} testResults
 */

/** @param {string} file @returns {Report | null} null where Vitest did not come so far */
function readReport(file) {
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch {
		return null;
	}
}

/**
 * Tells how long each step took, which files were slowest, what failed, and last how many passed and failed.
 * @param {readonly Result[]} results
 * @returns {boolean} whether all passed
 */
export function tell(results) {
	const sum = (/** @type {'passed' | 'failed'} */ what) =>
		results.reduce((all, one) => all + one[what], 0);
	console.log(`\n${results.map(({ step, seconds }) => `${step.name} ${seconds} s`).join(', ')}`);
	const files = results.flatMap((one) => one.files);
	const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
	if (slowest.length > 0) console.log('The slowest files:');
	for (const { file, seconds } of slowest) console.log(`  ${Math.round(seconds)} s ${file}`);
	const faults = results.flatMap((one) => one.faults);
	if (faults.length > 0) console.log(['Failed:', ...faults].join('\n  '));
	console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
	return sum('failed') === 0;
}
