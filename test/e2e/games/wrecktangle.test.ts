/** WreckTangle from the join page to a win: one plays by touch, the other by keyboard alone. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { Room } from '../room.ts';
import * as phone from '../phone.ts';
import * as squares from '../squares.ts';

const room = new Room([{ name: 'Robin' }, { name: 'Nour', dark: true, byKeyboard: true }]);

/** Taps a square, whether it may be chosen or only asked; by keyboard goes there and presses Enter. */
const press = (page: Page, name: string) =>
	squares.press(page, `${'abcdefgh'.indexOf(name.charAt(0))},${8 - Number(name.charAt(1))}`);

/** Picks a pyramid as soon as it can be picked. */
async function take(page: Page, name: string) {
	await squares
		.named(page, name)
		.and(page.getByRole('button', { name: /you can pick this/ }))
		.waitFor();
	await press(page, name);
}

/** Moves a pyramid, and waits until it stands there. */
async function walk(page: Page, way: string) {
	const [from = '', to = ''] = way.split('-');
	await take(page, from);
	await press(page, to);
	await expect.poll(() => squares.named(page, to).innerText()).toMatch(/’s /);
	await expect.poll(() => squares.named(page, from).innerText()).toMatch(/empty/);
}

/** Ends the turn; the next player's die shows this. */
async function end(page: Page, die: number) {
	await phone.tap(phone.button(page, 'End your turn'));
	await phone.typeDice(page, [die]);
}

/** The normal move alone, then the next player's die. */
async function turn(page: Page, way: string, die: number) {
	await walk(page, way);
	await end(page, die);
}

const [TIP, SWAP, HOP] = [1, 2, 3];

test('two people play to a win, one of them by keyboard alone, and the wall follows', async () => {
	await room.sit({ game: 'wrecktangle', dice: 'real' });
	const [green, red, wall] = [room.page(0), room.page(1), room.wall.page];
	await phone.told(green, 'Move one of your pyramids');
	await phone.told(red, 'Waiting for Robin.');
	await phone.says(green, /Heads: what stands inside is captured/);
	await room.fits();

	// what cannot be chosen says why
	await press(green, 'd4');
	await phone.says(green, /Choose a pyramid first/);
	await press(red, 'b8');
	await phone.says(red, /It is somebody else’s turn/);
	await take(green, 'd1');
	await press(green, 'd5');
	await phone.says(green, /does not move like that/);
	await room.fits();
	await press(green, 'd3');
	await phone.told(green, 'Use the die, or end your turn');
	await end(green, HOP);

	await phone.told(red, 'Move one of your pyramids');
	await phone.says(red, /Hop: any pyramid, one step diagonally towards home/);
	await phone.says(wall, /Nour rolled Hop/i);
	await turn(red, 'f8-h6', HOP);
	await turn(green, 'd3-b5', HOP);
	await turn(red, 'c8-a6', HOP);
	await turn(green, 'f1-d3', HOP);
	await turn(red, 'e8-g6', TIP);

	// the die takes a pyramid one square on; after both moves the turn passes by itself
	await walk(green, 'b1-b3');
	await take(green, 'c1');
	await phone.says(green, /Arrow: the die/);
	await expect.poll(() => squares.named(green, 'c2').innerText()).toMatch(/by the die, Tip/);
	await press(green, 'c2');
	await phone.typeDice(green, [SWAP]);
	await phone.says(red, /Robin uses Tip on a medium pyramid of their own: from c1 to c2/);

	// a swap is asked about first
	await phone.told(red, 'Move one of your pyramids');
	await take(red, 'g6');
	await press(red, 'b3');
	await phone.says(red, /Swap these two: Nour’s large one and Robin’s small one\?/);
	await room.fits();
	await phone.tap(phone.button(red, 'Back'));
	await press(red, 'e8');
	await phone.told(red, 'Use the die, or end your turn');
	await end(red, HOP);

	await turn(green, 'e1-e3', HOP);
	await turn(red, 'a6-c4', HOP);
	await turn(green, 'e3-g5', HOP);
	await turn(red, 'e8-c6', HOP);

	// heads: the rectangle is shown before it is formed, and then captures what stands inside
	await take(green, 'g1');
	await expect
		.poll(() => squares.named(green, 'g3').innerText())
		.toMatch(/normal move, captures 1/);
	await room.fits();
	await press(green, 'g3');
	for (const page of [red, wall]) {
		await phone.says(page, /Robin forms a rectangle and captures: Nour’s medium one/);
		await phone.says(page, /Tails: what stands on the edges is captured/);
	}
	await room.fits();
	await end(green, HOP);

	// tails: on the edges
	await turn(red, 'd8-d6', HOP);
	await turn(green, 'g5-g7', HOP);
	await turn(red, 'c6-e6', HOP);
	await walk(green, 'b5-d7');
	for (const page of [green, red, wall]) await phone.says(page, /two lost: one more and out!/);
	await room.fits();
	await end(green, HOP);

	await turn(red, 'e6-c6', HOP);
	await take(green, 'd7');
	await press(green, 'b7');
	await phone.says(green, 'You win!');
	for (const page of [red, wall]) await phone.says(page, /Robin is the last one left and wins/);
	await phone.tap(red.getByText('The position in words'));
	await phone.says(red, /Nour is out/);
	await room.fits();
	room.isQuiet();
});

test('who gives up is out, and the table says which rules it plays by', async () => {
	await room.sit({ game: 'wrecktangle', options: { path: 'clear', tilted: true } });
	const [robin, nour] = [room.page(0), room.page(1)];
	await phone.tap(robin.getByText('Signs on the board'));
	await phone.says(robin, /Tilted rectangles count at this table/);
	await phone.says(robin, /a normal move needs a free square in between/);
	await phone.tap(nour.getByText('Give up …'));
	await room.fits();
	await phone.tap(phone.button(nour, 'Give up'));
	await phone.says(robin, 'You win!');
	await phone.says(nour, /Robin is the last one left and wins/);
	room.isQuiet();
});
