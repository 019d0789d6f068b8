/** A page that comes says nothing of a lost connection; one whose connection is lost says it after a while. */
import { expect, test } from 'vitest';
import { demand, device, openTunnel, PHONE } from './house.ts';
import { lodge } from './lodging.ts';
import * as phone from './phone.ts';

const lodging = lodge();

test('while a page comes it is never called offline, and without network it is', async () => {
	const { workshop = '', token } = await demand(lodging.house, 'workshops', {
		body: { title: 'Year 7' }
	});
	const { code = '' } = await demand(lodging.house, `workshops/${workshop}/tables`, {
		body: { title: 'Oak', game: 'hunt', seats: 2 },
		token
	});
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
