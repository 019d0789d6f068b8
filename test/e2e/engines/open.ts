/** Which engine the tests run in, and how each begins. */
import type { Browser } from 'playwright';
import { findEngine, packagesOf, type EngineName } from '../../../scripts/engines.mjs';
import { PATIENCE } from '../../../scripts/testing/machine.mjs';
import { openFirefox } from './firefox.ts';
import { WebKitBrowser } from './webkit/browser.ts';

/** The engine of this run, `chromium` unless `ENGINE` names another. */
export const ENGINE = (process.env['ENGINE'] ?? 'chromium') as EngineName | 'chromium';

/** The longest that anything is waited for in a page, in ms: other engines come by a longer way. */
export const TIMEOUT = ENGINE === 'chromium' ? PATIENCE.look : 120_000;

/** And for a page to come, in ms. */
export const COMING = ENGINE === 'chromium' ? PATIENCE.come : 120_000;

/** Why an engine cannot be tested; null where it can. */
export const absence = (name: EngineName): string | null =>
	findEngine(name) ? null : `not here: apt install ${packagesOf(name)}`;

/** Starts an engine that is here; throws where it is not. */
export async function openEngine(name: EngineName): Promise<Browser> {
	const path = findEngine(name);
	if (!path) throw new Error(`${name}: ${absence(name) ?? ''}`);
	return OPEN[name](path);
}

/** WebKit behind as much of Playwright's surface as the tests use. */
const openWebKit = async (path: string): Promise<Browser> =>
	(await WebKitBrowser.open(path)) as unknown as Browser;

const OPEN = { firefox: openFirefox, webkit: openWebKit };
