/** The hand: a strip below the board, and over the board a fan once a card of it is tapped. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anyModule } from '../../../src/lib/engine/module.ts';
import { martianGunslinger } from '../../../src/lib/games/martian-gunslinger/index.ts';
import { until } from '../../components/mounting.ts';
import { visible } from '../../components/seen.ts';
import { showMiddle } from '../../components/tables.ts';

const strip = () => visible('.strip button');
const fan = () => visible('.fan button');

test('a tap fans the whole hand over the board and raises that card; Escape and the board close it', async () => {
	await showMiddle(anyModule(martianGunslinger));
	const { length: cards } = await until(strip, (all) => all.length > 1);
	await userEvent.click(strip()[1] ?? document.body);
	await until(fan, (all) => all.length === cards);
	expect(fan().map((one) => one.classList.contains('picked'))).toEqual(
		strip().map((_, place) => place === 1)
	);
	const over = visible('.over')[0]?.getBoundingClientRect();
	const board = visible('[data-board]')[0]?.getBoundingClientRect();
	const low = visible('.strip')[0]?.getBoundingClientRect();
	expect(over && board && over.top < board.bottom).toBe(true);
	expect(over && low && over.bottom <= low.top + 4).toBe(true);
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);

	await userEvent.keyboard('{Escape}');
	await until(fan, (all) => all.length === 0);
	await userEvent.click(strip()[0] ?? document.body);
	await until(fan, (all) => all.length === cards);
	// another card of the fan
	await userEvent.click(fan().at(-1) ?? document.body);
	await until(
		() => fan().at(-1)?.classList.contains('picked'),
		(picked) => picked === true
	);
	document
		.querySelector('.status')
		?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
	await until(fan, (all) => all.length === 0);
});
