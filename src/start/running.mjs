/** Who serves a data folder, as `running.json` in it says: a second start leads to the first, and the port stays from day to day. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * @typedef {object} Running
 * @property {number} port
 * @property {string} id what `/healthz` of that very process answers in its header `running`
 * @property {number} pid
 * @property {string} [version] of the program
 * @property {boolean} [isOpen] whether its port is open; until then it is beginning
 * @property {number} [at] when it said so, in milliseconds since 1970
 */

/** Milliseconds that a server has for its answer, and one that is busy or still beginning for its first. */
const ANSWER = 2_000;
const BEGINNING = 30_000;
const BETWEEN = 250;

/** @param {string} folder */
const fileIn = (folder) => join(folder, 'running.json');

/**
 * What the folder says of its last server; null where it says nothing that can be read.
 * @param {string} folder
 * @returns {Running | null}
 */
export function lastIn(folder) {
	try {
		const { port, id, pid, version, isOpen, at } = read(folder);
		const isWhole = isPort(port) && typeof id === 'string' && Number.isInteger(pid) && pid > 0;
		const named = typeof version === 'string' && /^[\w.-]{1,40}$/.test(version) ? { version } : {};
		return isWhole ? { port, id, pid, isOpen: isOpen === true, at: Number(at), ...named } : null;
	} catch {
		return null;
	}
}

/** @param {string} folder */
const read = (folder) => JSON.parse(readFileSync(fileIn(folder), 'utf8'));

/** @param {unknown} port */
const isPort = (port) => Number.isInteger(port) && Number(port) > 0 && Number(port) < 65_536;

/**
 * Notes in the folder, which is made where it is not there, who serves it. Throws what the system says where it cannot be written to.
 * @param {string} folder
 * @param {Running} running
 */
export function keep(folder, running) {
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	writeFileSync(fileIn(folder), `${JSON.stringify(running)}\n`, { mode: 0o600 });
}

/**
 * Whether this server runs: its own port says so by its id. One that is only beginning, or too busy to answer, is waited for; its
 * number alone says nothing, since the system gives it anew.
 * @param {Running} running
 * @param {number} [patience] milliseconds
 */
export async function isRunning(running, patience = BEGINNING) {
	const end = performance.now() + patience;
	while (performance.now() < end) {
		const answer = await answerOf(running);
		if (answer === 'ours') return true;
		const mayCome = answer === 'silent' || isBeginning(running);
		if (!mayCome || !isAlive(running.pid)) return false;
		await setTimeout(BETWEEN);
	}
	return false;
}

/** @param {Running} running */
const isBeginning = ({ isOpen = false, at = NaN }) => !isOpen && Date.now() - at < BEGINNING;

/** What is at its port: that very server, something that keeps silent, or none of ours. @param {Running} running */
async function answerOf({ port, id }) {
	try {
		const answer = await fetch(`http://localhost:${port}/healthz`, {
			signal: AbortSignal.timeout(ANSWER)
		});
		return answer.headers.get('running') === id ? 'ours' : 'other';
	} catch (problem) {
		return problem instanceof Error && problem.name === 'TimeoutError' ? 'silent' : 'other';
	}
}

/** @param {number} pid */
function isAlive(pid) {
	if (pid === process.pid) return false; // the number of one that has gone, given anew
	try {
		return process.kill(pid, 0); // sends nothing
	} catch (problem) {
		return /** @type {NodeJS.ErrnoException} */ (problem).code === 'EPERM';
	}
}
