/** Each device speaks its own language, walls and prints that of the workshop. */
import { expect, test } from 'vitest';
import { seededSource } from '../../src/lib/engine/random.ts';
import { games } from '../../src/lib/games/registry.ts';
import { demand, PHONE, type House } from './house.ts';
import * as m from '../../src/lib/paraglide/messages.js';
import { lodge } from './lodging.ts';
import { readAloud, textOf } from './papers.ts';
import { cut, opened, speaking, type Class } from './speaking.ts';

const lodging = lodge();

const biome = games.find(({ id }) => id === 'biome') ?? expect.fail('no biome game');

/** Plays a short world to its end, by the doors: each seat does any of what it may, always the same. */
async function playOut(house: House, { table, seats }: Class): Promise<void> {
	const viewOf = async (seat: number) =>
		(await demand<{ view: unknown }>(house, `tables/${table}/view`, { token: seats[seat] })).view;
	const chance = seededSource(5);
	for (let turn = 0; turn < 400; turn++) {
		const [seat] = biome.toAct(await viewOf(0));
		if (seat === undefined) return;
		const ways = [...biome.legal(await viewOf(seat), seat)];
		const body = { id: `turn-${String(turn)}`, action: ways[chance(ways.length)] };
		await demand(house, `tables/${table}/actions`, { body, token: seats[seat] });
	}
	throw new Error('this world does not end');
}

test('at one table a Pole, an Arab and a Ukrainian read their own language; the German desk prints a German history with all names', async () => {
	const { house, browser } = lodging;
	const names = ['王小明', 'أمل', 'Анна'];
	const options = { phase1Rounds: 1, maxRounds: 1 };
	const place = await opened(house, 'de', names, options);
	await playOut(house, place);
	const readers = [
		{ locale: 'pl', dir: 'ltr' },
		{ locale: 'ar', dir: 'rtl' },
		{ locale: 'uk', dir: 'ltr' }
	] as const;
	for (const [seat, { locale, dir }] of readers.entries()) {
		const cookie = { name: `t_${place.table}`, value: place.seats[seat] ?? '' };
		const page = await speaking(house, browser, locale, PHONE, `/table/${place.table}`, cookie);
		expect(await page.locator('html').getAttribute('dir')).toBe(dir);
		await page.getByText(m.tab_chronicle({}, { locale })).first().waitFor();
		expect((await cut(page)).wide, locale).toBe(0);
		await page.context().close();
	}
	const print = `${house.origin}/api/tables/${place.table}/print/history.pdf?names=yes`;
	const answer = await fetch(print, { headers: { authorization: `Bearer ${place.token}` } });
	const file = new Uint8Array(await answer.arrayBuffer());
	const history = await textOf(file);
	expect(history).toContain(m.book_true_title({}, { locale: 'de' }));
	expect(history).not.toContain(m.book_true_title({}, { locale: 'en' }));
	const aloud = readAloud(file);
	if (aloud !== null) for (const name of names) expect(aloud).toContain(name);
});

test.each(['en', 'ar', 'de', 'es', 'fr', 'pl', 'uk'] as const)(
	'in %s the program goes from page to page by itself, and its words stay',
	async (locale) => {
		const { house, browser } = lodging;
		const none = { name: 'none', value: 'x' };
		const page = await speaking(house, browser, locale, PHONE, '/', none);
		const faults: string[] = [];
		page.on('pageerror', ({ message }) => faults.push(message));
		await page.evaluate(() => Object.assign(globalThis, { same: true }));
		await page.locator('a[href="/games"]:visible').first().click();
		await page.getByRole('heading', { name: m.library_title({}, { locale }), level: 1 }).waitFor();
		await page.goBack();
		await page.getByRole('heading', { name: m.app_name({}, { locale }), level: 1 }).waitFor();
		expect(await page.evaluate(() => 'same' in globalThis)).toBe(true);
		expect(faults).toEqual([]);
		await page.context().close();
	}
);
