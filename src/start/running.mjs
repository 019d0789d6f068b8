/** Who serves a data folder, as `running.json` in it says: a second start leads to the first, and the port stays from day to day. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * @typedef {object} Running
 * @property {number} port
 * @property {string} id what `/healthz` of that very process answers in its header `running`
 * @property {number} pid
 */

/** Milliseconds that a server has for its answer, and one that is still beginning for its first. */
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
		const { port, id, pid } = JSON.parse(readFileSync(fileIn(folder), 'utf8'));
		const isWhole = isPort(port) && typeof id === 'string' && Number.isInteger(pid) && pid > 0;
		return isWhole ? { port, id, pid } : null;
	} catch {
		return null;
	}
}

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
 * Whether this server runs; one that is only beginning is waited for.
 * @param {Running} running
 * @param {number} [patience] milliseconds
 */
export async function isRunning(running, patience = BEGINNING) {
	const end = performance.now() + patience;
	while (!(await answers(running))) {
		if (!isAlive(running.pid) || performance.now() > end) return false;
		await setTimeout(BETWEEN);
	}
	return true;
}

/** @param {Running} running */
async function answers({ port, id }) {
	try {
		const answer = await fetch(`http://localhost:${port}/healthz`, {
			signal: AbortSignal.timeout(ANSWER)
		});
		return answer.headers.get('running') === id;
	} catch {
		return false;
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
