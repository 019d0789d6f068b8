/** A desk on the server's own machine says by which address phones come, and takes another one with one tap. */
import { expect, test } from 'vitest';
import { places } from '../../src/lib/server/base/lan.ts';
import * as desk from './desk.ts';
import { DESK, device, newPage } from './house.ts';
import { lodge } from './lodging.ts';
import * as phone from './phone.ts';

const lodging = lodge();
const [first, second] = places(undefined, '');

test.skipIf(!first?.likely || !second)(
	'one tap at the desk sends phones to another address, and the wall follows',
	async () => {
		const { page } = await device(lodging.browser, { viewport: DESK });
		const { house } = lodging;
		await desk.openWorkshop(page, house.origin, { title: 'Two networks', seats: 3 });
		const wall = await newPage(page.context());
		await wall.goto(await desk.projectorOf(page));
		const offered = page.getByRole('group', { name: /^If phones cannot open the link/ });
		const button = (host: string) => offered.getByRole('button', { name: host });
		const at = (host = '') => `${host}:${String(house.port)}/join`;
		for (const screen of [page, wall]) await phone.says(screen, at(first?.host));
		expect(await button(first?.host ?? '').getAttribute('aria-pressed')).toBe('true');
		await button(second?.host ?? '').click();
		for (const screen of [page, wall]) await phone.says(screen, at(second?.host));
		expect(await button(second?.host ?? '').getAttribute('aria-pressed')).toBe('true');
	}
);
