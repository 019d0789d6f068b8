/**
 * Three people play Martian Gunslinger to its end, one of them by keyboard alone, with three events, an
 * election and duels. The cards and dice come as in a story; nobody's phone is sent another's hand.
 */
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { DECK } from '../../../src/lib/games/martian-gunslinger/rules/cards.ts';
import { Heard } from '../heard.ts';
import * as phone from '../phone.ts';
import { Room } from '../room.ts';
import { fit } from '../screen.ts';
import { press } from '../squares.ts';

/** As it is dealt: four cards each, the event cards, then the draw pile. */
const CARDS = `7S 3S 4S QD TD 5H KC 2C 6C JC 9D 4D 6H 4H 2D
	AH KD AC 8C 9H QC 8H KS 3D QS 5D JD 7D TS TH TC 2S 3H 9S 9C 4C 6D 2H JH JS 5S 6S
	KH QH 8D 8S AD 7C 5C 3C 7H AS`.split(/\s+/);
/** The discards when the draw pile is first empty. */
const DISCARDS = 34;
const [TIP, SWAP, HOP, DIG, AIM] = [0, 1, 2, 3, 4];

/** What the source of all chance is to give: the numbers of a shuffle that ends in this order. */
function shuffledTo(cards: readonly string[]): number[] {
	const left = [...DECK];
	const draws: number[] = [];
	for (let last = left.length - 1; last > 0; last--) {
		const other = left.indexOf(cards[last] ?? '');
		draws.push(other);
		[left[last], left[other]] = [left[other] ?? '', left[last] ?? ''];
	}
	return draws;
}

/** What the server draws, in the order of the game; a die shows one more than its number. */
const CHANCE = [
	...[5, 4, 3, ...shuffledTo(CARDS)],
	...[4, DIG, 3, DIG, 1, DIG],
	...[2, SWAP, 3, HOP],
	// the discards come as they lie
	...Array.from({ length: DISCARDS - 1 }, (_, index) => DISCARDS - 1 - index),
	...[0, AIM, 3, TIP, 2, SWAP]
];

const room = new Room(
	[{ name: 'Robin' }, { name: 'Mona', dark: true, byKeyboard: true }, { name: 'Amal' }],
	CHANCE
);
let heards: readonly Heard[];

beforeAll(async () => {
	heards = await Promise.all(room.players.map(({ page }) => Heard.to(page)));
});

/** Presses the button of exactly these words. */
const push = (page: Page, words: string) =>
	phone.tap(page.getByRole('button', { name: words, exact: true }));

/** Marks one of several cards that lie side by side. */
const mark = (page: Page, card: string) =>
	phone.tap(
		page.getByRole('group', { name: /mark those|pay with/ }).getByRole('button', { name: card })
	);

async function roll(page: Page) {
	await phone.told(page, 'Roll both dice');
	await push(page, 'Roll both dice');
}

/** Takes the top card as a resource, by the Treehouse die. */
async function dig(page: Page) {
	await phone.told(page, 'Use the Treehouse die (Dig), or leave it');
	await push(page, 'Dig up a card');
	await push(page, 'From the draw pile');
	await push(page, 'To my resources');
	await phone.told(page, 'Move your piece');
}

/** Plays no card, and lays one down as a resource. */
async function lay(page: Page, card: string, words: string) {
	await push(page, 'Play no card');
	await phone.told(page, 'Lay down one resource, or none');
	await phone.tap(phone.button(page, new RegExp(`^${card}, as a resource`)));
	await push(page, `Lay down ${words}`);
}

async function playEvent(page: Page, title: string) {
	await phone.told(page, 'Play your event, or end the turn');
	await phone.says(page, /can be played in step 8/i);
	await push(page, `Play: ${title}`);
}

/** Goes to a square beside the piece and ends the move. */
async function move(page: Page, square: string, after: RegExp) {
	await phone.told(page, 'Move your piece');
	await press(page, square);
	await expect.poll(() => text(page, square)).toMatch(after);
	await push(page, 'End the move');
}

const text = (page: Page, square: string) =>
	page.locator(`[data-square="${square}"]`).textContent();

/** Holds that no phone was sent the cards of another seat so far. */
function areSecret(secrets: readonly (readonly string[])[]) {
	for (const [seat, { values }] of heards.entries()) {
		const sent = JSON.stringify(values);
		const others = secrets.filter((_, holder) => holder !== seat).flat();
		expect(others.filter((card) => sent.includes(`"${card}"`))).toEqual([]);
	}
}

test('three play a whole game; no phone is sent what another one holds', async () => {
	const table = await room.sit({ game: 'martian-gunslinger' });
	const [robin, mona, amal] = [room.page(0), room.page(1), room.page(2)];
	const wall = room.wall.page;

	// set-up: homes, then plotpoints
	await phone.told(robin, 'Put your piece on a free corner, or place a plotpoint');
	await room.fits();
	await press(robin, '1,1');
	await phone.says(robin, /cannot stand on a corner or next to one/);
	await press(robin, '0,7');
	await press(robin, '1,6');
	await phone.told(mona, 'Put your piece on a free corner, or place a plotpoint');
	await press(mona, '0,0');
	await push(mona, 'Point south-east');
	await phone.told(amal, 'Put your piece');
	await press(amal, '7,0');
	await push(amal, 'Point south-west');
	for (const [page, size, square] of [
		[robin, 'small', '2,5'],
		[mona, 'medium', '3,4'],
		[amal, 'large', '5,6']
	] as const) {
		await phone.told(page, /^Place a plotpoint/);
		await push(page, `Place the ${size} plotpoint`);
		await press(page, square);
	}

	// Robin digs an Undertaker, lays a Church, and has a vision
	await roll(robin);
	await phone.says(wall, /Robin · step 2 of 9: Die/i);
	await dig(robin);
	await press(robin, '1,4');
	await phone.says(robin, 'Pieces go straight, the way they point.');
	await room.fits();
	await push(robin, 'End the move');
	await phone.told(robin, 'Go on: no card can be paid for yet');
	await phone.tap(phone.button(robin, /^Queen of diamonds/i));
	await phone.says(robin, 'You have no ♦ in front of you.');
	await fit(robin);
	await lay(robin, '7 of spades', '7♠ Church');
	await playEvent(robin, 'Have a Holy Vision');
	await push(robin, '♦');
	await push(robin, 'K');
	await push(robin, 'Play the event card');
	for (const page of [amal, wall]) await phone.says(page, /The vision Robin calls K and ♦/i);
	await phone.says(amal, 'Right: 2 of 2.');

	// Mona, without a pointer
	await roll(mona);
	await dig(mona);
	await push(mona, 'End the move');
	await lay(mona, '10 of diamonds', '10♦ Cattle');
	await phone.told(mona, /^End your turn/);
	await push(mona, 'End the turn');

	// Amal punches her cow
	await roll(amal);
	await dig(amal);
	await move(amal, '6,1', /Amal’s/);
	await lay(amal, '6 of clubs', '6♣ Stagecoach');
	await playEvent(amal, 'Punch a Cow');
	await push(amal, 'Play the event card');
	await phone.says(mona, /Amal wins\./);

	// Robin swaps him to his side and attacks
	await roll(robin);
	await push(robin, 'Swap two pieces');
	await press(robin, '2,5');
	await press(robin, '6,1');
	await phone.told(robin, 'Move your piece: 3 points left');
	await move(robin, '1,6', /Robin’s/);
	await phone.told(robin, 'Attack Amal, or leave it');
	await push(robin, 'Attack Amal');
	await phone.says(robin, 'You draw 5 cards, Amal draws 5.');
	await push(robin, 'Attack');
	await phone.told(amal, 'Choose the cards to exchange, at most 2');
	await mark(robin, '2 of spades');
	await mark(robin, '3 of hearts');
	await room.fits();
	await push(robin, 'Exchange: 2');
	await phone.says(amal, /Robin Draws 5 May exchange 2 has chosen/i);
	areSecret([['TS', 'TH', 'TC', '2S', '3H'], [], []]);
	await mark(amal, '2 of hearts');
	await push(amal, 'Exchange: 1');
	for (const page of [mona, wall]) await phone.says(page, /Robin a full house; exchanged: 2/);
	await phone.says(amal, 'must go home');
	await lay(robin, '3 of spades', '3♠ Jail');
	await push(robin, 'End the turn');

	// Mona robs Amal, whose turn is lost
	await roll(mona);
	await push(mona, 'Leave the die');
	await push(mona, 'End the move');
	await lay(mona, '5 of hearts', '5♥ Grazing Land');
	await playEvent(mona, 'Conduct a Robbery');
	await push(mona, 'Play the event card');
	await push(mona, 'Keep all cards');
	await push(amal, 'Keep all cards');
	await phone.says(wall, /The robbery.*Mona wins\./i);

	// Robin attempts a plotpoint and runs for Mayor
	await roll(robin);
	await push(robin, 'Leave the die');
	await move(robin, '2,5', /Robin’s/);
	await phone.told(robin, 'Attempt the medium plotpoint, or leave it');
	await push(robin, 'Attempt the plotpoint');
	await phone.says(robin, 'Robin scores 1 point.');
	await lay(robin, '4 of spades', '4♠ Courthouse');
	await playEvent(robin, 'Become Mayor of This Town');
	await push(robin, 'Play the event card');
	for (const [page, amount] of [
		[robin, 2],
		[mona, 0]
	] as const) {
		await phone.told(page, 'Bid in secret to become Mayor');
		await push(page, `Bid ${amount}`);
		await push(page, 'Put it in the envelope');
	}
	await phone.says(amal, /Mona bid is in/);
	for (const [seat, heard] of heards.entries()) {
		const seen = [2, 0, null].map((bid, one) => (one === seat || bid === null ? bid : -1));
		await expect.poll(() => heard.read('bids')).toEqual(seen);
	}
	await room.fits();
	await push(amal, 'Bid 1');
	await push(amal, 'Put it in the envelope');
	for (const page of [mona, wall]) await phone.says(page, /Robin bids 2 Mona bids 0 Amal bids 1/);
	await mark(robin, 'ace of hearts');
	await mark(robin, '7 of spades');
	await fit(robin);
	await push(robin, 'Pay the bid');
	for (const page of [amal, wall]) await phone.says(page, 'Mayor, 9 turns to go');

	// Mona does nothing, Amal comes back
	await table.act(1, { type: 'roll' });
	for (let steps = 0; steps < 5; steps++) await table.act(1, { type: 'done' });
	await phone.told(amal, 'Put your piece back home');
	await fit(amal);
	await push(amal, 'Point south-west');

	// and Robin beats the last one
	await roll(robin);
	await push(robin, 'Swap two pieces');
	await press(robin, '0,0');
	await press(robin, '3,4');
	await phone.told(robin, 'Move your piece');
	await push(robin, 'End the move');
	await push(robin, 'Attack Mona');
	await push(robin, 'Attack');
	await phone.told(robin, 'Choose the cards to exchange, at most 3');
	await phone.says(mona, /Robin Draws 5 May exchange 3 = 2 \+ 1 \(more points\)/);
	await mark(mona, '9 of spades');
	await push(mona, 'Exchange: 1');
	await push(robin, 'Keep all cards');
	await phone.says(robin, 'You win!');
	for (const page of [mona, amal, wall]) {
		await phone.says(page, 'Robin has nobody left to face, and wins.');
	}
	await phone.tap(mona.getByText('The position in words'));
	await phone.says(mona, 'Mona is not on the board.');
	await room.fits();
	areSecret([
		['QD', '8C', '6S'],
		['KC', '2C', 'QC'],
		['JC', '9D', '4D', '7D', 'JD']
	]);
	room.isQuiet();
});
