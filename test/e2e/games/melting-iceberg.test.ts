/** Melting Iceberg from the join page to its end: one plays by touch, the other by keyboard alone. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { legal } from '../../../src/lib/games/melting-iceberg/rules/rules.ts';
import { splitIn } from '../../../src/lib/games/melting-iceberg/screens/steps.ts';
import type { Action, State } from '../../../src/lib/games/melting-iceberg/rules/state.ts';
import * as phone from '../phone.ts';
import { Room, type Table } from '../room.ts';

const room = new Room([{ name: 'Robin' }, { name: 'Mona', dark: true, byKeyboard: true }]);
let table: Table;

const now = () => table.view<State>(0);

/** A place on the ice, as a button. */
const spot = (page: Page, key: string) => page.locator(`[data-square="${key}"]`);

const focused = (page: Page) =>
	page.evaluate(() => document.activeElement?.getAttribute('data-square') ?? null);

/** Chooses a place as soon as it can be chosen; by keyboard Tab leads to the ice and Page Down to the place. */
async function choose(page: Page, key: string) {
	const place = page.locator(`[data-square="${key}"][aria-disabled="false"]`);
	await place.waitFor();
	if (!phone.isByKeyboard(page)) return place.click();
	for (let tabs = 0; (await focused(page)) === null; tabs++) {
		if (tabs > 60) throw new Error('no Tab leads to the ice');
		await page.keyboard.press('Tab');
	}
	for (let steps = 0; (await focused(page)) !== key; steps++) {
		if (steps > 150) throw new Error(`Page Down does not lead to ${key}`);
		await page.keyboard.press('PageDown');
	}
	await page.keyboard.press('Enter');
}

const WORDS: Readonly<Record<string, RegExp | string>> = {
	rollMove: 'Roll the dice for moving',
	rollMelt: 'Roll for melting',
	endMove: 'End the move',
	'dock!': 'Dock the floe',
	'melt!': 'Melt this iceberg',
	go: 'Go there, leave the food',
	carry: /^Carry the food there$/,
	pick: 'Go there and take the food',
	end: 'Carry the food there and put it down',
	start: 'Put the food down first, then go',
	swap: 'Put this food down, go there, take that food'
};
const button = (page: Page, name: string) => phone.button(page, WORDS[name] ?? name);

/** Does an action step by step with what the phone offers, and waits until it is done. */
async function byHand(action: Action) {
	const before = await now();
	const page = room.page(before.turnSeat);
	for (const { asks, answer } of splitIn(before)(action)) {
		if (['hex', 'dock', 'to'].includes(asks)) await choose(page, answer);
		else if (asks === 'animal') {
			await choose(page, String(before.animals[before.turnSeat]?.[Number(answer)]?.at));
		} else if (asks === 'melt' || asks === 'keep') {
			const id = Number(answer.split(',')[0]);
			await choose(page, String(before.icebergs.find((one) => one.id === id)?.at));
		} else if (asks === 'dice') {
			await phone.tap(page.getByRole('button', { name: new RegExp(`^${answer} animals?,`) }));
		} else if (asks === 'here') {
			await phone.tap(phone.button(page, /^(Take the food here|Put the food down here)$/));
		} else if (asks === 'deed') {
			// where there is nothing else to do, the animal goes at once
			const alone = legal(before, before.turnSeat).filter(
				(other) =>
					other.type === 'moveAnimal' &&
					action.type === 'moveAnimal' &&
					other.animal === action.animal &&
					String(other.to) === String(action.to)
			);
			const obvious = alone.length === 1 && (answer === 'go' || answer === 'carry');
			if (!obvious) await phone.tap(button(page, answer));
		} else if (asks !== 'owner') await phone.tap(button(page, asks));
		else if ((before.hands[before.turnSeat] ?? []).filter((count) => count > 0).length > 1) {
			throw new Error('two players hold but one kind of food');
		}
	}
	if (action.type === 'dock' || action.type === 'melt') {
		await phone.tap(button(page, `${action.type}!`));
	}
	await expect.poll(now).not.toEqual(before);
}

/** The first legal action of this kind, or just the first. */
async function find(like: (action: Action, view: State) => boolean = () => true): Promise<Action> {
	const view = await now();
	const all = legal(view, view.turnSeat);
	const action = all.find((one) => like(one, view)) ?? all[0];
	if (!action) throw new Error('nobody is to act');
	return action;
}

/** Food is taken where it can be, nearer to the middle where not. */
function wise(view: State): Action {
	const far = (action: Action) =>
		action.type === 'moveAnimal'
			? Math.hypot(action.to[0] + action.to[1] / 2, action.to[1]) - (action.pick ? 20 : 0)
			: 0;
	const all = legal(view, view.turnSeat).filter(
		(action) => action.type !== 'endMove' && !(action.type === 'moveAnimal' && action.drop)
	);
	return all.toSorted((one, other) => far(one) - far(other))[0] ?? { type: 'endMove' };
}

/** The game goes on through the door until this holds, or to its end. */
async function until(holds: (view: State) => boolean) {
	for (let view = await now(); view.phase !== 'over' && !holds(view); view = await now()) {
		await table.act(view.turnSeat, wise(view));
	}
}

test('two people play to the end, one of them by keyboard alone, and the wall follows', async () => {
	table = await room.sit({ game: 'melting-iceberg' });
	const [robin, mona, wall] = [room.page(0), room.page(1), room.wall.page];
	const [first, second] = (await now()).turnSeat === 0 ? [robin, mona] : [mona, robin];
	await phone.told(first, 'Place a piece of food');
	await phone.told(second, /Waiting for (Robin|Mona)\./);
	await room.fits();

	// what cannot be chosen says why; a finger that is not clear from afar comes nearer
	await spot(robin, '0,0').click({ force: true });
	await phone.says(robin, /Choose one of those|Wait for yours/);
	if (first === robin) {
		const all = phone.button(robin, 'All the ice');
		expect(await all.getAttribute('aria-disabled')).toBe('true');
		await spot(robin, '4,2').tap();
		await robin.locator('[aria-label="All the ice"][aria-disabled="false"]').waitFor();
		await phone
			.button(robin, /More choices/)
			.first()
			.waitFor();
		await phone.tap(all);
		await robin.locator('[aria-label="All the ice"][aria-disabled="true"]').waitFor();
	}
	for (let pieces = 0; pieces < 3; pieces++) await byHand(await find());
	await phone.says(wall, /(Robin|Mona) places (Robin|Mona)’s food on iceberg/);
	for (const page of [robin, mona]) await phone.scatter(page);

	// the floes dock where they are seen first
	await phone.told(first, 'Choose where your floe docks');
	await byHand(await find());
	await byHand(await find());
	const { turnSeat } = await now();
	const mover = room.page(turnSeat);
	await phone.told(mover, 'Roll the two dice for everybody’s moves');
	await byHand(await find());
	await phone.says(wall, /rolls \d and \d for everybody’s moves/);
	for (let moves = 0; moves < 4; moves++) await byHand(wise(await now()));
	await until(({ phase, round, animals, turnSeat: seat, allowance }) => {
		const carrying = animals[seat]?.some((animal) => animal?.carrying);
		return phase === 'move' && round > 1 && allowance !== null && carrying === true;
	});

	// a carrying animal: half as far with its food, farther without
	const view = await now();
	const page = room.page(view.turnSeat);
	const carrier = await find(
		(action) => action.type === 'moveAnimal' && action.drop === 'start' && !action.pick
	);
	if (carrier.type === 'moveAnimal' && carrier.drop) {
		await choose(page, String(view.animals[view.turnSeat]?.[carrier.animal]?.at));
		await phone.told(page, /Choose where the (bear|fox) goes/);
		await phone.says(page, /\d steps? with its food, or \d if it puts the food down first/);
		await room.fits();
		await page.keyboard.press('Escape');
	}
	if ((await now()).phase === 'move') {
		await byHand({ type: 'endMove' });
	}

	// the first melts by hand, each looked at before it is done
	await until(({ phase }) => phase === 'melt');
	const melter = room.page((await now()).turnSeat);
	await phone.told(melter, 'Choose an iceberg to melt');
	await phone.says(wall, /must melt an iceberg/);
	const melt = await find();
	await byHand(melt);
	await phone.says(wall, /(Robin|Mona) melts iceberg [A-S]\./);

	await until(({ icebergs, phase }) => icebergs.length < 3 && phase !== 'move');
	for (let acts = 0; (await now()).phase !== 'over'; acts++) {
		expect(acts).toBeLessThan(200);
		const { phase } = await now();
		if (phase === 'move') await until((later) => later.phase !== 'move');
		else await byHand(await find());
	}
	for (const each of [robin, mona, wall]) {
		await phone.says(
			each,
			/You win\.|most animals with food on|nobody else has any animals left|shared by/
		);
	}
	await phone.tap(mona.getByText('The position in words'));
	await phone.says(mona, /Iceberg [A-S] \((the middle|teal|white)\): /);
	await phone.tap(robin.getByText('Signs on the ice'));
	await phone.says(robin, /Animals are round, food is square/);
	await room.fits();
	room.isQuiet();
});
