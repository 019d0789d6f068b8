/** Biome over days: turns that are skipped or played by the computer for who does not come, and no second one. */
import { expect, test, vi } from 'vitest';
import { openTable } from '../../../server/harness.ts';
import { at, begun, dayOf, LESSON, wholeGame } from '../../../server/computers/days.ts';

test.each([
	// who does not come has points left in phase 1, and no round ends it
	['is skipped', 'skip', {}],
	['is played for by the computer', 'computer', { phase1Rounds: 1 }]
] as const)(
	'a whole game, all at once, where who does not come %s',
	async (_, late, rounds) => {
		const options = { tempo: 'together', ...rounds, maxRounds: 2 };
		await wholeGame({ game: 'biome', options }, late, 2);
	},
	600_000
);

test('all play one turn each, answer what the others ask, and no second one', async () => {
	const { table, workshop } = await openTable({
		game: 'biome',
		seats: 4,
		options: { tempo: 'together' }
	});
	const here = await begun();
	const said = { day: '2027-03-27', hour: '18:00', zone: LESSON.zone, every: 0 };
	const by = Date.UTC(2027, 2, 27, 17);
	await here.adjourn(workshop, LESSON, { by, ...said, late: 'computer' });
	const all = [0, 1, 2, 3];
	expect(await dayOf(here, table, all)).toBeGreaterThan(0);
	const { game, position } = await at(here, table);
	expect(game.stage?.(game.view(position.state, 'table')).turns).toEqual([1, 1, 1, 1]);
	// the hour of the last date ends nothing: there is no other turn until the lesson
	vi.setSystemTime(by);
	await here.lookAtDates();
	expect(await dayOf(here, table, all)).toBeGreaterThan(0);
	expect((await at(here, table)).turn).toMatchObject({ by: null, missed: [] });
}, 120_000);
