/** Hunt from the join page to its end: one plays by touch, the other by keyboard alone. */
import type { Page } from 'playwright';
import { test } from 'vitest';
import { Room } from '../room.ts';
import * as phone from '../phone.ts';
import { find, press } from '../squares.ts';

const room = new Room([{ name: 'Robin' }, { name: 'Mona', dark: true, byKeyboard: true }]);

const TIP = 1;
const SWAP = 2;
const DIG = 4;

const take = async (page: Page, number: number) => {
	await page.getByText(`Piece ${String(number)} of 4`).waitFor();
	const pieces = page.getByRole('list', { name: 'Pieces to choose from' });
	await phone.tap(pieces.getByRole('button').first());
};

/** Step 1 with the first Fence that may move, then a roll of what the die is to show. */
async function begin(page: Page, die: number) {
	await phone.told(page, /Move (a|any) Fence/);
	await press(page, await find(page, /you can pick this/));
	await press(page, await find(page, /you can go here/));
	await phone.says(page, /Nobody is hit\.|What follows:/);
	await phone.tap(phone.button(page, 'Move a Fence'));
	await phone.tap(phone.button(page, 'Roll the die'));
	await phone.typeDice(page, [die]);
}

/** Step 3 to an empty square; a Stack that is gone does not move. */
async function end(page: Page) {
	await phone.says(page, /Move your Stack|Waiting|wins/);
	if (!(await page.locator('.sentence').innerText()).includes('Move your Stack')) return;
	await press(page, await find(page, /you can go here/));
	await phone.tap(phone.button(page, 'Move your Stack'));
}

const isOver = async (page: Page) =>
	(await page.locator('.sentence', { hasText: 'has the last Stack' }).count()) > 0 ||
	(await page.locator('.sentence', { hasText: 'You win' }).count()) > 0;

test('two people hunt each other to the end, one of them by keyboard alone, and the wall follows', async () => {
	await room.sit({ game: 'hunt', dice: 'real', title: 'The maze' });
	const [robin, mona, wall] = [room.page(0), room.page(1), room.wall.page];
	await phone.told(robin, 'Choose a piece, then its square');
	await phone.told(mona, 'Waiting for Robin.');
	await room.fits();

	// the Stacks, in opposite corners
	await take(robin, 1);
	await press(robin, '3,3');
	await phone.says(robin, /Choose a corner of the Inside/);
	await press(robin, '1,1');
	for (const number of [1, 2, 3, 4]) {
		await take(mona, number);
		if (number < 4) await take(robin, number + 1);
		if (number === 1) await room.fits();
	}

	// Mona, who filled her Stack last, begins
	await phone.told(robin, 'Waiting for Mona.');
	await begin(mona, DIG);
	await phone.told(mona, 'Dig');
	await phone.tap(phone.button(mona, /^Dig: .* goes to the bottom/));
	await end(mona);

	// a Fence falls towards Robin's own Stack, and strikes it
	await phone.told(robin, /Move a Fence/);
	await press(robin, '3,3');
	await phone.says(robin, /There is no Fence on that square/);
	await room.fits();
	await begin(robin, TIP);
	await phone.told(robin, 'Tip a standing Fence');
	await press(robin, '4,4');
	await phone.says(robin, /Choose a square with a Fence/);
	await press(
		robin,
		await find(robin, /row 7, Outside.*you can pick this|column 7.*you can pick this/)
	);
	await press(robin, await find(robin, /you can go here/));
	await phone.says(robin, /What follows: A \w+ Fence hits Robin’s Stack|Nobody is hit/);
	await room.fits();
	await phone.tap(phone.button(robin, 'Tip a Fence'));
	await phone.says(wall, /Robin tips the \w+ Fence/);
	await room.fits();
	await end(robin);

	// Robin tries to leave again and again, Mona digs
	for (let turns = 0; turns < 10 && !(await isOver(robin)); turns++) {
		await begin(mona, DIG);
		await phone.tap(phone.button(mona, /^Dig: /).first());
		await end(mona);
		await begin(robin, SWAP);
		await press(robin, await find(robin, /Outside: Fence.*you can pick this/));
		await phone.says(robin, /tried to leave the Inside: the \w+ piece is lost/);
		await phone.tap(phone.button(robin, 'Swap with a Fence'));
		await end(robin);
	}
	await phone.says(mona, 'You win!');
	for (const page of [robin, wall]) {
		await phone.says(page, /Mona has the last Stack in play and wins/);
	}
	await phone.tap(mona.getByText('The position in words'));
	await phone.says(mona, /Robin is out of the game\. Lost: /);
	await room.fits();
	room.isQuiet();
});
