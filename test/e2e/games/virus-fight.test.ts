/** Three people play Virus Fight to its end, one of them by keyboard alone; nobody is sent another's program before the reveal. */
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { Heard } from '../heard.ts';
import * as phone from '../phone.ts';
import { Room } from '../room.ts';
import { fit } from '../screen.ts';
import * as squares from '../squares.ts';

const room = new Room([
	{ name: 'Robin' },
	{ name: 'Mona', dark: true, byKeyboard: true },
	{ name: 'Amal' }
]);
let heards: readonly Heard[];
let wallHeard: Heard;

beforeAll(async () => {
	heards = await Promise.all(room.players.map(({ page }) => Heard.to(page)));
	wallHeard = await Heard.to(room.wall.page);
});

/** Taps a square by its name. */
const press = (page: Page, name: string) =>
	squares.press(page, `${'abcdefghijk'.indexOf(name.charAt(0))},${Number(name.slice(1)) - 1}`);

/** A pyramid to choose from. */
const pyramid = (page: Page, name: string) =>
	page.getByRole('group').getByRole('button', { name, exact: true });

/** Lines up pyramids, the marker on the first of them. */
async function build(page: Page, pieces: readonly string[]) {
	await phone.told(page, 'Build your program in secret');
	for (const piece of pieces) await phone.tap(pyramid(page, piece));
}

/** Waits for what a page is to do, and taps a square. */
async function act(page: Page, sentence: string, name: string) {
	await phone.told(page, sentence);
	await press(page, name);
}

/** Where the marker of a program stands in it, as only its player knows. */
const FIRST = 0;

/** What a device knows of a seat's program: its marker, or only whether it is set. */
function knows(heard: Heard, seat: number): unknown {
	const all = heard.read('programs');
	if (Array.isArray(all)) return all[seat];
	const own = heard.read(`programs.${String(seat)}.marker`);
	return own === undefined ? heard.read(`programs.${String(seat)}`) : own;
}

test('three play to the end; before the reveal no device is sent what another one built', async () => {
	const table = await room.sit({ game: 'virus-fight' });
	const [robin, mona, amal, wall] = [room.page(0), room.page(1), room.page(2), room.wall.page];
	for (const heard of [...heards, wallHeard]) {
		// a page may say Saved before all that it is sent first has come
		await expect.poll(() => heard.read('phase')).toBe('program');
		heard.values = [];
	}

	// the editor: the limit, the order of the line, its place
	await build(robin, ['WRITE 3', 'MOVE 2', 'ERASE 1', 'JUMP 1']);
	await phone.tap(pyramid(robin, 'JUMP 2'));
	await phone.says(robin, /at most 4 instructions here/);
	await phone.tap(pyramid(robin, 'JUMP 1'));
	await squares.press(robin, '2,0');
	await phone.tap(phone.button(robin, 'One to the left'));
	await squares.press(robin, '3,0');
	await phone.says(robin, /d6: .*ERASE 1, number 2 of your program/);
	await room.fits();
	await phone.tap(phone.button(robin, 'Set your program'));
	await phone.told(robin, 'Waiting for Mona and Amal.');

	await build(mona, ['JUMP 2', 'MOVE 1', 'ERASE 2']);
	await phone.tap(phone.button(mona, 'Set your program'));
	await phone.told(mona, 'Waiting for Amal.');
	await phone.says(wall, /Robin ✓ program is set.*Mona ✓ program is set.*Amal builds/);

	/** Who is ready, whom the table waits for, and that a program was set: all of it is on every screen. */
	const KNOWN = /^\[(true|null),(true|null),null\]$|^\[(1,)?2\]$|"programmed"/;
	// what the devices were sent while two of the three have set their programs
	for (const [seat, heard] of [...heards, wallHeard].entries()) {
		const known = [seat === 0 ? FIRST : true, seat === 1 ? FIRST : true, null];
		await expect.poll(() => [0, 1, 2].map((one) => knows(heard, one))).toEqual(known);
		expect(heard.values.length).toBeGreaterThan(2);
		const others = [0, 1, 2].filter((one) => one !== seat).join('');
		for (const value of heard.values.map((one) => JSON.stringify(one))) {
			expect(value).not.toMatch(new RegExp(`"[${others}][MWJE][123]"`));
			if (seat > 1) expect(value).toMatch(KNOWN);
		}
	}
	await room.fits();

	await build(amal, ['WRITE 1', 'MOVE 3']);
	await phone.tap(phone.button(amal, 'Set your program'));
	for (const heard of [...heards, wallHeard]) {
		await expect.poll(() => heard.read('phase')).toBe('play');
		const cells = ['2,5', '3,5', '4,5'].map((key) => heard.read(`cells.${key}`));
		expect(cells).toEqual(['0W3', '0E1', '0M2']);
	}

	// the shortest program starts: WRITE, once a spare is chosen, then the step
	await phone.says(wall, /Amal runs WRITE 1/);
	await act(amal, 'Run WRITE 1', 'e2');
	await phone.says(amal, /Pick one of your spares first/);
	await phone.tap(pyramid(amal, 'ERASE 3'));
	await room.fits();
	await press(amal, 'e2');
	await act(amal, 'Take your step', 'd1');

	await phone.told(robin, 'Run WRITE 3');
	await phone.tap(pyramid(robin, 'JUMP 1'));
	await press(robin, 'a1');
	await phone.says(robin, /not beside the right piece/);
	await press(robin, 'c5');
	await act(robin, 'Take your step', 'd6');

	await phone.says(mona, /There is no empty block to jump into/);
	await act(mona, 'Run JUMP 2', 'a4');

	// round 2: somebody gives up, and the pieces stay as an empty block
	await phone.told(amal, 'Run MOVE 3');
	await phone.tap(amal.getByText('End the game early …'));
	await fit(amal);
	await phone.tap(phone.button(amal, 'Give up'));
	await phone.says(amal, /You are out\. Your pieces stay/);
	await act(robin, 'Run ERASE 1', 'c6');
	await phone.says(wall, /Robin runs ERASE and takes WRITE 3 from c6/);
	await act(robin, 'Take your step', 'e6');

	// what would leave no step warns, and asks first
	await phone.told(mona, 'Run ERASE 2');
	await squares.find(mona, /a3: MOVE 1.*leaves your marker stuck/);
	await press(mona, 'a3');
	await phone.says(mona, /After this your marker cannot step/);
	await room.fits();
	await phone.tap(phone.button(mona, 'Back'));
	await press(mona, 'b4');
	await act(mona, 'Take your step', 'a3');

	// round 3: MOVE, a piece and then its place
	await act(robin, 'Run MOVE 2', 'd6');
	await press(robin, 'e5');
	await act(robin, 'Take your step', 'e5');
	await act(mona, 'Run MOVE 1', 'a2');
	await press(mona, 'b3');
	await act(mona, 'Take your step', 'b3');

	// round 4: the larger JUMP goes first, into an empty block
	await phone.says(wall, /Round 4/);
	await phone.says(mona, /Empty blocks to jump into: .*ERASE 3 at e2.*JUMP 1 at c5/);
	await fit(mona);
	await act(mona, 'Run JUMP 2', 'e2');
	await act(robin, 'Run ERASE 1', 'e4');
	await act(robin, 'Take your step', 'e6');

	// round 5: Mona takes the piece that was the only way on
	await act(mona, 'Run ERASE 3', 'e1');
	await phone.tap(phone.button(mona, 'Run it, and be out'));
	await phone.says(robin, 'You win!');
	for (const page of [mona, amal, wall]) {
		await phone.says(page, /Robin wins with the last program still running/);
	}
	for (const page of [mona, amal]) {
		await phone.says(page, /From first to last: Robin, Mona, Amal/);
	}
	await phone.says(wall, /1\. \d Robin .*2\. \d Mona .*3\. \d Amal/);
	await phone.tap(mona.getByText('The position in words'));
	await phone.says(mona, /Mona is out/);
	await room.fits();
	expect((await table.view<{ phase: string }>(0)).phase).toBe('over');
	room.isQuiet();
});

test('an instruction that cannot run is gone over; the rest agree to a stalemate', async () => {
	const options = { sets: ['rainbow', 'xeno', 'rainbow'], roundLimit: 9 };
	const table = await room.sit({ game: 'virus-fight', options });
	const [robin, mona, amal, wall] = [room.page(0), room.page(1), room.page(2), room.wall.page];
	const lines = [['0M1'], ['1J1', '1W2'], ['2E3', '2W1']];
	for (const [seat, pieces] of lines.entries()) {
		await table.act(seat, { type: 'program', pieces, marker: 0, offset: 0 });
	}
	await phone.told(robin, 'Go on without MOVE: it cannot run');
	await phone.says(robin, /Round 1 of 9/i);
	await phone.tap(phone.button(robin, 'Go on without effect'));
	await phone.says(robin, /you are out\. Run it all the same\?/);
	await fit(robin);
	await phone.tap(phone.button(robin, 'Run it, and be out'));
	await phone.says(wall, /Robin’s marker cannot go on: Robin is out/);

	await phone.told(mona, 'Run JUMP 1');
	await phone.tap(mona.getByText('End the game early …'));
	await phone.says(mona, /Right now that would be: Mona/);
	await phone.tap(phone.button(mona, 'Agree to a stalemate'));
	await phone.says(amal, /Mona .*agrees to a stalemate/);
	await phone.tap(phone.button(mona, 'No stalemate after all'));
	await phone.says(amal, /Mona no longer agrees to a stalemate/);
	await phone.tap(phone.button(mona, 'Agree to a stalemate'));
	await phone.says(wall, /agrees to a stalemate/);
	await room.fits();
	await phone.tap(amal.getByText('End the game early …'));
	await phone.tap(phone.button(amal, 'Agree to a stalemate'));
	await phone.says(mona, 'You win!');
	await phone.says(wall, /A stalemate, won by Mona/);
	room.isQuiet();
});
