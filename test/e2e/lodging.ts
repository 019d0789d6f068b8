/** A server and a browser for the tests of one file, closed after them. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, openHouse, type House } from './house.ts';

/** They are there once the tests begin. */
export function lodge(): { readonly house: House; readonly browser: Browser } {
	const lodging = {} as { house: House; browser: Browser };
	beforeAll(async () => {
		lodging.house = await openHouse();
		lodging.browser = await openBrowser();
	});
	afterAll(async () => {
		await lodging.browser.close();
		await lodging.house.close();
	});
	return lodging;
}
