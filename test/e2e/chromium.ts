/** One browser for all files: each has contexts of its own, and nobody waits for another start. */
import { chromium } from 'playwright';
import { findChromium } from '../../scripts/chromium.mjs';

/** Starts it before the first file and tells `openBrowser` where it is; answers what ends it after the last. */
export default async function setup(): Promise<() => Promise<void>> {
	const executablePath = await findChromium();
	if (!executablePath) throw new Error('no Chromium');
	const server = await chromium.launchServer({ executablePath });
	process.env['BROWSER_AT'] = server.wsEndpoint();
	return () => server.close();
}
