/** Scavenger Hunt to its end: four play, one of them by keyboard alone; what a look shows is sent to one phone only. */
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { coinAt } from '../../../src/lib/games/scavenger-hunt/rules/board.ts';
import { reachable } from '../../../src/lib/games/scavenger-hunt/rules/pawns.ts';
import { apply, legal } from '../../../src/lib/games/scavenger-hunt/rules/rules.ts';
import { pushed } from '../../../src/lib/games/scavenger-hunt/rules/pushes.ts';
import type {
	Action,
	Cell,
	Shift,
	State
} from '../../../src/lib/games/scavenger-hunt/rules/state.ts';
import { scripted } from '../../../src/lib/engine/random.ts';
import { keyOf } from '../../../src/lib/pieces/geometry/squares.ts';
import { Heard } from '../heard.ts';
import * as phone from '../phone.ts';
import { fourPeople, Room, type Table } from '../room.ts';
import { fit } from '../screen.ts';
import { press } from '../squares.ts';

const room = new Room(fourPeople(1));
let table: Table;
let heards: readonly Heard[];

beforeAll(async () => {
	heards = await Promise.all(room.players.map(({ page }) => Heard.to(page)));
});

const viewOf = (seat: number): Promise<State> => table.view<State>(seat);

const WAYS = { n: 'up', e: 'to the right', s: 'down', w: 'to the left' } as const;
const arrow = (page: Page, { line, index, dir }: Shift) =>
	phone.button(
		page,
		`Push tile ${line === 'row' ? 'row' : 'column'} ${String(index + 1)} ${WAYS[dir]}`
	);

async function push(page: Page, shift: Shift) {
	await phone.told(page, 'Push one row or column');
	await phone.tap(arrow(page, shift));
	await phone.says(page, 'Your pawn can then reach');
	await phone.tap(phone.button(page, 'Push it'));
	await phone.told(page, 'Move your pawn');
}

interface Way {
	readonly shift: Shift;
	readonly to: Cell;
	readonly coin: State['coins'][number] | undefined;
}

/** A push and a move to a coin that this seat wants; else as near to one as can be, away from the others, or to any. */
function way(view: State, seat: number, wants: (coin: State['coins'][number]) => boolean): Way {
	const ways = [...legal(view, seat)].flatMap((action) => {
		if (action.type !== 'shift') return [];
		const after = pushed(view, action);
		const wanted = after.coins.filter(wants);
		const far = (to: Cell) =>
			Math.min(99, ...wanted.map(({ at: [x, y] }) => Math.abs(x - to[0]) + Math.abs(y - to[1])));
		return [...reachable(after)].map((to) => {
			return { shift: action, to, coin: coinAt(after, to), far: far(to) };
		});
	});
	ways.sort((one, other) => one.far - other.far);
	const found =
		ways.find(({ coin }) => coin && wants(coin)) ?? ways.find(({ coin }) => !coin) ?? ways[0];
	if (!found) throw new Error('no way leads anywhere');
	return found;
}

/** A coin that is worth a look: one's own, or one that is not noted yet. */
const worthwhile =
	({ suits }: State, seat: number) =>
	({ suit }: { suit: string | null }): boolean =>
		suit === null || suit === suits[seat];

/** A seat that finds itself in this position moves through the door, and in the position too. */
async function act(view: State, action: Action) {
	const seat = view.turnSeat;
	await table.act(seat, action);
	// nobody draws or tells anything that is needed here
	apply(view, seat, action, { random: scripted([]), tell: () => undefined });
}

/** A seat plays its turn through the door: Robin looks at coins, the others leave them. */
async function play(view: State) {
	const seat = view.turnSeat;
	const { shift, to } = way(view, seat, seat === 0 ? worthwhile(view, seat) : () => false);
	const { line, index, dir } = shift;
	await act(view, { type: 'shift', line, index, dir });
	await act(view, { type: 'movePawn', to });
	if (view.phase !== 'peek') return;
	if (seat === 0) await table.act(seat, { type: 'peek' });
	else await act(view, { type: 'leave' });
}

/** Everybody else plays through the door. */
async function others() {
	const view = await viewOf(0);
	while (view.turnSeat !== 0) await play(view);
}

/** Everybody plays through the door until Robin's turn with five coins found, and one in reach that may be the last. */
async function untilNear() {
	for (let rounds = 0; rounds < 200; rounds++) {
		await others();
		const view = await viewOf(0);
		const wants = worthwhile(view, 0);
		const { coin } = way(view, 0, wants);
		if (view.collected[0]?.length === 5 && coin && wants(coin)) return;
		await play(view);
	}
	throw new Error('Robin does not come near the last coin');
}

/** Does it while only Robin's phone looks on: five screens that follow hundreds of moves take their time. */
async function unwatched(work: () => Promise<void>) {
	const pages = [...room.players.slice(1), room.wall].map(({ page }) => page);
	const addresses = pages.map((page) => page.url());
	for (const page of pages) await page.goto('about:blank');
	await work();
	for (const [index, page] of pages.entries()) await page.goto(addresses[index] ?? '');
}

test('four play to six coins, one of them by keyboard alone, and nobody learns what another one saw', async () => {
	table = await room.sit({ game: 'scavenger-hunt', options: { openMemory: true } });
	const [robin, sally, amal] = [room.page(0), room.page(1), room.page(2)];
	const wall = room.wall.page;

	// placing: why not on the edge, then a coin of one's choice
	await phone.told(robin, 'Place a coin');
	await press(robin, '0,5');
	await phone.says(robin, 'No coin goes on the outside edge');
	await phone.tap(robin.getByRole('button', { name: 'Coin: 3' }));
	await press(robin, '3,5');
	await phone.told(sally, 'Place a coin');
	await phone.says(wall, /Robin places a coin on d6: 3/);
	await room.fits();
	await phone.tap(sally.getByRole('button', { name: 'Coin: ace' }));
	await press(sally, '1,1');
	await phone.says(amal, /Sally places a coin on b2: ace/);
	for (const { page } of room.players) await phone.scatter(page);

	// a turn by touch: try one push, take it back, make another
	await phone.told(robin, 'Push one row or column');
	await phone.tap(arrow(robin, { line: 'row', index: 5, dir: 'e' }));
	await phone.says(robin, 'This pushes tile row 6 to the right.');
	await fit(robin);
	await phone.tap(phone.button(robin, 'Back'));
	await push(robin, { line: 'col', index: 0, dir: 's' });
	await press(robin, '7,0');
	await phone.says(robin, /straight along|in the way/);
	const [step] = reachable(await viewOf(0));
	await press(robin, keyOf(step ?? [0, 0]));
	await phone.told(robin, /Look at the coin|Waiting for/);
	if ((await viewOf(0)).phase === 'peek') await phone.tap(phone.button(robin, 'Leave it'));

	// Sally's by keyboard: the push back is barred, and she alone is sent what she looks at
	await phone.told(sally, 'Push one row or column');
	await phone.tap(sally.getByRole('button', { name: /column 1 up: blocked by Robin’s die/ }));
	await phone.says(sally, 'A die lies at the end of this line');
	const view = await viewOf(1);
	const hers = way(view, 1, worthwhile(view, 1));
	await push(sally, hers.shift);
	await press(sally, keyOf(hers.to));
	await phone.told(sally, 'Look at the coin, or leave it');
	await phone.says(wall, /Sally stands on a coin/);
	for (const heard of heards) heard.values = [];
	await phone.tap(phone.button(sally, 'Look at the coin'));
	await phone.told(amal, 'Push one row or column');
	await phone.says(wall, /Sally (looks at the coin on|finds)/);
	if ((await viewOf(1)).look) {
		await phone.says(sally, /Only you see this/i);
		await expect.poll(() => heards.map(suitsIn)).toEqual([0, expect.any(Number), 0, 0]);
		expect(suitsIn(heards[1])).toBeGreaterThan(0);
		await fit(sally);
		await phone.tap(phone.button(sally, 'Hide it again'));
		await expect.poll(() => sally.getByText('Only you see this').count()).toBe(0);
	}

	// Robin finds the last coin by hand: each try looks at another one
	const comeNear = async () => {
		await untilNear();
		// the turns that were played meanwhile began with the same words
		await robin.reload();
	};
	await unwatched(comeNear);
	for (let tries = 1; ; tries++) {
		const now = await viewOf(0);
		const last = way(now, 0, worthwhile(now, 0));
		await push(robin, last.shift);
		await press(robin, keyOf(last.to));
		await phone.told(robin, 'Look at the coin, or leave it');
		await phone.tap(phone.button(robin, 'Look at the coin'));
		await phone.says(robin, /Waiting for|You win/);
		if ((await viewOf(0)).phase === 'over') break;
		expect(tries, 'coins looked at').toBeLessThan(now.coins.length);
		await comeNear();
	}
	await phone.says(robin, 'You win!');
	for (const page of [sally, wall]) await phone.says(page, 'Robin wins with all six coins.');
	await phone.tap(sally.getByText('The position in words'));
	await phone.says(sally, /Robin: the sun pawn stands on .*6 of 6 coins/);
	await room.fits();
	room.isQuiet();
});

/** How many suits are in what a phone was sent. */
function suitsIn(heard: Heard | undefined): number {
	const found = JSON.stringify(heard?.values ?? []).match(/"(suns|moons|crowns|arms)"/g);
	return found?.length ?? 0;
}
