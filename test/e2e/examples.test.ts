/** The worked examples of the rule text, played with real dice and by keyboard alone. */
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import * as desk from './desk.ts';
import { DESK, device, pageAt, PHONE, type Device } from './house.ts';
import { lodge } from './lodging.ts';
import * as phone from './phone.ts';
import { fit } from './screen.ts';

const lodging = lodge();
const players: Device[] = [];

beforeAll(async () => {
	for (const colorScheme of ['light', 'dark', 'light'] as const) {
		const player = await device(lodging.browser, { viewport: PHONE, colorScheme });
		phone.byKeyboard(player.page);
		players.push(player);
	}
});

const pageOf = (seat: number) => pageAt(players, seat);

/** Each phone's screen as it is now: read by everybody, on every width. */
const allFit = async () => {
	for (const { page } of players) await fit(page);
};

test('the screens show the numbers of the worked examples, and are played by keyboard alone', async () => {
	const [sally, robin, duncan] = [pageOf(0), pageOf(1), pageOf(2)];
	const facilitator = await device(lodging.browser, { viewport: DESK });
	const code = await desk.openWorkshop(facilitator.page, lodging.house.origin, {
		title: 'Examples',
		seats: 3,
		preset: 'As in the examples',
		dice: 'real'
	});
	for (const [seat, name] of ['Sally', 'Robin', 'Duncan'].entries()) {
		await phone.join(pageOf(seat), lodging.house.origin, code, seat + 1, name);
	}
	await allFit();
	await phone.choose(sally, 'Aquatic');
	// Robin's Forest has Resilience 0: the four numbers in another order
	await phone.tap(phone.button(robin, /^Forest/));
	await phone.tap(robin.getByText('Use numbers of our own'));
	await phone.select(robin.getByRole('combobox', { name: /^Resilience/ }), '0');
	await phone.select(robin.getByRole('combobox', { name: /^Adaptability/ }), '+1');
	await fit(robin);
	await phone.tap(phone.button(robin, 'Take these numbers'));
	await phone.tap(phone.button(robin, 'I am ready'));
	await phone.choose(duncan, 'Grassland');

	// example 1: five dice, 4 5 6 1 2, a success; 2 RP become the algae
	await phone.tap(phone.button(sally, 'Roll for the sphere'));
	await phone.typeDice(sally, [5]);
	await phone.challenge(duncan, 'Ocean acidification');
	await phone.told(sally, 'Say how your biome meets it');
	await phone.stat(sally, 'Biodiversity');
	await phone.tap(phone.button(sally, /one more/));
	await phone.tap(sally.locator('summary:visible', { hasText: 'works: ' }));
	await phone.says(sally, /5 dice = 2 \+ 2 RP \+ 1 stat/);
	await phone.says(sally, /13\.2%.*32\.9%.*49\.4%.*4\.5%/);
	await phone.tap(phone.button(sally, /one less/));
	await phone.planBuild(sally, {
		solution: 'An acidotrophic alga returns the ocean to its earlier level',
		stat: 'Biodiversity',
		rp: 2,
		resource: 'acidotrophic algae'
	});
	await allFit();
	await phone.agree(robin);
	await allFit();
	await phone.roll(sally, [4, 5, 6, 1, 2]);
	await phone.says(sally, /2 passes: Success/);
	await allFit();

	// example 2: three dice, 2 1 4, a failure; the RP is lost and Resilience takes -1
	await phone.turn(
		[robin, sally, duncan],
		{ sphere: 4, challenge: 'A volcanic eruption fills the air with ash', dice: [2, 1, 4] },
		{
			solution: 'The trees go dormant until the light returns',
			stat: 'Resilience',
			rp: 1,
			resource: 'tree dormancy'
		},
		() => phone.says(duncan, /3 dice/)
	);
	await phone.says(robin, /0 passes: Failure/);
	await phone.says(robin, /pool −1 RP/);
	await phone.says(robin, /Resilience −1/);

	// Duncan's buffalo, Sally's mangroves; everything else is lost
	await phone.turn(
		[duncan, robin, sally],
		{ sphere: 1, challenge: 'The grass dries', dice: [5, 5, 1, 2, 3] },
		{ solution: 'Herds keep the ground open', stat: 'Biodiversity', rp: 2, resource: 'buffalo' }
	);
	await phone.turn(
		[sally, duncan, robin],
		{ sphere: 5, challenge: 'The shore wears away', dice: [6, 6, 1, 2] },
		{ solution: 'Mangroves hold the mud', stat: 'Adaptability', rp: 1, resource: 'mangrove swamps' }
	);
	await lose(robin, sally, duncan, { stat: 'Regeneration', rp: 3, dice: 4 });
	await lose(duncan, robin, sally, { stat: 'Adaptability', rp: 2, dice: 3 });
	await lose(sally, duncan, robin, { stat: 'Resilience', rp: 1, dice: 2 });
	for (const one of [sally, robin, duncan]) {
		await phone.tap(phone.button(one, 'Our society is ready'));
	}

	// example 4: four dice, 6 3 3 2, one pass; Sally takes -1 and the mangroves survive
	await phone.turn(
		[sally, duncan, robin],
		{ sphere: 5, challenge: 'Sea level rise threatens the island homes', dice: [6, 3, 3, 2] },
		{ solution: 'We plant and tend mangroves to shore up the islands', own: 'mangrove swamps' },
		allFit
	);
	await phone.told(sally, 'Choose what it costs you');
	await phone.says(sally, /Adaptability: \+1 → 0/);
	await allFit();
	await phone.tap(phone.button(sally, /^Adaptability −1/));

	// example 3: Robin borrows the buffalo with three dice, 6 5 3; Duncan rolls four, 3 2 4 3
	await phone.turn(
		[robin, sally, duncan],
		{ sphere: 1, challenge: 'A disease outbreak has depleted the wildlife', dice: [6, 5, 3] },
		{
			solution: 'Herds are brought from the Grassland and bred smaller',
			borrow: 'buffalo',
			copy: 'forest buffalo',
			stat: 'Biodiversity'
		},
		() => phone.says(sally, /3 dice/)
	);
	await phone.says(duncan, /4 dice = 2 \+ 1 stat \+ 1 RP left/);
	await allFit();
	await phone.roll(duncan, [3, 2, 4, 3]);
	await phone.says(robin, /forest buffalo \+1 RP/);
	await phone.says(robin, /buffalo −1 RP/);
	for (const tab of ['Sheet', 'World', 'Chronicle']) {
		for (const { page } of players) {
			await phone.tap(page.getByRole('navigation').getByRole('button', { name: tab }));
		}
		await allFit();
	}
	await phone.says(robin, /forest buffalo/);
	for (const one of players) expect(one.complaints).toEqual([]);
});

/** A turn in which everything put forward is lost. */
async function lose(
	active: Page,
	challenger: Page,
	other: Page,
	{ stat, rp, dice }: { stat: string; rp: number; dice: number }
) {
	await phone.turn(
		[active, challenger, other],
		{ sphere: 2, challenge: 'The wind turns', dice: Array.from({ length: dice }, () => 2) },
		{ solution: 'We wait', stat, rp, resource: 'patience' }
	);
}
