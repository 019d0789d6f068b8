/**
 * Starts the program for whoever sits at this machine: finds its data and a free port, leads a second start to the first, and
 * opens the browser. What a bundle's start file runs, and `npm start`; a service runs `server.mjs`.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setting } from './lib/server/base/setting.ts';
import { said } from './lib/server/base/terminal.mjs';
import { Awake } from './start/awake.mjs';
import { copyBefore, dropCopies, isLater } from './start/before.mjs';
import { openBrowser } from './start/browser.mjs';
import { dataFolder, isLookedInto, isShared } from './start/folder.mjs';
import { freePort, USUAL } from './start/port.mjs';
import { isRunning, keep, lastIn } from './start/running.mjs';

const HOUR = 60 * 60 * 1000;
/** Milliseconds between two looks at who is here. */
const LOOK = 10_000;
const program = dirname(import.meta.dirname);
/** A bundle brings its Node along. */
const isBundle = existsSync(join(program, 'node'));
const { version } = JSON.parse(readFileSync(join(program, 'package.json'), 'utf8'));
const set = setting('DATA_DIR');
const folder = dataFolder({
	set: set === undefined ? undefined : resolve(set), // from where it was started
	beside: dirname(program),
	home: homedir()
});
process.chdir(program); // messages and threads are found from there

if (isBundle && isLookedInto(program)) stop(said('launch_unpack'));
if (isBundle) console.log(`\n  ${said('launch_starting')}`);
if (setting('DATABASE_URL') === undefined) await begin();
else await import('./server.ts');

async function begin() {
	const last = lastIn(folder);
	if (last !== null && (await isRunning(last))) leadTo(last.port);
	settle(last?.version);
	setInterval(() => dropCopies(folder), HOUR).unref();
	process.env['DATA_DIR'] = folder;
	process.env['PORT'] = setting('PORT') ?? String(await portAfter(last?.port));
	globalThis.runningId = randomUUID();
	globalThis.isBundle = isBundle;
	keepOrStop(Number(process.env['PORT']), false);
	if (isShared(folder)) console.log(`\n  ${said('launch_shared', { folder })}`);
	// the program's own folder may be one that nobody may write to
	if (isBundle) enableCompileCache(join(folder, 'cache'));
	const { opened } = await import('./server.ts');
	welcome(await opened);
	stayAwake();
}

/** A second start ends well: what was wanted is there. @param {number} port @returns {never} */
function leadTo(port) {
	const address = `http://localhost:${port}`;
	console.log(`\n  ${said('launch_running', { address })}\n`);
	if (isBundle) openBrowser(address);
	process.exit(0);
}

/** What another version has left here: copied, since this one changes it; a later one's cannot be read. @param {string | undefined} wrote */
function settle(wrote) {
	if (isLater(folder)) stop(said('launch_earlier', { folder, wrote: wrote ?? '?', version }));
	try {
		dropCopies(folder);
		if (wrote !== version) copyBefore(folder, wrote ?? 'earlier');
	} catch {
		console.error(`\n  ${said('launch_not_copied', { folder })}`);
	}
}

/** @param {number | undefined} last */
async function portAfter(last) {
	const port = (await freePort(last, setting('HOST'))) ?? stop(said('launch_no_port'));
	const before = last ?? USUAL;
	if (port !== before) console.log(`\n  ${said('launch_other_port', { before, port })}`);
	return port;
}

/** @param {number} port @param {boolean} isOpen */
function keepOrStop(port, isOpen) {
	try {
		const id = globalThis.runningId ?? '';
		keep(folder, { port, id, pid: process.pid, version, isOpen, at: Date.now() });
	} catch (problem) {
		const { code } = /** @type {NodeJS.ErrnoException} */ (problem);
		stop(said(code === 'ENOSPC' ? 'data_no_room' : 'launch_not_writable', { folder }));
	}
}

/** @param {number} port the one that the system chose, where it was asked to */
function welcome(port) {
	keepOrStop(port, true);
	if (!isBundle) return;
	console.log(`\n  ${said('launch_data', { folder })}\n\n  ${said('launch_end')}\n`);
	openBrowser(`http://localhost:${port}`);
}

/** A machine sleeps when nobody is here, and not while phones are. */
function stayAwake() {
	const awake = new Awake();
	setInterval(() => {
		globalThis.isAwake = awake.keep((globalThis.guests?.here ?? 0) > 0);
	}, LOOK).unref();
	process.once('exit', () => awake.keep(false));
}

/** Ends with one sentence. @param {string} sentence @returns {never} */
function stop(sentence) {
	console.error(`\n  ${sentence}\n`);
	process.exit(1);
}
