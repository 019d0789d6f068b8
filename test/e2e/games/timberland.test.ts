/** Timberland from the join page to a win: one plays by touch, the other by keyboard alone. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import * as phone from '../phone.ts';
import { Room } from '../room.ts';
import { press } from '../squares.ts';

const room = new Room([{ name: 'Robin' }, { name: 'Mona', dark: true, byKeyboard: true }]);

const [TIP, SWAP, HOP, DIG, AIM, WILD] = [1, 2, 3, 4, 5, 6];

async function roll(page: Page, ...dice: number[]) {
	await phone.told(page, 'Roll both dice');
	await phone.tap(phone.button(page, 'Roll both dice'));
	await phone.typeDice(page, dice);
}

/** Lets a piece hop, the topmost of a stack. */
async function hop(page: Page, from: string, to: string, stack: boolean) {
	await phone.told(page, 'Let a standing piece hop');
	await press(page, from);
	if (stack) await phone.tap(phone.button(page, 'The top piece'));
	await phone.told(page, 'Choose where it lands');
	await press(page, to);
	await phone.told(page, 'Look, then confirm');
}

/** What is said of the end and lies under the button that shows it again. */
const coveredWords = (page: Page) =>
	phone.button(page, 'Show the result').evaluate((button) => {
		const over = button.getBoundingClientRect();
		const card = document.querySelector('.end');
		const words = document.createRange();
		return [...(card?.querySelectorAll('.head > *') ?? [])].flatMap((part) => {
			words.selectNodeContents(part);
			const lines = [...words.getClientRects()];
			const isUnder = ({ left, right, top, bottom }: DOMRect) =>
				left < over.right && right > over.left && top < over.bottom && bottom > over.top;
			return lines.some(isUnder) ? [part.textContent] : [];
		});
	});

const letHop = (page: Page) => phone.tap(phone.button(page, 'Let it hop'));

test('two people fell trees to the end, one of them by keyboard alone, and the wall follows', async () => {
	await room.sit({ game: 'timberland', dice: 'real', options: { target: 6 } });
	const [robin, mona, wall] = [room.page(0), room.page(1), room.wall.page];
	await phone.says(robin, /Whoever has 6 points first wins/);
	await phone.told(mona, 'Waiting for Robin.');
	await press(robin, '1,0');
	await phone.says(robin, /Roll both dice first/);
	await phone.says(robin, /3 pieces, bottom first: small red, medium red, large red/);
	await room.fits();

	// nothing lies yet: the die is grey, says why, and is lost in the end
	await roll(robin, HOP, DIG);
	await phone.button(robin, /Dig.*no move now/).click({ force: true });
	await phone.says(robin, /none can dig now/);
	await press(robin, '1,0');
	await phone.told(robin, 'Choose how many hop');
	await phone.tap(phone.button(robin, 'The top piece'));
	await press(robin, '4,4');
	await phone.says(robin, /the same row or the same column/);
	await press(robin, '0,0');
	await phone.says(robin, /Pale: how the pieces would stand/);
	await room.fits();
	await letHop(robin);
	for (const page of [robin, mona, wall]) {
		await phone.says(page, /Robin cannot play Dig, and the die is lost/);
	}

	// a stack falls and pushes another, which is shown before
	await roll(mona, TIP, WILD);
	await phone.told(mona, 'Choose which die to play first');
	await press(mona, '3,4');
	await phone.says(mona, /First choose which die you play/);
	await phone.tap(phone.button(mona, /Tip/));
	await press(mona, '3,4');
	await phone.told(mona, 'Choose which way it falls');
	await phone.tap(phone.button(mona, 'To the north'));
	await phone.says(mona, /Arrows show what is pushed/);
	await room.fits();
	await phone.tap(phone.button(mona, 'Tip it'));
	await phone.says(wall, /What stood in the way of Mona is pushed to the north/);
	await phone.told(mona, 'Choose what Wild should do');
	await phone.tap(phone.button(mona, /^Aim$/));
	await press(mona, '3,1');
	await phone.says(mona, /Only a piece that is alone on its square can be aimed/);
	await press(mona, '3,4');
	await phone.tap(phone.button(mona, 'Stand up'));
	await phone.tap(phone.button(mona, 'Turn it'));

	await roll(robin, HOP, DIG);
	await phone.told(robin, 'Choose which die to play first');
	await phone.tap(phone.button(robin, /Hop/));
	await hop(robin, '1,0', '0,0', true);
	await letHop(robin);
	await phone.told(robin, 'Dig with a piece lying flat');
	await press(robin, '3,3');
	await press(robin, '3,1');
	await press(robin, '3,2');
	await phone.told(robin, 'Look, then confirm');
	await phone.tap(phone.button(robin, 'Let it dig'));

	// one action short of a tree, and the preview says what it brings
	await roll(mona, SWAP, HOP);
	await phone.tap(phone.button(mona, /Swap/));
	await press(mona, '0,1');
	await press(mona, '4,1');
	await phone.tap(phone.button(mona, 'Swap them'));
	await hop(mona, '1,0', '0,0', false);
	await phone.says(mona, /This fells a tree: 3 points/);
	await room.fits();
	await letHop(mona);
	for (const page of [robin, mona, wall]) {
		await phone.says(page, /Mona fells the tree at column 1, row 1 and scores 3 points/);
	}

	// two dice alike need no choice between them
	await roll(robin, HOP, HOP);
	await hop(robin, '3,2', '3,3', true);
	await letHop(robin);
	await hop(robin, '3,2', '3,3', false);
	await letHop(robin);

	// the last tree wins at once, though a die is left
	await roll(mona, AIM, HOP);
	await phone.tap(phone.button(mona, /Hop/));
	await hop(mona, '3,4', '3,3', false);
	await letHop(mona);
	await phone.says(mona, 'You win!');
	await phone.tap(phone.button(mona, 'Show the board'));
	await phone.button(mona, 'Show the result').waitFor();
	expect(await coveredWords(mona)).toEqual([]);
	for (const page of [robin, wall])
		await phone.says(page, /Mona wins .*1\. 2 Mona 6 points 2\. 1 Robin 0 points/);
	for (const page of [robin, wall])
		await phone.says(page, /Mona has reached the target first and wins/);
	await phone.tap(robin.getByText('The position in words'));
	await phone.says(robin, /Robin has 0 points\./);
	await room.fits();
	room.isQuiet();
});
