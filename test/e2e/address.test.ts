/** A desk on the server's own machine says by which address phones come; whose address is gone comes back by the new one. */
import { expect, test } from 'vitest';
import { places } from '../../src/lib/server/base/lan.ts';
import type { Room } from '../../src/lib/table/room.ts';
import * as desk from './desk.ts';
import { demand, DESK, device, newPage, openTunnel, PHONE } from './house.ts';
import { lodge } from './lodging.ts';
import * as phone from './phone.ts';
import { comeAs, goOnAs, notes, openSheet, takeAlong, withClock } from './stranded.ts';

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

test.skipIf(!first)(
	'a desk that its own machine opens by an address in the network is the desk at localhost',
	async () => {
		const { page } = await device(lodging.browser, { viewport: DESK });
		const home = `http://localhost:${String(lodging.house.port)}`;
		await desk.openWorkshop(page, home, { title: 'One desk', seats: 3 });
		const opened = page.url();
		await page.goto(opened.replace('localhost', first?.host ?? ''));
		expect(page.url()).toBe(opened);
		await page.getByRole('heading', { name: 'One desk' }).waitFor();
	}
);

/** Somebody at a table by an address that is then gone; the same device can open the one that there is now. */
async function stranded() {
	const { house } = lodging;
	const { workshop = '', token = '' } = await demand(house, 'workshops', {
		body: { title: 'Year 7' }
	});
	const { code = '', table = '' } = await demand(house, `workshops/${workshop}/tables`, {
		body: { title: 'Oak', game: 'biome', seats: 3 },
		token
	});
	const { page } = await device(lodging.browser, { viewport: PHONE });
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	const fetchedAhead = await withClock(page);
	const old = await openTunnel(house.port);
	await phone.join(page, old.origin, code, 2, 'Robin');
	const fresh = await newPage(page.context());
	// cookies go by host: this one knows nobody yet
	const come = () => comeAs(fresh, `http://127.0.0.1:${String(house.port)}/join/${code}`, 'Robin');
	const people = async () => {
		const { room } = await demand<{ room: Room }>(house, `tables/${table}/view`, { token });
		return Object.values(room.people).map(({ name, seat }) => [name, seat]);
	};
	return { workshop, token, page, fetchedAhead, old, fresh, come, people };
}

test('without the number the desk says that it is the same person', async () => {
	const { workshop, token, old, fresh, come, people } = await stranded();
	const { page: leader } = await device(lodging.browser, { viewport: DESK });
	const name = `w_${workshop}`;
	await leader.context().addCookies([{ name, value: token, url: lodging.house.origin }]);
	await leader.goto(`${lodging.house.origin}/workshop/${workshop}`);
	old.cut();
	await come();
	await phone.tap(phone.button(fresh, 'Continue as Robin'));
	await phone.says(fresh, 'One moment');
	await phone.tap(leader.getByRole('button', { name: 'Confirm: Robin' }));
	await phone.saved(fresh);
	expect(await people()).toEqual([['Robin', 1]]);
	await old.close();
});

test('with the number of the old page it is the same person at once, and what was not stored there comes along', async () => {
	const { page, fetchedAhead, old, fresh, come, people } = await stranded();
	await fetchedAhead();
	await openSheet(page);
	await notes(page).pressSequentially('Moss grows. ');
	await phone.saved(page);
	old.cut();
	await phone.says(page, 'Offline');
	await notes(page).pressSequentially('It carries us.');
	const number = await takeAlong(page);
	await come();
	await goOnAs(fresh, 'Robin', number);
	expect(await people()).toEqual([['Robin', 1]]);
	await fresh.reload();
	await openSheet(fresh);
	await expect.poll(() => notes(fresh).inputValue()).toBe('Moss grows. It carries us.');
	await old.close();
});
