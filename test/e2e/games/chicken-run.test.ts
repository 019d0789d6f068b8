/** Chicken Run from the join page to a win: one plays by touch, the other by keyboard alone. */
import { test } from 'vitest';
import { press, roll, walk } from '../chickens.ts';
import { Room } from '../room.ts';
import * as phone from '../phone.ts';

const room = new Room([{ name: 'Robin' }, { name: 'Mona', dark: true, byKeyboard: true }]);

test('two people play to a win, one of them by keyboard alone, and the wall follows', async () => {
	await room.sit({ game: 'chicken-run', dice: 'real', title: 'The yard' });
	const [white, black, wall] = [room.page(0), room.page(1), room.wall.page];
	await phone.says(wall, /Black home · Mona/i);
	await phone.told(white, 'Roll the dice');
	await room.fits();

	// round 1: the whole nest unpacks
	await roll(white, [6, 1]);
	await phone.told(white, 'Move: 6 points');
	await phone.told(black, 'Waiting for Robin.');
	await phone.says(wall, /Robin moves their family, 6 points left/);
	await press(white, 'b5');
	await phone.says(white, /only your own family/);
	await press(black, 'c9');
	await phone.says(black, /The other player acts in this round/);
	await press(white, 'c1');
	await phone.says(white, /The large one: 3 points a step/);
	await press(white, 'a2');
	await phone.says(white, /Only spectators may stand on the sidelines/);
	await room.fits();
	await press(white, 'c2');
	await phone.told(white, 'Move: 3 points');
	await walk(white, 'c1', 'd1', /medium member of Robin/);
	await walk(white, 'c1', 'b1', /small member of Robin/);

	// round 2: equal dice, so Mona moves the crowd; points that are left are not lost by a slip
	await phone.told(black, 'Roll the dice');
	await phone.says(black, /A tie: Mona moves the crowd/);
	await roll(black, [4, 4]);
	await phone.told(black, 'Move: 4 points');
	await phone.says(wall, /Mona moves the crowd/);
	await press(black, 'c9');
	await phone.says(black, /only the crowd/);
	await walk(black, 'a6', 'b7', /small red spectator/);
	await phone.told(black, 'Move: 2 points');
	await room.fits();
	await phone.tap(phone.button(black, 'Done for this round'));
	await phone.says(black, /2 points are left. End your round\?/);
	await phone.tap(phone.button(black, 'End the round'));

	// round 3: Mona's family; round 4: a chicken is caught, and kept
	await roll(black, [1, 5]);
	await walk(black, 'c9', 'c8', /large member of Mona/);
	await walk(black, 'c9', 'b9', /medium member of Mona/);
	await roll(white, [6, 3]);
	await walk(white, 'b1', 'b5', /held by Robin/);
	await phone.says(black, /Robin catches the small chicken/);
	await phone.says(wall, /White home · Robin · 1 of 2 chickens/i);
	await press(white, 'b5');
	await press(white, 'b4');
	await phone.says(white, /This lets the small chicken go/);
	await room.fits();
	await phone.tap(phone.button(white, 'Back'));
	await phone.tap(phone.button(white, 'Back'));
	await walk(white, 'd1', 'd2', /medium member of Robin/);

	// round 5: the second one
	await roll(black, [6, 2]);
	await phone.told(white, 'Move: 6 points');
	await press(white, 'd2');
	await phone.says(white, /The medium one: 2 points a step/);
	await press(white, 'd5');
	await phone.says(white, 'You win!');
	for (const page of [black, wall]) await phone.says(page, /Robin wins with two chickens/);
	await phone.says(black, /Held at the end: small, medium/);
	await phone.tap(black.getByText('The position in words'));
	await phone.says(black, /Chickens: .*medium on d5, held by Robin/);
	await room.fits();
	room.isQuiet();
});
