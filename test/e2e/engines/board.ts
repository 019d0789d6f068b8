/** A whole game of Chicken Run by keyboard alone, each of the two in an engine of their own. */
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { press, roll, walk } from '../chickens.ts';
import * as phone from '../phone.ts';
import { fit } from '../screen.ts';

/** Whose turn it is, the dice, and the pieces' ways: the number counts seats from 0. */
const ROUNDS: readonly (readonly [number, readonly number[], readonly string[]])[] = [
	[0, [6, 1], ['c1 c2', 'c1 d1', 'c1 b1']],
	[1, [4, 4], ['a6 b7']],
	[1, [1, 5], ['c9 c8', 'c9 b9']],
	[0, [6, 3], ['b1 b5', 'd1 d2']]
];

/** Plays to a win; holds that axe finds nothing and nothing is too wide, in the middle of it and at the end. */
export async function playChickens(white: Page, black: Page): Promise<void> {
	for (const page of [white, black]) expect(phone.isByKeyboard(page)).toBe(true);
	for (const [seat, dice, ways] of ROUNDS) {
		const page = seat === 0 ? white : black;
		await roll(page, dice);
		for (const way of ways) {
			const [from = '', to = ''] = way.split(' ');
			await walk(page, from, to, /Robin|Mona|spectator/);
		}
		if (dice[0] !== 4) continue;
		for (const one of [white, black]) await fit(one);
		await phone.tap(phone.button(page, 'Done for this round'));
		await phone.tap(phone.button(page, 'End the round'));
	}
	await roll(black, [6, 2]);
	await phone.told(white, 'Move: 6 points');
	await press(white, 'd2');
	await press(white, 'd5');
	await phone.told(white, 'You win with two chickens.');
	await phone.says(black, 'Robin wins with two chickens');
	for (const one of [white, black]) await fit(one);
}
