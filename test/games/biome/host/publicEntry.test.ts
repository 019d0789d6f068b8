/** What the log tells whom of a game in which only few deeds are a secret. */
import { expect, test } from 'vitest';
import { joined, openTable } from '../../../server/harness.ts';

type Somebody = Awaited<ReturnType<typeof joined>>;

let actions = 0;
const act = (who: Somebody, table: string, action: object, seat?: unknown) =>
	who.knock('POST', `/api/tables/${table}/actions`, {
		body: { id: `a${++actions}`, action, ...(seat === undefined ? {} : { seat }) }
	});

test('of a biome game only guesses are kept from others, all else stands in the log', async () => {
	const { facilitator, table, code } = await openTable({
		game: 'biome',
		options: { biomes: ['forest', 'desert', 'tundra'] }
	});
	const [ann, bob] = [await joined(code, 0, 'Ann'), await joined(code, 1, 'Bob')];
	const guess = { type: 'guess', seat: 0, band: 'mixed' };
	await act(ann, table, { type: 'rollSphere' });
	await act(bob, table, guess);
	const forSeat = { type: 'actFor', seat: 2, action: guess };
	await act(facilitator, table, forSeat, 'facilitator');
	const seen = async (who: Somebody) => {
		const { body } = await who.knock('GET', `/api/tables/${table}/log`);
		return (body['entries'] as { action?: unknown }[]).map(({ action }) => action).slice(1, 4);
	};
	expect(await seen(ann)).toEqual([{ type: 'rollSphere' }, null, null]);
	expect(await seen(bob)).toEqual([{ type: 'rollSphere' }, guess, null]);
	const { body } = await ann.knock('GET', `/api/tables/${table}/log`);
	expect(JSON.stringify(body)).toContain('Bob has guessed how Ann’s dice will fall.');
});
