/** A server and a browser for the tests of one file, closed after them. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { leave, openBrowser, openHouse, type House } from './house.ts';

/** They are there once the tests begin. */
export interface Lodging {
	readonly house: House;
	readonly browser: Browser;
}

/** A house, whose chance begins with these numbers, and a browser. */
export function lodge(chance: readonly number[] = []): Lodging {
	const lodging = {} as { house: House; browser: Browser };
	beforeAll(async () => {
		lodging.house = await openHouse(undefined, chance);
		lodging.browser = await openBrowser();
	});
	afterAll(async () => {
		await leave(lodging.browser);
		await lodging.house.close();
	});
	return lodging;
}
