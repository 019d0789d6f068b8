/** A server and a browser for the tests of one file: those of its worker, in which files come one after the other. */
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { leave, openBrowser, openHouse, type House } from './house.ts';
import { lastPresses } from './presses.ts';

/** They are there once the tests begin. */
export interface Lodging {
	readonly house: House;
	readonly browser: Browser;
}

let own: Promise<House> | null = null;

/** A house, whose chance begins with these numbers, and a browser. Workshops of other files may lie in the house: whoever ends it opens one of their own. */
export function lodge(chance: readonly number[] = []): Lodging {
	const lodging = {} as { house: House; browser: Browser };
	beforeAll(async () => {
		own ??= openHouse();
		lodging.house = await own;
		await lodging.house.deal(chance);
		lodging.browser = await openBrowser();
	});
	afterEach(async ({ task }) => {
		if (task.result?.state === 'fail') await tell(lodging.browser);
	});
	afterAll(() => leave(lodging.browser));
	return lodging;
}

/** What stands on every screen, and what was pressed there, when a test has failed: somebody else's machine cannot be looked at. */
async function tell(browser: Browser): Promise<void> {
	for (const page of browser.contexts().flatMap((context) => context.pages())) {
		const words = await page.evaluate(() => document.body.innerText).catch(String);
		const presses = await lastPresses(page).catch((error: unknown) => [String(error)]);
		console.error(`${page.url()}\n${words}\n\n${presses.join('\n')}\n`);
	}
}
