/** What everybody meets first: the front door, the ways to join, settings, and what is said when something is wrong. */
import { describe, expect, test } from 'vitest';
import { device, PHONE } from './house.ts';
import { lodge } from './lodging.ts';
import * as phone from './phone.ts';
import { faults, fit } from './screen.ts';
import { isWhole } from '../whole.ts';

const lodging = lodge();

describe.each(isWhole ? (['light', 'dark'] as const) : (['light'] as const))(
	'by %s',
	(colorScheme) => {
		test('the front door and the ways to join fit everybody, errors too', async () => {
			const { page, complaints } = await device(lodging.browser, { viewport: PHONE, colorScheme });
			await page.goto(lodging.house.origin);
			await fit(page);
			await page.goto(`${lodging.house.origin}/join`);
			await fit(page);
			await phone.write(page.getByLabel('Join code'), '12');
			await page.getByRole('button', { name: 'Find my table' }).click();
			await phone.says(page, /A code has six letters and numbers/);
			await fit(page);
			await page.goto(`${lodging.house.origin}/join/BCDFGH`);
			await phone.says(page, /No table has this code/);
			await fit(page);
			await page.goto(`${lodging.house.origin}/nowhere`);
			await fit(page);
			expect(complaints).toEqual([]);
		});

		test('the settings hold at once and after a reload, on pages without scripts too, and fit everybody', async () => {
			const { page, complaints } = await device(lodging.browser, { viewport: PHONE, colorScheme });
			await page.goto(lodging.house.origin);
			await page.getByRole('link', { name: 'Settings' }).click();
			for (const choice of ['Largest', 'OpenDyslexic', 'Wide', 'Nothing moves', 'Night']) {
				await page.getByLabel(choice).check();
			}
			expect(await faults(page)).toEqual([]);
			await page.goto(`${lodging.house.origin}/join`);
			const look = await page.evaluate(() => {
				const { fontFamily, zoom, letterSpacing, colorScheme } = getComputedStyle(document.body);
				return {
					font: fontFamily.split(',')[0]?.replaceAll('"', ''),
					zoom,
					spaced: letterSpacing !== 'normal',
					colorScheme
				};
			});
			expect(look).toEqual({
				font: 'OpenDyslexic',
				zoom: '1.3',
				spaced: true,
				colorScheme: 'dark'
			});
			expect(await faults(page)).toEqual([]);
			await page.getByRole('link', { name: 'Settings' }).click();
			await page.getByRole('radio', { name: 'Largest' }).and(page.locator(':checked')).waitFor();
			expect(await faults(page)).toEqual([]);
			expect(complaints).toEqual([]);
		});
	}
);
