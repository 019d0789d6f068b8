/** What the front page and the sample's page show a newcomer at a desk. */
import { expect, test } from 'vitest';
import { DESK, device } from './house.ts';
import { lodge } from './lodging.ts';
import { fit } from './screen.ts';

const lodging = lodge();

test.each(['light', 'dark'] as const)(
	'by %s a workshop is opened without scrolling on a desk, and the sample is looked at before it is opened',
	async (colorScheme) => {
		const { page, complaints } = await device(lodging.browser, { viewport: DESK, colorScheme });
		await page.goto(lodging.house.origin);
		const go = await page.getByRole('button', { name: 'Open the workshop' }).boundingBox();
		expect((go?.y ?? Infinity) + (go?.height ?? 0)).toBeLessThanOrEqual(DESK.height);
		await fit(page);
		await page.goto(`${lodging.house.origin}/sample`);
		await page.getByRole('heading', { name: 'The Land of the Root Post' }).first().waitFor();
		await page.getByRole('img', { name: /world/i }).first().waitFor();
		await page.locator('.leaf').waitFor();
		await fit(page);
		expect(complaints).toEqual([]);
	}
);
