/** Firefox and WebKit for the tests: found, or installed where apt can be used. */
import { spawnSync } from 'node:child_process';
import { fetchWithApt, whereIs } from './chromium.mjs';

/** @typedef {'firefox' | 'webkit'} EngineName */

/** What each is started with, how a shell tells that it is new enough or the rest is there, and the packages of Debian that bring all of it. */
const ENGINES = {
	firefox: {
		commands: ['firefox-esr', 'firefox'],
		// 140 does not start behind the door of `test/e2e/engines`, nor lets tests look into pages past their policy
		rest: `[ $( (firefox-esr --version || firefox --version) | grep -oE '[0-9]+' | head -1) -ge 153 ]`,
		packages: ['firefox-esr']
	},
	webkit: {
		commands: ['WebKitWebDriver'],
		rest: `command -v Xvfb && command -v setpriv && /usr/bin/python3 -c "import gi; gi.require_version('WebKit2', '4.1')"`,
		packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-gtk-3.0', 'gir1.2-webkit2-4.1']
	}
};

export const ENGINE_NAMES = /** @type {readonly EngineName[]} */ (Object.keys(ENGINES));

/**
 * What starts an engine; null where it is not here.
 * @param {EngineName} name
 * @returns {string | null}
 */
export function findEngine(name) {
	const { commands, rest } = ENGINES[name];
	if (spawnSync('sh', ['-c', rest], { stdio: 'ignore' }).status !== 0) return null;
	return commands.map(whereIs).find((path) => path !== null) ?? null;
}

/**
 * The packages that an engine is made of, for whoever has to install them.
 * @param {EngineName} name
 */
export const packagesOf = (name) => ENGINES[name].packages.join(' ');

/**
 * Sees to it that these engines are there where they can be had; whoever tests says which are not.
 * @param {readonly EngineName[]} names
 * @returns {Promise<void>}
 */
export async function prepareEngines(names) {
	const wanted = names.filter((name) => !findEngine(name));
	if (wanted.length > 0) await fetchWithApt(wanted.flatMap((name) => ENGINES[name].packages));
}
