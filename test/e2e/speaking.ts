/** Devices that speak different languages, and what is too wide for them. */
import type { Browser, Page } from 'playwright';
import { demand, device, type House } from './house.ts';

export interface Class {
	readonly workshop: string;
	readonly token: string;
	readonly table: string;
	readonly seats: readonly string[];
}

/** A workshop in that language with a table at which everybody sits. */
export async function opened(
	house: House,
	language: string,
	names: readonly string[],
	options = {}
): Promise<Class> {
	const { workshop = '', token = '' } = await demand(house, 'workshops', {
		body: { title: '7 B', language }
	});
	const { table = '', code } = await demand(house, `workshops/${workshop}/tables`, {
		body: { title: '1', game: 'biome', seats: names.length, options },
		token
	});
	const seats: string[] = [];
	for (const [seat, name] of names.entries()) {
		const joined = await demand(house, 'join', { body: { code, name, seat } });
		seats.push(joined.token ?? '');
	}
	return { workshop, token, table, seats };
}

/** A page on a device whose holder has chosen this language. */
export async function speaking(
	house: House,
	browser: Browser,
	language: string,
	viewport: { readonly width: number; readonly height: number },
	address: string,
	cookie: { readonly name: string; readonly value: string }
): Promise<Page> {
	const { page } = await device(browser, { viewport });
	const url = house.origin;
	const chosen = { name: 'PARAGLIDE_LOCALE', value: language, url };
	await page.context().addCookies([chosen, { ...cookie, url }]);
	await page.goto(url + address);
	return page;
}

/** How far the page is wider than its window, and what is cut in it. */
export const cut = (page: Page) =>
	page.evaluate(() => {
		const wide = document.documentElement.scrollWidth - innerWidth;
		const parts = [
			...document.querySelectorAll<HTMLElement>('button, a.btn, [role="tab"], summary')
		];
		const short = parts.filter(
			(part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 2
		);
		return { wide: Math.max(0, wide), short: short.map((part) => part.innerText) };
	});
