/** The browser of whoever sits at this machine. */
import { spawn } from 'node:child_process';

/** @type {Readonly<Record<string, readonly [program: string, ...args: string[]]>>} */
const OPENERS = {
	win32: ['cmd', '/c', 'start', ''], // the empty one is the window's title
	darwin: ['open']
};

/** Opens an address in the browser, where the system knows how; the window says the address anyhow. @param {string} address */
export function openBrowser(address) {
	const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
	spawn(program, [...args, address], { stdio: 'ignore', detached: true, windowsHide: true })
		.on('error', () => undefined)
		.unref();
}
