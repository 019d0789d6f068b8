/** A page that comes says nothing of a lost connection; one whose connection is lost says it after a while. */
import { expect, test } from 'vitest';
import { demand, device, openTunnel, PHONE } from './house.ts';
import { lodge } from './lodging.ts';
import * as phone from './phone.ts';

const lodging = lodge();

/** The code of a table of Hunt for two. */
async function openTable(title: string): Promise<string> {
	const { workshop = '', token } = await demand(lodging.house, 'workshops', {
		body: { title: 'Year 7' }
	});
	const { code = '' } = await demand(lodging.house, `workshops/${workshop}/tables`, {
		body: { title, game: 'hunt', seats: 2 },
		token
	});
	return code;
}

test('while a page comes it is never called offline, and without network it is', async () => {
	const code = await openTable('Oak');
	const { page } = await device(lodging.browser, { viewport: PHONE });
	const tunnel = await openTunnel(lodging.house.port);
	await phone.join(page, tunnel.origin, code, 1, 'Ann');
	await page.addInitScript(() => {
		const seen = () => {
			if (document.querySelector('footer')?.textContent.includes('Offline'))
				document.documentElement.dataset['alarmed'] = '';
		};
		new MutationObserver(seen).observe(document, {
			childList: true,
			characterData: true,
			subtree: true
		});
	});
	for (let loads = 0; loads < 3; loads++) {
		await page.reload();
		await phone.saved(page);
		expect(await page.locator('html[data-alarmed]').count()).toBe(0);
	}
	tunnel.cut();
	await phone.says(page, /Offline: kept on this device/);
	tunnel.mend();
	await phone.saved(page);
	await page.context().close();
	await tunnel.close();
});

test('a page whose network is gone when it is to be kept is kept once all comes through again', async () => {
	const code = await openTable('Elm');
	const { page } = await device(lodging.browser, { viewport: PHONE, serviceWorkers: 'allow' });
	const tunnel = await openTunnel(lodging.house.port);
	await page.addInitScript(() => {
		const own = setTimeout;
		// the first that waits ten seconds waits for the test
		const held = (run: () => void, ms?: number, ...given: unknown[]) => {
			if (ms !== 10_000 || sessionStorage.getItem('held')) return own(run, ms, ...given);
			sessionStorage.setItem('held', 'once');
			Reflect.set(window, 'keepNow', run);
			return 0;
		};
		Reflect.set(window, 'setTimeout', held);
		addEventListener('vite:preloadError', () => {
			document.documentElement.dataset['missing'] = '';
		});
	});
	await phone.join(page, tunnel.origin, code, 1, 'Ann');
	tunnel.cut();
	await phone.says(page, /Offline: kept on this device/);
	await page.evaluate(() => {
		(Reflect.get(window, 'keepNow') as () => void)();
	});
	// a browser does not ask again for what it could not fetch: the page has to be loaded anew
	await page.locator('html[data-missing]').waitFor();
	expect(await page.evaluate(isKept)).toBe(false);
	tunnel.mend();
	await page.locator('html[data-missing]').waitFor({ state: 'detached' });
	await phone.saved(page);
	await expect.poll(() => page.evaluate(isKept)).toBe(true);
	await page.context().close();
	await tunnel.close();
});

/** Whether the device has kept the page. */
const isKept = async () => (await caches.match(location.href)) !== undefined;
