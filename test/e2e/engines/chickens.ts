/** A whole game of Chicken Run on two phones, by keyboard alone. */
import axe from 'axe-core';
import { expect } from 'vitest';
import { PHONE } from '../house.ts';
import { audit, beyond, isStill } from '../screen.ts';
import { enter, focused } from '../squares.ts';
import { button, sentence, type Page } from './page.ts';

/** Whose turn it is, the dice, and the pieces' ways: the number counts seats from 0. */
const ROUNDS: readonly (readonly [number, readonly number[], readonly string[]])[] = [
	[0, [6, 1], ['c1 c2', 'c1 d1', 'c1 b1']],
	[1, [4, 4], ['a6 b7']],
	[1, [1, 5], ['c9 c8', 'c9 b9']],
	[0, [6, 3], ['b1 b5', 'd1 d2']]
];

/** A whole game on two phones, looked at after every round. */
export async function playChickens(pages: readonly [Page, Page]) {
	const [white, black] = pages;
	for (const [seat, dice, ways] of ROUNDS) {
		const page = pages[seat] ?? white;
		await roll(page, dice);
		for (const way of ways) await walk(page, way);
		if (dice[0] === 4) {
			await page.enter(button('Done for this round'));
			await page.enter(button('End the round'));
		}
		await fit(page);
	}
	await roll(black, [6, 2]);
	await white.at(sentence('Your turn: move, 6 points'));
	await step(white, 'd2');
	await step(white, 'd5');
	await white.at(sentence('You win with two chickens.'));
	await black.says('Robin wins with two chickens');
	for (const page of pages) await fit(page);
}

async function roll(page: Page, dice: readonly number[]) {
	await page.enter(button('Roll the dice'));
	for (const value of dice) await page.enter(button(`A die shows ${String(value)}`));
	await page.enter(button('These are our dice'));
}

/** Walks a piece once it can be picked, and waits until it stands there. */
async function walk(page: Page, way: string) {
	const [from = '', to = ''] = way.split(' ');
	await page.at({ css: '[data-square]', words: new RegExp(`^${from}[:,].*you can pick this`) });
	await step(page, from);
	await step(page, to);
	await page.at({ css: '[data-square]', words: new RegExp(`^${to}[:,].*(Robin|Mona|spectator)`) });
}

/** Goes to a square by its name and presses Enter. */
const step = (page: Page, name: string) =>
	enter(
		{ press: (key) => page.press(key), at: () => page.evaluate(focused, null) },
		`${String('abcde'.indexOf(name.charAt(0)))},${String(9 - Number(name.charAt(1)))}`
	);

/** Holds that axe finds nothing once all stands still, and that nothing is wider than the phone. */
async function fit(page: Page) {
	await page.until('nothing moves', isStill, null);
	if (!(await page.evaluate(() => 'axe' in window, null))) await page.add(axe.source);
	expect(await page.evaluate(audit, null)).toEqual([]);
	expect(await page.evaluate(beyond, PHONE.width)).toEqual([]);
}
