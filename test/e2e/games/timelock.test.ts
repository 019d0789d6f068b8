/** Timelock from the join page to a set lock: one plays by touch, the other by keyboard alone. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { Room } from '../room.ts';
import * as phone from '../phone.ts';
import * as squares from '../squares.ts';

const room = new Room([{ name: 'Robin' }, { name: 'Mona', dark: true, byKeyboard: true }]);

const keyOf = (name: string) => `${'abcde'.indexOf(name.charAt(0))},${5 - Number(name.charAt(1))}`;

/** Presses a square by its name, whether it may be chosen or only asked. */
const press = (page: Page, name: string) => squares.press(page, keyOf(name));

/** What a square holds, in words. */
const holds = (page: Page, name: string, words: RegExp) =>
	expect.poll(() => page.locator(`[data-square="${keyOf(name)}"]`).innerText()).toMatch(words);

const [SWAP, HOP, DIG, AIM] = [2, 3, 4, 5];

/** Rolls: two dice, and the Treehouse die by its number. */
async function roll(page: Page, dice: readonly number[]) {
	await phone.told(page, 'Roll the dice');
	await phone.tap(phone.button(page, 'Roll the dice'));
	await phone.typeDice(page, dice);
	await phone.told(page, 'Move your pyramids');
}

/** Ends the turn; asked about when nothing was used. */
async function end(page: Page, asked = false) {
	await phone.tap(phone.button(page, 'End your turn'));
	if (asked) {
		await phone.says(page, /You have not used anything yet/);
		await phone.tap(phone.button(page, 'End your turn').last());
	}
	await page.locator('.sentence', { hasText: 'Waiting for' }).waitFor();
}

/** Uses the special to bring a pyramid to the top of its square. */
async function dig(page: Page, square: string, piece: RegExp) {
	await phone.tap(phone.button(page, 'Use Dig'));
	await phone.says(page, /choose the pyramid to bring to the top/);
	await press(page, square);
	await phone.tap(phone.button(page, piece));
	await phone.says(page, /Used this turn/);
}

test('two people play to a set Timelock, one of them by keyboard alone, and the wall follows', async () => {
	await room.sit({
		game: 'timelock',
		dice: 'real',
		options: { stacksNeeded: 2, scoring: true }
	});
	const [robin, mona, wall] = [room.page(0), room.page(1), room.wall.page];
	await phone.told(mona, 'Waiting for Robin.');
	await press(robin, 'a1');
	await phone.says(robin, /Roll the dice first/);
	await room.fits();

	// a die is chosen, pays, and then stays with its column
	await roll(robin, [5, 2, DIG]);
	await press(robin, 'c1');
	await phone.says(robin, /You may not move this pyramid/);
	await press(robin, 'e1');
	await press(robin, 'e2');
	await phone.says(robin, /Which die pays for it\?/);
	await room.fits();
	await phone.tap(phone.button(robin, 'Die 2: 2 left'));
	await holds(robin, 'e2', /small blue \(south\)/);
	await phone.says(wall, /1 left, for column e only/);
	await dig(robin, 'a1', /medium red \(south\) To the top/);
	await holds(robin, 'a1', /bottom first: large red \(south\), small red \(south\), medium red/);
	await end(robin);

	// two low dice are added up, and Hop takes a pyramid to the Centre Row at once
	await roll(mona, [1, 2, HOP]);
	await phone.tap(phone.button(mona, 'Add up the dice: 3'));
	await phone.says(mona, /3 left, for any one column/);
	await phone.tap(phone.button(mona, 'Use Hop'));
	await phone.says(robin, /Mona uses Hop/);
	await press(mona, 'd5');
	await press(mona, 'd3');
	await holds(robin, 'd3', /small cyan \(north\), moved last/);
	await room.fits();
	await end(mona);

	await roll(robin, [4, 4, DIG]);
	await dig(robin, 'a1', /large red \(south\) To the top/);
	await phone.says(robin, /1 of 2 match/);
	await end(robin);

	// with Aim, the large one of the Goal across the board costs 3
	await roll(mona, [6, 4, AIM]);
	await phone.tap(phone.button(mona, 'Use Aim'));
	await phone.says(mona, /Used this turn/);
	await press(mona, 'c1');
	await press(mona, 'c2');
	await phone.tap(phone.button(mona, 'Die 2: 4 left'));
	await holds(robin, 'c2', /large black \(south\)/);
	await phone.says(robin, /0 of 2 match/);
	await end(mona);

	await roll(robin, [5, 4, DIG]);
	await dig(robin, 'b1', /medium yellow \(south\) To the top/);
	await end(robin);
	await roll(mona, [5, 4, SWAP]);
	await end(mona, true);
	await roll(robin, [5, 4, DIG]);
	await dig(robin, 'b1', /large yellow \(south\) To the top/);
	await end(robin);

	// a Goal move that would make the other side win is asked about first
	await roll(mona, [6, 4, SWAP]);
	await press(mona, 'c2');
	await press(mona, 'c1');
	await phone.says(mona, /Careful: this move lets Robin win/);
	await room.fits();
	await phone.tap(phone.button(mona, 'Back'));
	await press(mona, 'c2');
	await end(mona, true);

	await roll(robin, [3, 3, SWAP]);
	await press(robin, 'a1');
	await press(robin, 'a2');
	await phone.says(robin, /1 of 2 match/);
	await press(robin, 'b1');
	await press(robin, 'b2');
	await phone.says(robin, 'You win!');
	for (const page of [mona, wall]) await phone.says(page, /The Timelock is set. Victory for Robin/);
	await phone.says(robin, /That brings \d+ points/);
	await phone.tap(mona.getByText('The position in words'));
	await phone.says(mona, /The north side: Mona/);
	await room.fits();
	room.isQuiet();
});
