/** The browser and the two PDF tools that the tests look with: found, or installed where apt can be used. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { root, stop } from './install.mjs';

/**
 * Where a command is; null when the system has none of that name.
 * @param {string} command
 * @returns {string | null}
 */
export function whereIs(command) {
	const { status, stdout } = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' });
	return status === 0 ? stdout.trim() : null;
}

/** Debian's Chromium without windows: the same engine, for two thirds of the processor time. */
const SHELL = 'chromium-headless-shell';

/**
 * Chromium: `CHROMIUM_PATH`, the system's, best without windows, or Playwright's own; null when there is none.
 * @returns {Promise<string | null>}
 */
export async function findChromium() {
	const given = process.env['CHROMIUM_PATH'];
	if (given) return existsSync(given) ? given : stop(`CHROMIUM_PATH names no file: ${given}`);
	const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable'];
	const found = names.map(whereIs).find((path) => path !== null);
	if (found) return found;
	const playwright = pathToFileURL(join(root, 'node_modules', 'playwright', 'index.mjs')).href;
	const { chromium } = /** @type {typeof import('playwright')} */ (await import(playwright));
	const own = chromium.executablePath();
	return existsSync(own) ? own : null;
}

/** Sees to it, beside other work, that there is a Chromium, and qpdf and pdffonts where they can be had; else says in one line what to do. */
export async function prepareTools() {
	const wanted = /** @type {string[]} */ ([]);
	if (!(await findChromium()) || offers(SHELL)) wanted.push(SHELL);
	if (!whereIs('qpdf')) wanted.push('qpdf');
	if (!whereIs('pdffonts')) wanted.push('poppler-utils');
	if (wanted.length > 0) await fetchWithApt(wanted);
	// where apt knows no Chromium without windows
	if (!(await findChromium())) await fetchWithApt(['chromium']);
	if (!(await findChromium())) {
		stop(
			'The browser tests need Chromium: install it (`apt install chromium`), or name one in CHROMIUM_PATH.'
		);
	}
}

/**
 * Whether apt could bring a package that is not here, and nobody has named another in its place.
 * @param {string} name
 */
const offers = (name) =>
	!process.env['CHROMIUM_PATH'] &&
	!whereIs(name) &&
	spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;

/** A list that did not come leaves what is older. */
const RETRIES = ['-o', 'Acquire::Retries=3'];

/**
 * Installs Debian packages where this user may; what cannot be had is simply not there afterwards.
 * @param {string[]} packages
 * @returns {Promise<void>}
 */
export async function fetchWithApt(packages) {
	if (!whereIs('apt-get')) return;
	const root = process.getuid?.() === 0;
	if (!root && spawnSync('sudo', ['-n', 'true']).status !== 0) return;
	const apt = root ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
	console.log(`Installing ${packages.join(', ')} with apt …`);
	const installs = packages.map((name) => ['install', '-y', '--no-install-recommends', name]);
	for (const args of [['update'], ...installs]) {
		const [command = '', ...rest] = [...apt, '-qq', ...RETRIES, ...args];
		const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
		const child = spawn(command, rest, { env, stdio: ['ignore', 'ignore', 'pipe'] });
		const [said, status] = await Promise.all([text(child.stderr), once(child, 'close')]);
		if (status[0] !== 0) console.error(said.split('\n').slice(0, 5).join('\n'));
	}
}
